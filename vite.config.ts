import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

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

export default defineConfig({
  plugins: [
    svelte(),
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
        start_url: '/',
        background_color: '#f5efe4',
        theme_color: '#1b1f24',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,png}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: API, ws: true } } },
});
