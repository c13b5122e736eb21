import { showToast } from '@trainyard/ui/lib/toast-store';
import { isSelected, type Selection } from '@trainyard/ui/table/grid/selection';

type Row = { id: number };

/** The chosen ones, page by page; at most `most` of them, and whether there are more. */
export async function chosenIds(
  pages: AsyncIterable<readonly Row[]>,
  { selection, maxCount }: { selection: Selection; maxCount: number },
): Promise<{ ids: number[]; isCut: boolean }> {
  const ids = new Set<number>();
  for await (const rows of pages)
    for (const { id } of rows) {
      if (!isSelected(selection, id) || ids.has(id)) continue;
      if (ids.size === maxCount) return { ids: [...ids], isCut: true };
      ids.add(id);
    }
  return { ids: [...ids], isCut: false };
}

/** The chosen ones to compare, also those that the list has not loaded. */
export async function comparedIds(
  pages: AsyncIterable<readonly Row[]>,
  selection: Selection,
): Promise<number[]> {
  const { ids, isCut } = await chosenIds(pages, { selection, maxCount: 1_000 });
  if (isCut)
    showToast({
      kind: 'warning',
      title: 'The first 1,000 are compared',
      description:
        'More are chosen than can be compared at once: the first in the order of the list.',
    });
  return ids;
}
