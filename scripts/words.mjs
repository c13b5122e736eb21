// Reads names, comments, texts and documents for words that the glossary replaces.
// `pnpm words [PATH…]` prints each place; without a path it reads everything and
// the subjects of the commits since this check exists.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, relative, resolve } from 'node:path';
import { root, runMain } from './lib/main.mjs';
import { commitProblems } from './words/commits.mjs';
import { pathProblems } from './words/names.mjs';
import { documentProblems } from './words/phrases.mjs';
import { sourceProblems } from './words/sources.mjs';

const sources = new Set(['.ts', '.tsx', '.mjs', '.cjs', '.js']);
const documents = new Set(['.md', '.yaml', '.yml']);

/** Files with words of others, or with the list of banned words itself. */
const exempt =
  /(^|\/)generated\/|\.gen\.ts$|^CHANGELOG\.md$|^THIRD_PARTY_NOTICES\.md$|^pnpm-lock\.yaml$|^scripts\/words\/|^scripts\/words\.|^CONTRIBUTING\.md$|(^|\/)(route-)?matrix\.md$|\.snap$/;

await runMain(async () => {
  const paths = process.argv.slice(2).map((path) => relative(root, resolve(path)));
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    },
  );
  const files = listed.split('\0').filter((file) => file && !exempt.test(file));
  const problems = files.flatMap((file) => problemsOf(file));
  if (paths.length === 0) problems.push(...commitProblems(root));
  for (const { place, found, instead } of problems)
    console.log(`${place}: ${JSON.stringify(found)} → ${instead}`);
  console.log(`${files.length} files read, ${problems.length} words to replace`);
  return problems.length > 0 ? 1 : 0;
});

/**
 * The problems of one file: of its path, and of its text if it is source or a document.
 *
 * @param {string} file
 */
function problemsOf(file) {
  const read = sources.has(extname(file))
    ? sourceProblems
    : documents.has(extname(file))
      ? documentProblems
      : null;
  const problems = pathProblems(file);
  if (!read) return problems;
  let text;
  try {
    text = readFileSync(resolve(root, file), 'utf8');
  } catch (error) {
    // listed by git, deleted in the working tree
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  return [...problems, ...read(file, text)];
}
