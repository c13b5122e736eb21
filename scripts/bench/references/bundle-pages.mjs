// Bundles the reference pages into a folder: `node bundle-pages.mjs FOLDER`.
import { build } from 'esbuild';

await build({
  entryPoints: {
    grid: './grid.ts',
    'grid-style': '@glideapps/glide-data-grid/dist/index.css',
    rows: './rows.ts',
    log: './log.ts',
    curves: './curves.ts',
    'curves-style': 'uplot/dist/uPlot.min.css',
  },
  absWorkingDir: import.meta.dirname,
  outdir: process.argv[2],
  bundle: true,
  minify: true,
  format: 'esm',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});
