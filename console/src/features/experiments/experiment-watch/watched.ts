import { useQuery } from '@tanstack/react-query';
import { getExperiments } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { pollEvery } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import { q } from '~/data/q';
import { useSaveSetting } from '~/data/save-setting';
import { type Settings, settingsQuery } from '~/data/settings';

// one key per experiment, so that two tabs do not overwrite each other's experiments
const storagePath = 'watched-experiments';

/** More at once would make the request that polls them a long one. */
export const maxWatched = 50;

/** Ids of the watched experiments, in ascending order. */
export const watchedIds = (settings: Settings | undefined): number[] =>
  Object.entries(settings?.[storagePath] ?? {})
    .flatMap(([key, value]) => (value === true && /^[1-9]\d{0,9}$/.test(key) ? [Number(key)] : []))
    .sort((a, b) => a - b)
    .slice(0, maxWatched);

/** The same for the signed-in user; empty before the settings are loaded. */
export const useWatchedIds = (): number[] =>
  useQuery({ ...settingsQuery, select: watchedIds }).data ?? [];

/** Keeps that an experiment is watched, or no longer. */
export function useSaveWatched(): (experimentId: number, isWatched: boolean) => void {
  const save = useSaveSetting();
  return (experimentId, isWatched) =>
    save({ storagePath, key: String(experimentId), value: isWatched ? true : undefined });
}

export type WatchedExperiment = Pick<Experiment, 'id' | 'name' | 'state' | 'startTime' | 'endTime'>;

/**
 * The watched experiments, by one request; without those that are deleted or forbidden.
 * Nothing else here is requested while the page is hidden.
 */
export const watchQuery = (ids: readonly number[]) =>
  q(
    getExperiments,
    { 'experimentIdFilter.incl': [...ids], limit: ids.length },
    {
      select: ({ experiments }): WatchedExperiment[] => experiments,
      enabled: ids.length > 0,
      refetchInterval: (query) =>
        pollEvery(
          document.hidden ? pollMs.watchedExperimentsWhileHidden : pollMs.watchedExperiments,
        )(query),
      refetchIntervalInBackground: true,
    },
  );
