#!/usr/bin/env node
// npm keeps the link that an older clone had to this file, so it can be started by itself too; bin/cancha.js is the door.
import { run } from './program.ts';

process.exitCode = await run(process.argv.slice(2));
