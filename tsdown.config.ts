import { compile, compileModule } from 'svelte/compiler';
import { defineConfig, type Rolldown } from 'tsdown';
import { transformWithOxc } from 'vite';

/** A worker is started by the name of its source; in the package it has become JavaScript. */
const workers: Rolldown.Plugin = {
  name: 'workers',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code) =>
      code.replaceAll(/new URL\('(\.[^']+)\.ts', import\.meta\.url\)/g, "new URL('$1.js', import.meta.url)"),
  },
};

/** Boards become plain modules that bring their style with them: whoever uses them needs no compiler. */
const components: Rolldown.Plugin = {
  name: 'components',
  transform: {
    filter: { id: /\.svelte(\.ts)?$/ },
    async handler(code, id) {
      const { js } = id.endsWith('.ts')
        ? compileModule((await transformWithOxc(code, id)).code, { filename: id, generate: 'client' })
        : compile(code, { filename: id, generate: 'client', css: 'injected', runes: true });
      return { code: js.code, map: js.map as Rolldown.SourceMapInput };
    },
  },
};

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/{core,match,bots,lab,protocol}/index.ts',
    'src/games/*/index.ts',
    'src/web/boards/library.ts',
    'src/cli/main.ts',
    // Started by their address alone.
    'src/{cli,server}/**/{worker,*Worker}.ts',
  ],
  outDir: 'lib',
  root: 'src',
  unbundle: true,
  target: 'es2024',
  platform: 'node',
  fixedExtension: false,
  dts: { sourcemap: false },
  sourcemap: true,
  copy: [{ from: 'src/web/theme.css', to: 'lib/web' }],
  logLevel: 'warn',
  checks: { pluginTimings: false },
  plugins: [workers, components],
});
