import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isFinished, stateLabel } from '@trainyard/sdk/model';
import { durationMs, formatDuration } from '@trainyard/ui/lib/duration';
import { showToast, type ToastKind } from '@trainyard/ui/lib/toast-store';
import { useEffect, useEffectEvent, useRef } from 'react';
import { settingsQuery } from '~/data/settings';
import { masterNow } from '~/lib/master-now';
import { showNotice } from './notices';
import { type WatchedExperiment, watchQuery } from './queries';
import { useSaveWatched, useWatchedIds, watchedIds } from './watched';

const mark = '● ';

/** Marks the title of a hidden tab until the user returns to it. */
function markTitle(): void {
  if (document.title.startsWith(mark)) return;
  document.title = mark + document.title;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    },
    { once: true },
  );
}

const kindOf = ({ state }: WatchedExperiment): ToastKind => {
  if (state === 'STATE_ERROR') return 'error';
  return state === 'STATE_COMPLETED' ? 'success' : 'info';
};

/** Returns the name and the duration of an experiment: "mnist, after 3h 12m". */
function describe(experiment: WatchedExperiment): string {
  const lastedMs = durationMs(experiment, masterNow());
  return lastedMs === null
    ? experiment.name
    : `${experiment.name}, after ${formatDuration(lastedMs)}`;
}

/**
 * Notifies the user that a watched experiment ended: by a browser notification if the page is hidden,
 * else by a toast. Without notifications the toast stays until the user returns, and the tab's title
 * has a mark.
 */
function notifyFinished(experiment: WatchedExperiment, onOpen: () => void): void {
  const title = `Experiment ${experiment.id}: ${stateLabel(experiment.state)}`;
  const body = describe(experiment);
  const key = `trainyard-experiment-${experiment.id}`;
  const isHidden = document.hidden;
  if (isHidden && showNotice({ title, body, tag: key, onOpen })) return;
  if (isHidden) markTitle();
  showToast({
    kind: kindOf(experiment),
    title,
    description: body,
    key,
    action: { label: 'Open', run: onOpen },
    ...(isHidden ? { isSticky: true } : {}),
  });
}

/** Notifies the user that a watched experiment can no longer be read. */
const notifyGone = (experimentId: number): void =>
  void showToast({
    kind: 'warning',
    title: `Experiment ${experimentId} is no longer watched`,
    description: 'It was deleted, or you may no longer see it.',
    key: `trainyard-experiment-${experimentId}`,
    isSticky: true,
  });

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
  const cachedSettings = queryClient.getQueryData(settingsQuery.queryKey);
  const settings = await queryClient
    .fetchQuery({ ...settingsQuery, staleTime: 0 })
    .catch(() => cachedSettings);
  return watchedIds(settings);
}
