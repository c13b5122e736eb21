import { useQuery } from '@tanstack/react-query';
import { type Settings, settingsQuery } from '~/data/settings';
import { type ListSource, useListSource } from '~/features/experiment-list/list-source';

/** No more rows of a project can be pinned: others have to stay visible. */
export const maxPins = 5;

/** Where the classic list of other consoles on the same master keeps its pins. */
export const pinsPath = (projectId: number) => `project-details-${projectId}`;
/** Runs have ids of their own, so their pins are apart. */
export const pinsKey = (list: ListSource['name']) => (list === 'runs' ? 'pinnedRuns' : 'pinned');

const none: readonly number[] = [];

/** Ids of the rows that the person pinned in a list of a project, the first pinned one first. */
export function pinsOf(
  settings: Settings | undefined,
  projectId: number,
  list: ListSource['name'] = 'experiments',
): readonly number[] {
  const stored = settings?.[pinsPath(projectId)]?.[pinsKey(list)];
  const ids: unknown = Object(stored)[projectId];
  if (!Array.isArray(ids)) return none;
  return ids.filter((id) => Number.isSafeInteger(id)).slice(0, maxPins);
}

/** The pinned rows of the list. */
export function usePins(projectId: number): readonly number[] {
  const { name } = useListSource();
  const select = (settings: Settings) => pinsOf(settings, projectId, name);
  const { data = none } = useQuery({ ...settingsQuery, select });
  return data;
}
