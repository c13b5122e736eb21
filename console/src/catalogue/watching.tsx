import { permissionsSummary } from '@trainyard/rbac';
import { Button } from '@trainyard/ui/base/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { entriesOf, Opened } from '@trainyard/ui/catalogue/entry';
import { closeAllToasts } from '@trainyard/ui/lib/toast-store';
import { Suspense, useEffect } from 'react';
import { type NoticeState, notifyWatching } from '~/features/experiment-watch/notices';
import { notifyFinished, notifyGone } from '~/features/experiment-watch/notify-finished';
import { WatchItems } from '~/features/experiment-watch/watch-items';
import { watchedAtMost } from '~/features/experiment-watch/watched';
import {
  ChangeList,
  ChangesButton,
} from '~/features/projects/changes-since-last-visit/change-list';
import type { Changes } from '~/features/projects/changes-since-last-visit/changes';
import EndWebhookDialog from '~/features/webhooks/end-webhook-dialog';
import { Answering } from './answering';
import { answered, seen } from './stand-in-facts';
import { type Answers, refusedAs } from './stand-in-network';
import { OfExperiment } from './states';

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
function NotifyButton({ say }: { say: () => void }) {
  const isAlone = new URLSearchParams(location.search).has('entry');
  useEffect(() => {
    if (!isAlone) return;
    closeAllToasts();
    say();
  }, [isAlone, say]);
  return <Button onClick={say}>Say it</Button>;
}

const watchingOf = (state: NoticeState) => () => notifyWatching('mnist-<b>1</b>', state);
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
  notifyFinished({ ...ended, state: 'STATE_COMPLETED' }, nothing);
  notifyFinished({ ...ended, id: 8, state: 'STATE_ERROR' }, nothing);
  notifyGone(9);
}

const watchedAre = (ids: readonly number[]): Answers => ({
  '/users/setting': () =>
    Response.json({
      settings: ids.map((id) => ({
        storagePath: 'watched-experiments',
        key: String(id),
        value: 'true',
      })),
    }),
});

// the number of the role that may do all
const clusterAdmin = permissionsSummary([{ roleId: 1, scopeCluster: true, scopeWorkspaceIds: [] }]);

const menus = {
  none: watchedAre([]),
  one: watchedAre([seen.whole]),
  full: watchedAre(Array.from({ length: watchedAtMost }, (_, at) => at + 1)),
  registering: { ...watchedAre([]), '/permissions/summary': () => Response.json(clusterAdmin) },
};

type LinesProps = { of: keyof typeof menus; state?: 'STATE_ACTIVE' | 'STATE_COMPLETED' };

/** Renders only these menu items, without the others of their menu. */
const Lines = ({ of, state = 'STATE_ACTIVE' }: LinesProps) => (
  <Opened what="menu">
    {(close) => (
      <Answering answers={menus[of]}>
        <OfExperiment id={seen.whole}>
          {(experiment) => (
            <DropdownMenu open onOpenChange={(isOpen) => isOpen || close()}>
              <DropdownMenuTrigger>
                <Button>Actions</Button>
              </DropdownMenuTrigger>
              <DropdownMenuContent>
                <Suspense>
                  <WatchItems experiment={{ ...experiment, state }} />
                </Suspense>
              </DropdownMenuContent>
            </DropdownMenu>
          )}
        </OfExperiment>
      </Answering>
    )}
  </Opened>
);

const registered = [
  {
    id: 1,
    url: 'https://hooks.example.com/<b>one</b>',
    webhookType: 'WEBHOOK_TYPE_DEFAULT',
    triggers: ['COMPLETED', 'ERROR'].map((state, at) => ({
      id: at + 1,
      triggerType: 'TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE',
      condition: { state },
      webhookId: 1,
    })),
  },
];

const nobody = () => new Response(null, { status: 500 });

const webhooks = {
  none: { '/webhooks': () => Response.json({ webhooks: [] }) },
  some: { '/webhooks': () => Response.json({ webhooks: registered }) },
  failed: { '/webhooks': () => refusedAs(answered.failed) ?? nobody() },
  refused: { '/webhooks': () => refusedAs(answered.refused) ?? nobody() },
} satisfies Record<string, Answers>;

const EndWebhook = ({ of }: { of: keyof typeof webhooks }) => (
  <Opened what="form">
    {(close) => (
      <Answering answers={webhooks[of]}>
        <EndWebhookDialog onClose={close} />
      </Answering>
    )}
  </Opened>
);

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
    Example: () => <NotifyButton say={sayGranted} />,
    ready: 'text=The browser says when it ends',
  },
  'watch-denied': {
    title: 'Watched: the browser refuses notices',
    Example: () => <NotifyButton say={sayDenied} />,
    ready: 'text=This browser was told to show no notices',
  },
  'watch-insecure': {
    title: 'Watched: not over https',
    Example: () => <NotifyButton say={sayInsecure} />,
    ready: 'text=Browsers show notices of pages over https only',
  },
  'watch-ended': {
    title: 'Watched: ended, failed, gone',
    Example: () => <NotifyButton say={sayEnds} />,
    ready: 'text=is watched no more',
  },
  'watch-lines': {
    title: 'In a menu: not watched',
    Example: () => <Lines of="none" />,
    ready: '[role=menuitem]:has-text("Watch")',
  },
  'watch-lines-webhook': {
    title: 'In a menu: for a user who may register webhooks',
    Example: () => <Lines of="registering" />,
    ready: '[role=menuitem]:has-text("Notify a webhook")',
  },
  'watch-lines-watched': {
    title: 'In a menu: watched',
    Example: () => <Lines of="one" />,
    ready: '[role=menuitem]:has-text("Unwatch")',
  },
  'watch-lines-ended': {
    title: 'In a menu: watched, and over',
    Example: () => <Lines of="one" state="STATE_COMPLETED" />,
    ready: '[role=menuitem]:has-text("Unwatch")',
  },
  'watch-lines-full': {
    title: 'In a menu: no more can be watched',
    Example: () => <Lines of="full" />,
    ready: '[role=menuitem][aria-disabled=true]',
  },
  'watch-webhook': {
    title: 'A webhook when it ends: none yet',
    Example: () => <EndWebhook of="none" />,
    ready: '[role=dialog] button',
  },
  'watch-webhook-some': {
    title: 'A webhook when it ends: one is registered',
    Example: () => <EndWebhook of="some" />,
    ready: 'text=Registered already, and told of both',
  },
  'watch-webhook-failed': {
    title: 'A webhook when it ends: which are there is not known',
    Example: () => <EndWebhook of="failed" />,
    ready: '[role=dialog] [role=alert]',
  },
  'watch-webhook-refused': {
    title: 'A webhook when it ends: not to be seen',
    Example: () => <EndWebhook of="refused" />,
    ready: '[role=dialog] [role=alert]',
  },
});
