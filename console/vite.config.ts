import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from '../packages/ui/vite.aliases.ts';
import { buildId } from './bundling/build-id.ts';
import { chunks } from './bundling/chunks.ts';
import { precompressedCopies } from './bundling/precompressed-copies.ts';

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

// where `vite dev` finds a master: a sandbox or a real one
const master = process.env.TRAINYARD_MASTER ?? 'http://127.0.0.1:8080';

const ownModules = { find: /^~\//, replacement: source('') };

export default defineConfig({
  // the server fills the base path in, so that one build serves under any
  base: './',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: source('routes'),
      generatedRouteTree: source('routeTree.gen.ts'),
      quoteStyle: 'single',
      semicolons: true,
      autoCodeSplitting: true,
      // loaders bring the decoders of their calls: they belong to their page, not to the first load
      codeSplittingOptions: {
        defaultBehavior: [
          ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
        ],
      },
    }),
    react(),
    tailwindcss(),
    buildId(),
    precompressedCopies(),
  ],
  resolve: {
    conditions: ['@trainyard/source', 'module', 'browser', 'development|production'],
    alias: [
      ownModules,
      // React has the hook that this copies for versions before 18
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      ...aliases,
    ],
  },
  build: {
    target: ['chrome130', 'edge130', 'firefox130', 'safari17'],
    // data: addresses are allowed for images alone
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // one style sheet, so that no script has to wait for one
    cssCodeSplit: false,
    reportCompressedSize: false,
    // no script names its map: `serve --source-maps` does
    sourcemap: 'hidden',
    rolldownOptions: {
      output: {
        // names of other files are in the first load, and nothing compresses less than a hash
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: chunks },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/proxy', '/docs'].map((path) => [path, { target: master, ws: true }]),
    ),
  },
});
