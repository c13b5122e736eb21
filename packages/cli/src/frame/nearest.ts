/** The known word at most two slips away, or `most`. */
export function nearest(word: string, known: string[], most = 2): string | undefined {
  const [best] = known
    .map((name) => ({ name, slips: slipsBetween(word, name) }))
    .sort((a, b) => a.slips - b.slips);
  return best && best.slips <= Math.min(most, word.length - 1) ? best.name : undefined;
}

function slipsBetween(from: string, to: string): number {
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
