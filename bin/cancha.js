#!/usr/bin/env node
// Any Node can run this file: it looks at the version before it loads anything that needs a new one.
import { existsSync } from 'node:fs';

const NODE = 24;
/** In a clone the sources run as they are; a package holds what was built of them. */
const SOURCE = new URL('../src/cli/main.ts', import.meta.url);
const BUILT = new URL('../lib/cli/main.js', import.meta.url);

if (Number(process.versions.node.split('.')[0]) < NODE) {
  console.error(
    `Cancha necesita Node ${NODE} o más nuevo; este es ${process.version}. Instálalo desde https://nodejs.org.\n` +
      `Cancha needs Node ${NODE} or newer; this is ${process.version}. Get it from https://nodejs.org.`,
  );
  process.exitCode = 2;
} else {
  await import((existsSync(SOURCE) ? SOURCE : BUILT).href);
}
