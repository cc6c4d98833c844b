#!/usr/bin/env node
// Only what every Node can run stands here: the rest of the program is loaded after its version was looked at.
const NODE = 24;

if (Number(process.versions.node.split('.')[0]) < NODE) {
  console.error(
    `Cancha necesita Node ${NODE} o más nuevo; este es ${process.version}. Instálalo de https://nodejs.org o ejecuta «npm ci» y «npx cancha».\n` +
      `Cancha needs Node ${NODE} or newer; this is ${process.version}. Get it from https://nodejs.org, or run "npm ci" and "npx cancha".`,
  );
  process.exitCode = 2;
} else {
  const { run } = await import('./program.ts');
  process.exitCode = await run(process.argv.slice(2));
}
