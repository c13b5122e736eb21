import { stateLabel } from '@trainyard/sdk/model';
import { durationMs, formatDuration } from '@trainyard/ui/lib/duration';
import { showToast, type ToastKind } from '@trainyard/ui/lib/toast-store';
import { masterNow } from '~/lib/master-now';
import { showNotice } from './notices';
import type { WatchedExperiment } from './watched';

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
export function notifyFinished(experiment: WatchedExperiment, onOpen: () => void): void {
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
export const notifyGone = (experimentId: number): void =>
  void showToast({
    kind: 'warning',
    title: `Experiment ${experimentId} is no longer watched`,
    description: 'It was deleted, or you may no longer see it.',
    key: `trainyard-experiment-${experimentId}`,
    isSticky: true,
  });
