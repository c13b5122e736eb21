/** Median of `runs` timings of `work` in milliseconds, after two that do not count. */
export async function medianMs(work: () => unknown, runs = 15): Promise<number> {
  const times: number[] = [];
  for (let run = -2; run < runs; run++) {
    const from = performance.now();
    await work();
    if (run >= 0) times.push(performance.now() - from);
  }
  return times.sort((left, right) => left - right)[Math.floor(times.length / 2)] ?? Number.NaN;
}

export type Row = { what: string; figure: string; reference: string; ratio: string; goal: string };

/** Prints rows as a table with columns of their widest cell. */
export function printRows(rows: Row[]) {
  const head: Row = {
    what: 'what',
    figure: 'figure',
    reference: 'reference',
    ratio: 'ratio',
    goal: 'goal',
  };
  const keys = ['what', 'figure', 'reference', 'ratio', 'goal'] as const;
  const widths = keys.map((key) => Math.max(...[head, ...rows].map((row) => row[key].length)));
  for (const row of [head, ...rows])
    console.log(
      keys
        .map((key, index) => row[key].padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
