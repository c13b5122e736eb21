import { editsBetween } from '@trainyard/insights/names/nearest-names';

/** Returns the known word within two edits, or `most`. */
export function didYouMean(word: string, words: string[], max = 2): string | undefined {
  const [best] = words
    .map((name) => ({ name, edits: editsBetween(word, name) }))
    .sort((a, b) => a.edits - b.edits);
  return best && best.edits <= Math.min(max, word.length - 1) ? best.name : undefined;
}
