import { useQuery } from '@tanstack/react-query';
import { type Settings, settingsQuery } from '~/features/settings/queries';

/** No more rows of a project can be pinned: others have to stay in sight. */
export const mostPins = 5;

/** Where the classic list of other consoles on the same master keeps its pins. */
export const pinsPath = (projectId: number) => `project-details-${projectId}`;
export const pinsKey = 'pinned';

const none: readonly number[] = [];

/** Ids of the experiments that the person pinned in a project, the first pinned one first. */
export function pinsOf(settings: Settings | undefined, projectId: number): readonly number[] {
  const stored = settings?.[pinsPath(projectId)]?.[pinsKey];
  const ids: unknown = Object(stored)[projectId];
  if (!Array.isArray(ids)) return none;
  return ids.filter((id) => Number.isSafeInteger(id)).slice(0, mostPins);
}

export const usePins = (projectId: number): readonly number[] =>
  useQuery({ ...settingsQuery, select: (settings) => pinsOf(settings, projectId) }).data ?? none;
