type Line = { sign: ' ' | '-' | '+'; text: string };

/** Unchanged lines around a change. */
const around = 3;
/** Above this number of table cells a file is shown as completely replaced. */
const largest = 4_000_000;

/** Returns the differences of two texts, as in `diff -u`; empty if they are equal. */
export function unifiedDiff(before: string, after: string): string[] {
  const lines = compare(split(before), split(after));
  const isShown = lines.map((_, index) =>
    lines.slice(Math.max(0, index - around), index + around + 1).some(({ sign }) => sign !== ' '),
  );
  let from = 1;
  let to = 1;
  const shown: string[] = [];
  for (const [index, { sign, text }] of lines.entries()) {
    if (isShown[index]) {
      if (!isShown[index - 1]) shown.push(`@@ -${from} +${to} @@`);
      shown.push(`${sign}${text}`);
    }
    if (sign !== '+') from += 1;
    if (sign !== '-') to += 1;
  }
  return shown;
}

const split = (text: string) => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));

function compare(before: string[], after: string[]): Line[] {
  let start = 0;
  while (start < before.length && before[start] === after[start] && start < after.length)
    start += 1;
  const rest = [before.slice(start), after.slice(start)] as const;
  const same = before.slice(0, start).map((text): Line => ({ sign: ' ', text }));
  return [...same, ...changed(...rest)];
}

/** Uses the longest common subsequence of lines. */
function changed(before: string[], after: string[]): Line[] {
  if (before.length * after.length > largest) {
    return [
      ...before.map((text): Line => ({ sign: '-', text })),
      ...after.map((text): Line => ({ sign: '+', text })),
    ];
  }
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const lines: Line[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const old = before[row];
    const fresh = after[column];
    if (old !== undefined && old === fresh) {
      lines.push({ sign: ' ', text: old });
      row += 1;
      column += 1;
    } else if (
      old !== undefined &&
      (fresh === undefined || at(row + 1, column) >= at(row, column + 1))
    ) {
      lines.push({ sign: '-', text: old });
      row += 1;
    } else {
      lines.push({ sign: '+', text: fresh ?? '' });
      column += 1;
    }
  }
  return lines;
}
