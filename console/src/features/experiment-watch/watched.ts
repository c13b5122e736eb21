import { useQuery } from '@tanstack/react-query';
import { useSaveSetting } from '~/features/settings/mutations';
import { type Settings, settingsQuery } from '~/features/settings/queries';

// a key each, so that two tabs that watch two experiments write nothing over each other
const storagePath = 'watched-experiments';

/** More at once would make the request that polls them a long one. */
export const watchedAtMost = 50;

/** Ids of the watched experiments, in ascending order. */
export const watchedIds = (settings: Settings | undefined): number[] =>
  Object.entries(settings?.[storagePath] ?? {})
    .flatMap(([key, value]) => (value === true && /^[1-9]\d{0,9}$/.test(key) ? [Number(key)] : []))
    .sort((a, b) => a - b)
    .slice(0, watchedAtMost);

/** The same for who is signed in; none before the settings are there. */
export const useWatchedIds = (): number[] =>
  useQuery({ ...settingsQuery, select: watchedIds }).data ?? [];

/** Keeps that an experiment is watched, or no longer. */
export function useSaveWatched(): (experimentId: number, isWatched: boolean) => void {
  const save = useSaveSetting();
  return (experimentId, isWatched) =>
    save({ storagePath, key: String(experimentId), value: isWatched ? true : undefined });
}
