import { execFileSync } from 'node:child_process';

const longestSubject = 72;
const shape = /^[a-z0-9][a-z0-9/,. -]*: [a-z]/;
/** Forms of a verb that are not the imperative: "adds", "added", "adding". */
const notImperative =
  /^[a-z0-9/,. -]+: (?:adds|added|adding|[a-z]+(?:izes|ized|izing)|fixes|fixed|fixing|moves|moved|moving|makes|made|making|uses|used|using|renames|renamed|renaming|removes|removed|removing|the|a|an|what|who|no|one|it|its|each|every|all|where)\b/;

/**
 * @param {string} root
 * @param {string[]} args
 */
const git = (root, ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * The problems of the commit subjects since the commit that brought this check: longer than 72
 * characters, without an area, or not in the imperative. Merge commits are left out.
 *
 * @param {string} root
 * @returns {import('./phrases.mjs').Problem[]}
 */
export function commitProblems(root) {
  const first = git(root, 'log', '--diff-filter=A', '--format=%H', '--', 'scripts/words.mjs')
    .split('\n')
    .at(-1);
  if (!first) return [];
  return git(root, 'log', '--no-merges', '--format=%h %s', `${first}..HEAD`)
    .split('\n')
    .filter(Boolean)
    .flatMap((line) =>
      subjectProblems(line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)),
    );
}

/**
 * The problems of one subject.
 *
 * @param {string} hash
 * @param {string} subject
 */
export function subjectProblems(hash, subject) {
  /** @type {import('./phrases.mjs').Problem[]} */
  const problems = [];
  /** @param {string} instead */
  const add = (instead) => problems.push({ place: `commit ${hash}`, found: subject, instead });
  if (subject.length > longestSubject) add(`at most ${longestSubject} characters`);
  if (!shape.test(subject)) add('`area: imperative`');
  else if (notImperative.test(subject)) add('the imperative: add, fix, move');
  return problems;
}
