import { useQuery } from '@tanstack/react-query';
import { type RowHeight, rowHeights } from '@trainyard/ui/table/columns/stored-layout';
import { useSaveSetting } from '~/data/save-setting';
import { settingsQuery, useSettings } from '~/data/settings';
import { searchSchema } from '~/lib/search-param';
import { z } from '~/lib/zod';

const storagePath = 'f_project-details-global';
const key = 'rowHeight';

// the names other consoles on the same master use for the same thing
const storedNames: Record<RowHeight, string> = {
  small: 'SHORT',
  medium: 'MEDIUM',
  large: 'TALL',
  xl: 'EXTRA_TALL',
};

const isRowHeight = (name: string): name is RowHeight => Object.hasOwn(rowHeights, name);

/** A stored height; medium where nothing, or nothing known, is stored. */
export const toRowHeight = (stored: unknown): RowHeight =>
  Object.keys(storedNames)
    .filter(isRowHeight)
    .find((name) => storedNames[name] === stored) ?? 'medium';

/** The height of rows is a preference, so it is a setting of the user and not in links. */
export function useRowHeight(): [RowHeight, (height: RowHeight) => void] {
  const { data: settings } = useQuery(settingsQuery);
  const save = useSaveSetting();
  const height = toRowHeight(settings?.[storagePath]?.[key]);
  return [height, (next) => save({ storagePath, key, value: storedNames[next] })];
}

const views = searchSchema(() => ({ expListView: z.catch(z.enum(['scroll', 'paged']), 'scroll') }));

/** The page mode of a list, endless or paged, if its link does not set it. */
export function useIsPaged(): [boolean, (isPaged: boolean) => void] {
  const { expListView } = useSettings(storagePath, views);
  const save = useSaveSetting();
  const setPaged = (isPaged: boolean) =>
    save({ storagePath, key: 'expListView', value: isPaged ? 'paged' : 'scroll' });
  return [expListView === 'paged', setPaged];
}

/** The setting of a user who has the board with every list. */
export const boardOpens = { storagePath, key: 'boardOpens' };

export function useBoardOpens(): boolean {
  const { data: settings } = useQuery(settingsQuery);
  return settings?.[storagePath]?.[boardOpens.key] === true;
}
