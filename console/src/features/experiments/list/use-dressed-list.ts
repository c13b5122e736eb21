import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type * as Dress from './columns/dress-list';
import type { HeatEnds } from './columns/heat-scale';
import type { Undressed } from './columns/list-facts';
import { filterKey } from './list-keys';

/** The columns with what a link asks for beyond which they are; what does that comes when one asks. */
export function useDressedList(list: Undressed) {
  const { search, columns, layout, onLayoutChange, updatedAt } = list;
  const queryClient = useQueryClient();
  const [dress, setDress] = useState<typeof Dress>();
  const wanted = `${search.heat}${search.differ || ''}`;
  useEffect(() => {
    if (wanted) void import('./columns/dress-list').then(setDress);
  }, [wanted]);
  const worn = wanted ? dress : undefined;
  const [ends, setEnds] = useState<Readonly<Record<string, HeatEnds>>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked again when new rows came
  useEffect(() => {
    let isOld = false;
    async function ask() {
      const { heatEnds } = await import('./columns/heat-ends');
      const found = await heatEnds(list, queryClient);
      if (!isOld) setEnds(found);
    }
    if (search.heat.length > 0) void ask();
    return () => {
      isOld = true;
    };
  }, [worn, wanted, columns, filterKey(search), updatedAt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are found again when new ones came
  const facts = useMemo(
    () => worn?.factsOf(list, { queryClient, ends }),
    [worn, wanted, columns, layout, updatedAt, ends],
  );
  // as text: drawn anew only when they say something else
  const text = JSON.stringify(facts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all that the facts do
  const own = useMemo(
    () => facts && worn?.dressed({ columns, layout, facts }),
    [worn, text, columns, layout],
  );
  if (!worn || !own || !facts) return { table: { columns, layout, onLayoutChange }, notes: null };
  return worn.wornBy(list, { ...own, facts });
}
