import { bannedCommentStarts, bannedPhrases } from './rules.mjs';

/** @typedef {{ place: string, found: string, instead: string }} Problem */

/** One pattern for all phrases: most texts have none of them. */
const anyPhrase = new RegExp(bannedPhrases.map(([{ source }]) => `(?:${source})`).join('|'), 'im');

/** @param {string} text */
export const hasPhrase = (text) => anyPhrase.test(text);

/**
 * The banned phrases of a text, each with the place given.
 *
 * @param {string} place
 * @param {string} text
 * @returns {Problem[]}
 */
export function phraseProblems(place, text) {
  if (!hasPhrase(text)) return [];
  return bannedPhrases.flatMap(([pattern, instead]) => {
    const match = pattern.exec(text);
    return match ? [{ place, found: around(text, match), instead }] : [];
  });
}

/**
 * The problems of one comment without its marks: of its beginning and of its phrases.
 *
 * @param {string} place
 * @param {string} text
 * @returns {Problem[]}
 */
export function commentProblems(place, text) {
  const start = text.trimStart();
  const starts = bannedCommentStarts.flatMap(([pattern, instead]) =>
    pattern.test(start) ? [{ place, found: start.slice(0, 60), instead }] : [],
  );
  return [...starts, ...phraseProblems(place, text.replaceAll(/`[^`]*`/g, '`'))];
}

/**
 * A phrase with a few words on both sides.
 *
 * @param {string} text
 * @param {RegExpExecArray} found
 */
const around = (text, found) =>
  text
    .slice(Math.max(0, found.index - 25), found.index + found[0].length + 25)
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The problems of a Markdown or YAML document, by line. Code between backticks is not read.
 *
 * @param {string} file
 * @param {string} text
 * @returns {import('./phrases.mjs').Problem[]}
 */
export function documentProblems(file, text) {
  let inCode = false;
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*```/.test(line)) {
      inCode = !inCode;
      return [];
    }
    if (inCode) return [];
    return phraseProblems(`${file}:${index + 1}`, line.replaceAll(/`[^`]*`/g, '`'));
  });
}
