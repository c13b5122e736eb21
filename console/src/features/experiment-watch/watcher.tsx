import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isFinished } from '@trainyard/sdk/model';
import { useEffect, useEffectEvent, useRef } from 'react';
import { settingsQuery } from '~/features/settings/queries';
import { notifyFinished, notifyGone } from './notify-finished';
import {
  useSaveWatched,
  useWatchedIds,
  type WatchedExperiment,
  watchedIds,
  watchQuery,
} from './watched';

/** Polls the watched experiments, and notifies the user when one ends. Renders nothing. */
export default function Watcher() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const save = useSaveWatched();
  const ids = useWatchedIds();
  const { data: seen } = useQuery(watchQuery(ids));
  // an experiment that was continued ends once more
  const notified = useRef(new Set<string>());

  const check = useEffectEvent(async (experiments: readonly WatchedExperiment[]) => {
    const news = ids.flatMap((id) => {
      const experiment = experiments.find((each) => each.id === id);
      const isOver = experiment === undefined || isFinished(experiment.state);
      const key = `${id} ${experiment?.endTime ?? ''}`;
      return isOver && !notified.current.has(key) ? [{ id, key, experiment }] : [];
    });
    if (news.length === 0) return;
    for (const { key } of news) notified.current.add(key);
    const stillWatched = await readWatched(queryClient);
    for (const { id, experiment } of news) {
      // another tab has reported it
      if (!stillWatched.includes(id)) continue;
      save(id, false);
      if (experiment === undefined) notifyGone(id);
      else notifyFinished(experiment, () => open(id));
    }
  });

  const open = (id: number) =>
    void navigate({
      to: '/experiments/$experimentId/{-$tab}',
      params: { experimentId: String(id) },
    });

  useEffect(() => {
    if (seen) void check(seen);
  }, [seen]);
  return null;
}

/** The experiments that are watched now; the last known ones if the master does not answer. */
async function readWatched(queryClient: QueryClient): Promise<number[]> {
  const known = queryClient.getQueryData(settingsQuery.queryKey);
  const settings = await queryClient
    .fetchQuery({ ...settingsQuery, staleTime: 0 })
    .catch(() => known);
  return watchedIds(settings);
}
