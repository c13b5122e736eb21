/** Returns the known word within two edits, or `most`. */
export function didYouMean(word: string, known: string[], most = 2): string | undefined {
  const [best] = known
    .map((name) => ({ name, edits: editsBetween(word, name) }))
    .sort((a, b) => a.edits - b.edits);
  return best && best.edits <= Math.min(most, word.length - 1) ? best.name : undefined;
}

function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at += 1) {
      const change = (row[at - 1] ?? 0) + (to[at - 1] === letter ? 0 : 1);
      next.push(Math.min(change, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
