import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isFinished } from '@trainyard/sdk/model';
import { useEffect, useEffectEvent, useRef } from 'react';
import { settingsQuery } from '~/features/settings/queries';
import { tellEnd, tellGone } from './tell-end';
import { type WatchedExperiment, watchQuery } from './watch-query';
import { useSaveWatched, useWatchedIds, watchedIds } from './watched';

/** Looks after the experiments that somebody watches, and says when one ends. Draws nothing. */
export default function Watcher() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const save = useSaveWatched();
  const ids = useWatchedIds();
  const { data: seen } = useQuery(watchQuery(ids));
  // an experiment that was continued ends once more
  const told = useRef(new Set<string>());

  const look = useEffectEvent(async (experiments: readonly WatchedExperiment[]) => {
    const news = ids.flatMap((id) => {
      const experiment = experiments.find((each) => each.id === id);
      const isOver = experiment === undefined || isFinished(experiment.state);
      const key = `${id} ${experiment?.endTime ?? ''}`;
      return isOver && !told.current.has(key) ? [{ id, key, experiment }] : [];
    });
    if (news.length === 0) return;
    for (const { key } of news) told.current.add(key);
    const stillWatched = await readWatched(queryClient);
    for (const { id, experiment } of news) {
      // another tab has told it
      if (!stillWatched.includes(id)) continue;
      save(id, false);
      if (experiment === undefined) tellGone(id);
      else tellEnd(experiment, () => open(id));
    }
  });

  const open = (id: number) =>
    void navigate({
      to: '/experiments/$experimentId/{-$tab}',
      params: { experimentId: String(id) },
    });

  useEffect(() => {
    if (seen) void look(seen);
  }, [seen]);
  return null;
}

/** What is watched by now; as last known where the master does not say. */
async function readWatched(queryClient: QueryClient): Promise<number[]> {
  const known = queryClient.getQueryData(settingsQuery.queryKey);
  const settings = await queryClient
    .fetchQuery({ ...settingsQuery, staleTime: 0 })
    .catch(() => known);
  return watchedIds(settings);
}
