// Serves the page and the API on one port. PORT (3000), HOST (all interfaces) and DATA (the folder `data`) may be set.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const NODE = 24;

if (Number(process.versions.node.split('.')[0]) < NODE) {
  console.error(
    `Cancha necesita Node ${NODE}; este es ${process.version}. Ejecuta «npm ci» y «npm start».\n` +
      `Cancha needs Node ${NODE}; this is ${process.version}. Run "npm ci" and "npm start".`,
  );
  process.exitCode = 2;
} else {
  const { readSettings } = await import('./settings.ts');
  // What was compiled once is not compiled again at the next start, in the threads neither.
  const compiled = join(readSettings(process.env).data, 'compiled');
  enableCompileCache(compiled);
  process.env['NODE_COMPILE_CACHE'] ??= compiled;
  const { serve } = await import('./serve.ts');
  const { refusedByMachine } = await import('../protocol/system.ts');
  await serve().catch((error: unknown) => {
    const said = refusedByMachine(error);
    if (!said) throw error;
    console.error(`${said.es}\n${said.en}`);
    process.exit(2);
  });
}
