import { bannedFirstWords, bannedNameWords, bannedWholeNames } from './rules.mjs';

/**
 * Splits a name into its words, in lower case: `useExperimentRows`, `held-rows` and `MAX_AGE`.
 *
 * @param {string} name
 */
const wordsOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);

/** @type {Map<string, { word: string, instead: string } | undefined>} */
const verdicts = new Map();

/**
 * The first banned word of a name, with the words to use; undefined where the name is plain.
 *
 * @param {string} name
 */
export function bannedWordOf(name) {
  // the same names are in many files
  if (!verdicts.has(name)) verdicts.set(name, findBannedWord(name));
  return verdicts.get(name);
}

/** @param {string} name */
function findBannedWord(name) {
  const noun = bannedWholeNames.get(name.toLowerCase());
  if (noun) return { word: name, instead: noun };
  for (const [at, word] of wordsOf(name).entries()) {
    const instead =
      bannedNameWords.get(word) ?? (at === 0 ? bannedFirstWords.get(word) : undefined);
    if (instead) return { word, instead };
  }
  return undefined;
}

/**
 * The problems of a path: one for each folder or file name with a banned word.
 *
 * @param {string} file
 * @returns {import('./phrases.mjs').Problem[]}
 */
export function pathProblems(file) {
  /** @type {import('./phrases.mjs').Problem[]} */
  const problems = [];
  for (const part of file.split('/')) {
    const banned = bannedWordOf(part);
    if (banned) problems.push({ place: file, found: part, instead: banned.instead });
  }
  return problems;
}
