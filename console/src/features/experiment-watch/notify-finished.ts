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

/** "mnist, after 3h 12m": what ran, and for how long. */
function describe(experiment: WatchedExperiment): string {
  const lastedMs = durationMs(experiment, masterNow());
  return lastedMs === null
    ? experiment.name
    : `${experiment.name}, after ${formatDuration(lastedMs)}`;
}

/**
 * Says that a watched experiment ended: by a notice of the browser where the page is hidden, else
 * by a toast. Where there can be no notice the toast waits for who comes back, and the tab's title
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

/** Says that a watched experiment cannot be seen any more, so that nobody waits for it. */
export const notifyGone = (experimentId: number): void =>
  void showToast({
    kind: 'warning',
    title: `Experiment ${experimentId} is no longer watched`,
    description: 'It was deleted, or you may no longer see it.',
    key: `trainyard-experiment-${experimentId}`,
    isSticky: true,
  });
