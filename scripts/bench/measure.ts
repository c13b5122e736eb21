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

/**
 * Minimum CPU time of each of these, in milliseconds: they take turns, so that other load on the
 * machine affects all alike. Two rounds do not count.
 */
export async function bestCpuMs(works: Array<() => unknown>, rounds = 15): Promise<number[]> {
  const best = works.map(() => Number.POSITIVE_INFINITY);
  for (let round = -2; round < rounds; round++) {
    for (const [index, work] of works.entries()) {
      const before = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) best[index] = Math.min(best[index] ?? 0, (user + system) / 1000);
    }
  }
  return best;
}

export type Row = { what: string; figure: string; reference: string; ratio: string; goal: string };

/** Prints rows as a table with aligned columns. */
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
