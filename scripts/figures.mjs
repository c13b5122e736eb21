// Counts the code and writes `docs/figures.md`: `pnpm figures`. CONTRIBUTING has the limits.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countConcepts } from './figures/concepts.mjs';
import { areaOf, countFile, kindOf } from './figures/count.mjs';
import { duplicatePairs } from './figures/duplicates.mjs';
import { figuresPage } from './figures/page.mjs';
import { root, runMain } from './lib/main.mjs';
import { commitProblems, longestSubject } from './words/commits.mjs';

const page = join(root, 'docs/figures.md');
const maxInFolder = 40;

await runMain(async () => {
  const listed = execFileSync('git', ['ls-files', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const names = listed.split('\0').filter((file) => existsSync(join(root, file)));
  const textOf = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const files = names
    .filter((file) => /\.(tsx?|mjs|cjs|js)$/.test(file))
    .map((file) => {
      const text = textOf(file);
      return { file, area: areaOf(file), kind: kindOf(file), text, ...countFile(file, text) };
    });
  const code = files.filter(({ kind }) => kind === 'code');
  /** @type {Map<string, number>} */
  const folders = new Map();
  for (const { file, kind } of files) {
    if (kind === 'generated') continue;
    const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  const text = figuresPage({
    files,
    fullFolders: [...folders]
      .filter(([, count]) => count > maxInFolder)
      .map(([folder, count]) => `${folder} (${count})`),
    maxInFolder,
    lazies: code
      .filter(({ area }) => area === 'console')
      .reduce((sum, { lazies }) => sum + lazies, 0),
    concepts: countConcepts(code, {
      routeTrees: names.filter((file) =>
        /^console\/src\/(routeTree\.gen|[\w-]+-tree)\.ts$/.test(file),
      ).length,
      records: names
        .filter((file) => /^docs\/decisions\/\d/.test(file))
        .map((file) => ({ file, text: textOf(file) })),
    }),
    duplicates: duplicatePairs(code),
    longSubjects: commitProblems(root).filter(({ found }) => found.length > longestSubject).length,
  });
  writeFileSync(page, text);
  console.log(text);
  return 0;
});
