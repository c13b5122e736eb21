// Prints the kB, gzip, that a page loads at first for all of a module: `node bundle-kb.mjs MODULE`.
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const { outputFiles } = await build({
  stdin: {
    contents: `export * from ${JSON.stringify(process.argv[2])}`,
    resolveDir: import.meta.dirname,
  },
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  splitting: true,
  outdir: 'out',
  write: false,
  logLevel: 'silent',
});
// code that only loads on demand is not in the first load
const first = outputFiles.find(({ path }) => path.endsWith('stdin.js'));
const shared = outputFiles.filter(({ path }) =>
  first?.text.includes(`from"./${path.split('/').at(-1)}"`),
);
const text = [first, ...shared].map((file) => file?.text ?? '').join('');
console.log(gzipSync(text, { level: 9 }).length / 1000);
