import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { queryKeys } from '~/app/query-keys';
import { filterKey } from '~/features/experiment-list/list-keys';
import type { HeatEnds } from './column-heat-map';
import type { ListContext } from './list-facts';

const decorationsCode = queryOptions({
  queryKey: queryKeys.columnDecorations,
  queryFn: () => import('./column-decorations'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Colors columns and hides those that do not vary, as the link asks; the code loads when it does. */
export function useColumnDecorations(list: ListContext) {
  const { search, columns, layout, updatedAt } = list;
  const queryClient = useQueryClient();
  const decorationKey = `${search.heat}${search.differ || ''}`;
  const { data: loaded } = useQuery({ ...decorationsCode, enabled: decorationKey !== '' });
  const decorations = decorationKey ? loaded : undefined;
  const [ends, setEnds] = useState<Readonly<Record<string, HeatEnds>>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bounds are read again with new rows
  useEffect(() => {
    let isOld = false;
    async function loadEnds() {
      const { heatEnds } = await import('./heat-map-bounds');
      const found = await heatEnds(list, queryClient);
      if (!isOld) setEnds(found);
    }
    if (search.heat.length > 0) void loadEnds();
    return () => {
      isOld = true;
    };
  }, [decorations, decorationKey, columns, filterKey(search), updatedAt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are read again when new ones arrive
  const facts = useMemo(
    () => decorations?.factsOf(list, { queryClient, ends }),
    [decorations, decorationKey, columns, layout, updatedAt, ends],
  );
  // as text, so that equal facts do not render the columns again
  const text = JSON.stringify(facts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text holds all that the facts do
  const table = useMemo(
    () =>
      facts && decorations
        ? { columns: decorations.colored(columns, facts), leftOut: facts.alike }
        : { columns },
    [decorations, text, columns],
  );
  return { table, notes: facts && decorations ? decorations.notesOf(list, facts) : null };
}
