import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from './vite.aliases.ts';

/** The catalogue of the blocks that know no product, for `pnpm dev:ui` and for its tests. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: aliases },
  worker: { format: 'es' },
});
