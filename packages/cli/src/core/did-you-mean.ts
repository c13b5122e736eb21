import { editsBetween } from '@trainyard/insights/names/nearest-names';

/** Returns the known word within two edits, or `most`. */
export function didYouMean(word: string, known: string[], most = 2): string | undefined {
  const [best] = known
    .map((name) => ({ name, edits: editsBetween(word, name) }))
    .sort((a, b) => a.edits - b.edits);
  return best && best.edits <= Math.min(most, word.length - 1) ? best.name : undefined;
}
