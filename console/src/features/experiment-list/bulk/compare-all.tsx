import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '@trainyard/ui/base/button';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { isSelected, type Selection } from '@trainyard/ui/table/grid/selection';
import { useState } from 'react';
import { reportError } from '~/app/report-error';
import { useListSource } from '~/features/experiment-list/list-source';
import { allRows } from '~/features/experiment-list/rows/all-rows';
import type { ExperimentFilter } from '~/features/experiments/filter/list-filter';

type Row = { id: number };
type Chosen = { selection: Selection; most: number };

/** More are not compared at once. */
export const mostCompared = 1_000;

/** The first of the chosen ones, page by page, and whether there are more of them. */
export async function chosenIds(
  pages: AsyncIterable<readonly Row[]>,
  { selection, most }: Chosen,
): Promise<{ ids: number[]; isCut: boolean }> {
  const ids = new Set<number>();
  for await (const rows of pages)
    for (const { id } of rows) {
      if (!isSelected(selection, id) || ids.has(id)) continue;
      if (ids.size === most) return { ids: [...ids], isCut: true };
      ids.add(id);
    }
  return { ids: [...ids], isCut: false };
}

type Props = { list: ExperimentFilter & { projectId: number; sort: string }; selection: Selection };

/** All that match, also those the list has not loaded, side by side. */
export function CompareAll({ list, selection }: Props) {
  const queryClient = useQueryClient();
  const source = useListSource();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function compare() {
    setBusy(true);
    try {
      const pages = allRows(list, { source, queryClient });
      const { ids, isCut } = await chosenIds(pages, { selection, most: mostCompared });
      if (isCut)
        showToast({
          kind: 'warning',
          title: 'The first 1,000 are compared',
          description:
            'More are chosen than can be compared at once: the first in the order of the list.',
        });
      await navigate({ to: '/experiment-compare', search: { id: ids } });
    } catch (error) {
      reportError(error, { message: 'Unable to fetch experiments.' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="quiet"
      className="text-text!"
      isBusy={isBusy}
      onClick={() => isBusy || void compare()}
    >
      Compare
    </Button>
  );
}
