import { isObject } from '@trainyard/sdk/model';
import { z } from '~/lib/zod';
import type { FilterGroup } from './filter-set';

const filterText = z.looseObject({
  // the console writes these texts itself
  filterGroup: z.custom<FilterGroup>((value) => isObject(value) && value.kind === 'group'),
});

/** Returns the `filter` text of a search call with its group replaced. */
export function changeFilterText(text: string, change: (group: FilterGroup) => object): string {
  const form = filterText.parse(JSON.parse(text));
  return JSON.stringify({ ...form, filterGroup: change(form.filterGroup) });
}
