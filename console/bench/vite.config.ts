import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from '../../packages/ui/vite.aliases.ts';

/** A page for `pnpm bench` alone: a block by itself, built as the console is. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), tailwindcss()],
  resolve: {
    conditions: ['@trainyard/source', 'module', 'browser', 'development|production'],
    alias: [
      ...aliases,
      { find: /^~\//, replacement: fileURLToPath(new URL('../src/', import.meta.url)) },
    ],
  },
  worker: { format: 'es' },
  build: { assetsInlineLimit: 0 },
});
