// loaded on demand, because only few visits of a log copy or save it
const loadLineMask = async () => (await import('@trainyard/sdk/mask')).lineMask();

/** Lines of a log that leave the page, with strings that look like secrets masked. */
export async function maskLines(lines: readonly string[]): Promise<string[]> {
  const mask = await loadLineMask();
  return lines.map((line) => mask(line));
}

/** The same for a log that is read in batches. */
export async function* maskBatches<Line extends { text: string }>(
  batches: AsyncIterable<readonly Line[]>,
): AsyncGenerator<Line[]> {
  const mask = await loadLineMask();
  for await (const batch of batches)
    yield batch.map((line) => ({ ...line, text: mask(line.text) }));
}
