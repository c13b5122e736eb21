/** @typedef {{ file: string, text: string }} Source */

/** Minimum number of common lines, without comments, imports and brackets. */
const windowLines = 6;

/**
 * Counts pairs of places that share at least six lines. A longer run counts once; a run in three
 * places counts as two pairs.
 *
 * @param {readonly Source[]} sources
 * @returns {number}
 */
export function duplicatePairs(sources) {
  /** @type {Set<string>} */
  const seen = new Set();
  let pairs = 0;
  for (const { text } of sources) {
    const lines = plainLines(text);
    let isInside = false;
    for (let at = 0; at + windowLines <= lines.length; at += 1) {
      const window = lines.slice(at, at + windowLines).join('\n');
      const isKnown = seen.has(window);
      if (isKnown && !isInside) pairs += 1;
      isInside = isKnown;
      seen.add(window);
    }
  }
  return pairs;
}

const isSpecifier = /^(import\b|export .* from |\} from |(type )?[\w$]+,$)/;

/** @param {string} text */
const plainLines = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line) && !/^(\/\/|\/\*|\*)/.test(line) && !isSpecifier.test(line));
