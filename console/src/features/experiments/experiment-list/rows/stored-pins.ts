import type { Settings } from '~/data/settings';

/** No more rows of a project can be pinned: others have to stay visible. */
export const maxPins = 5;

/** Where the classic list of other consoles on the same master keeps its pins. */
export const pinsPath = (projectId: number) => `project-details-${projectId}`;
/** Runs have a separate key, because their ids may equal those of experiments. */
export const pinsKey = (list: string) => (list === 'runs' ? 'pinnedRuns' : 'pinned');

export const noPins: readonly number[] = [];

/** Ids of the rows that the person pinned in a list of a project, the first pinned one first. */
export function pinsOf(
  settings: Settings | undefined,
  projectId: number,
  list: string,
): readonly number[] {
  const stored = settings?.[pinsPath(projectId)]?.[pinsKey(list)];
  const ids: unknown = Object(stored)[projectId];
  if (!Array.isArray(ids)) return noPins;
  return ids.filter((id) => Number.isSafeInteger(id)).slice(0, maxPins);
}
