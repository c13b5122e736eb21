import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { filterKey } from '~/features/experiments/experiment-list/list-keys';
import { colored, factsOf, notesOf } from './column-decorations';
import type { HeatEnds } from './column-heat-map';
import { heatEnds } from './heat-map-bounds';
import type { ListContext } from './list-facts';

/** Colors columns and hides those that do not vary, as the link says. */
export function useColumnDecorations(list: ListContext) {
  const { search, columns, layout, updatedAt } = list;
  const queryClient = useQueryClient();
  const decorationKey = `${search.heat}${search.differ || ''}`;
  const [ends, setEnds] = useState<Readonly<Record<string, HeatEnds>>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bounds are read again with new rows
  useEffect(() => {
    let isOld = false;
    async function loadEnds() {
      const newEnds = await heatEnds(list, queryClient);
      if (!isOld) setEnds(newEnds);
    }
    if (search.heat.length > 0) void loadEnds();
    return () => {
      isOld = true;
    };
  }, [decorationKey, columns, filterKey(search), updatedAt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are read again when new ones arrive
  const facts = useMemo(
    () => (decorationKey ? factsOf(list, { queryClient, ends }) : undefined),
    [decorationKey, columns, layout, updatedAt, ends],
  );
  // as text, so that equal facts do not render the columns again
  const text = JSON.stringify(facts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text holds all that the facts do
  const table = useMemo(
    () => (facts ? { columns: colored(columns, facts), leftOut: facts.alike } : { columns }),
    [text, columns],
  );
  return { table, notes: facts ? notesOf(list, facts) : null };
}
