import { useQuery } from '@tanstack/react-query';
import { useSaveSetting } from '~/data/save-setting';
import { type Settings, settingsQuery } from '~/data/settings';

// one key per experiment, so that two tabs do not overwrite each other's experiments
const storagePath = 'watched-experiments';

/** limits the length of the request that polls all of them */
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

/** Stores whether an experiment is watched. */
export function useSaveWatched(): (experimentId: number, isWatched: boolean) => void {
  const save = useSaveSetting();
  return (experimentId, isWatched) =>
    save({ storagePath, key: String(experimentId), value: isWatched ? true : undefined });
}
