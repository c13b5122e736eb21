import { useEffect } from 'react';
import { Button } from '~/components/ui/button';
import type { NoticeState } from '~/features/experiments/watch/notices';
import { tellEnd, tellGone } from '~/features/experiments/watch/tell-end';
import { tellWatching } from '~/features/experiments/watch/tell-watching';
import { ChangeList, ChangesButton } from '~/features/projects/since/change-list';
import type { Changes } from '~/features/projects/since/changes';
import EndWebhookDialog from '~/features/webhooks/end-webhook-dialog';
import { closeAllToasts } from '~/lib/toast-store';
import { entriesOf } from './entry';
import { Opened } from './opened';

const nothing = () => {};

const away = { at: '2026-03-01T09:00:00Z', count: 40 };

const none = { total: 0, experiments: [] };
const noChanges: Changes = {
  ERROR: none,
  COMPLETED: none,
  CANCELED: none,
  started: none,
  missing: 0,
};
const someChanges: Changes = {
  ...noChanges,
  ERROR: {
    total: 7,
    experiments: [
      { id: 12, name: 'mnist-<b>1</b>' },
      { id: 9, name: 'mnist-2' },
    ],
  },
  COMPLETED: {
    total: 1,
    experiments: [{ id: 8, name: 'a-name-that-is-longer-than-its-line-has-room-for' }],
  },
  missing: 2,
};

const ChangesSince = ({ changes }: { changes: Changes | undefined }) => (
  <div className="grid max-w-80 justify-items-start gap-3">
    <ChangesButton changes={changes} />
    <ChangeList
      span={{ left: away, back: away }}
      changes={changes}
      failure={changes ? undefined : 'the database is away'}
      onRetry={nothing}
      onGo={nothing}
      onDismiss={nothing}
    />
  </div>
);

/** Toasts come on a click; alone they are there at once. */
function Told({ say }: { say: () => void }) {
  const isAlone = new URLSearchParams(location.search).has('entry');
  useEffect(() => {
    if (!isAlone) return;
    closeAllToasts();
    say();
  }, [isAlone, say]);
  return <Button onClick={say}>Say it</Button>;
}

const watchingOf = (state: NoticeState) => () => tellWatching('mnist-<b>1</b>', state);
const sayGranted = watchingOf('granted');
const sayDenied = watchingOf('denied');
const sayInsecure = watchingOf('insecure');

const ended = {
  id: 7,
  name: 'mnist-<b>1</b>',
  startTime: '2026-03-01T09:00:00Z',
  endTime: '2026-03-01T11:30:00Z',
};

function sayEnds() {
  tellEnd({ ...ended, state: 'STATE_COMPLETED' }, nothing);
  tellEnd({ ...ended, id: 8, state: 'STATE_ERROR' }, nothing);
  tellGone(9);
}

export const watching = entriesOf('Watching', {
  'since-nothing': {
    title: 'Since you left: moved or deleted',
    Example: () => <ChangesSince changes={{ ...noChanges, missing: 1 }} />,
  },
  'since-some': {
    title: 'Since you left: what changed',
    Example: () => <ChangesSince changes={someChanges} />,
  },
  'since-failed': {
    title: 'Since you left: not read',
    Example: () => <ChangesSince changes={undefined} />,
  },
  'watch-granted': {
    title: 'Watched: the browser will say it',
    Example: () => <Told say={sayGranted} />,
    ready: 'text=The browser says when it ends',
  },
  'watch-denied': {
    title: 'Watched: the browser refuses notices',
    Example: () => <Told say={sayDenied} />,
    ready: 'text=This browser was told to show no notices',
  },
  'watch-insecure': {
    title: 'Watched: not over https',
    Example: () => <Told say={sayInsecure} />,
    ready: 'text=Browsers show notices of pages over https only',
  },
  'watch-ended': {
    title: 'Watched: ended, failed, gone',
    Example: () => <Told say={sayEnds} />,
    ready: 'text=is watched no more',
  },
  'watch-webhook': {
    title: 'A webhook when it ends: which are there is not known',
    Example: () => <Opened what="form">{(close) => <EndWebhookDialog onClose={close} />}</Opened>,
    ready: '[role=dialog] [role=alert]',
  },
});
