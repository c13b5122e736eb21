import { phraseProblems } from './phrases.mjs';

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
