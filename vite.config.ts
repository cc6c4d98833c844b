import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** The path below which the page is served, with a slash at each end: the same `BASE` that the server is given. */
const BASE = `/${(process.env['BASE'] ?? '').split('/').filter(Boolean).join('/')}/`.replace('//', '/');

/** The page's own links are written from its root; below a path they lead below it. */
const links = {
  name: 'links',
  markup: ({ content }: { content: string }) => ({ code: content.replaceAll('href="/', `href="${BASE}`) }),
};

/** Where `npm run dev` finds the API: `npm start` in another terminal. */
const API = 'http://localhost:3000';

/** Compressed copies of what is text, which the server hands out to browsers that take them. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!/\.(html|js|css|svg|webmanifest)$/.test(file)) continue;
          const bytes = readFileSync(join(folder, file));
          writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes));
          writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes));
        }
      },
    },
  };
}

/** A chunk's file tells the game that it belongs to: `city-voice-….js`. */
const chunkFile = ({ moduleIds }: { moduleIds: string[] }): string => {
  const room = /\/src\/(?:games|web\/boards)\/(\w+)\//.exec(moduleIds.at(-1) ?? '')?.[1];
  return `assets/${room ? `${room}-` : ''}[name]-[hash].js`;
};

export default defineConfig({
  base: BASE,
  plugins: [
    svelte(BASE === '/' ? {} : { preprocess: links }),
    compressed(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: 'script-defer',
      includeAssets: ['icon.svg'],
      manifest: {
        name: 'Cancha',
        short_name: 'Cancha',
        description: 'Cinco juegos de fútbol de tablero · Five football board games',
        lang: 'es',
        display: 'standalone',
        start_url: BASE,
        background_color: '#f5efe4',
        theme_color: '#1b1f24',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,png}'],
        navigateFallback: `${BASE}index.html`,
        navigateFallbackDenylist: [new RegExp(`^${BASE}api/`)],
        cleanupOutdatedCaches: true,
        importScripts: ['push.js'],
      },
    }),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { chunkFileNames: chunkFile } },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: API, ws: true } } },
});
