import { experimentAction } from '@trainyard/rbac';
import type { Experiment } from '@trainyard/sdk/types';
import { DropdownMenuItem } from '@trainyard/ui/base/dropdown-menu';
import { Bell, BellOff, Webhook } from 'lucide-react';
import { showOverlay } from '~/app/overlays/overlay';
import { useViewer } from '~/data/viewer';
import { notifyWatching, requestNotices } from './notices';
import { maxWatched, useSaveWatched, useWatchedIds } from './watched';

/** Menu items that notify the user of the end of an experiment, by the browser or by a webhook. */
export function WatchItems({ experiment }: { experiment: Experiment }) {
  const viewer = useViewer();
  const ids = useWatchedIds();
  const save = useSaveWatched();
  const { id, name } = experiment;
  const isOffered = (action: 'watch' | 'notifyOnEnd') =>
    experimentAction(viewer, experiment, action).state === 'allowed';
  const isWatched = ids.includes(id);
  const isFull = ids.length >= maxWatched;

  async function watch() {
    save(id, true);
    notifyWatching(name, await requestNotices());
  }

  return (
    <>
      {isWatched ? (
        <DropdownMenuItem
          icon={<BellOff className="size-4" strokeWidth={1.5} />}
          onSelect={() => save(id, false)}
        >
          Unwatch
        </DropdownMenuItem>
      ) : null}
      {!isWatched && isOffered('watch') ? (
        <DropdownMenuItem
          icon={<Bell className="size-4" strokeWidth={1.5} />}
          disabledReason={isFull ? `You can watch up to ${maxWatched} experiments.` : undefined}
          onSelect={() => void watch()}
        >
          Watch
        </DropdownMenuItem>
      ) : null}
      {isOffered('notifyOnEnd') ? (
        <DropdownMenuItem
          icon={<Webhook className="size-4" strokeWidth={1.5} />}
          onSelect={() => showOverlay('endWebhook')}
        >
          Notify a webhook when it ends...
        </DropdownMenuItem>
      ) : null}
    </>
  );
}
