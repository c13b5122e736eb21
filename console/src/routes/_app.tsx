import { createFileRoute } from '@tanstack/react-router';
import {
  BlockForms,
  LiveBlocks,
  type LiveLink,
  LiveLinks,
} from '@trainyard/ui/page/markdown/live-blocks';
import { type ComponentProps, lazy, useEffect } from 'react';
import { EditQuestions } from '~/app/editing/edit-questions';
import { closeDialogs } from '~/app/overlays/close-dialogs';
import { useViewer } from '~/data/viewer';
import { blockHeight } from '~/features/experiments/experiment-list/live-blocks/block-height';
import { requireSignIn } from '~/features/people/session/require-sign-in';
import { SessionError } from '~/features/people/session/session-error';
import { AppShell } from '~/features/shell/app-shell/app-shell';
import { ForDialogs } from '~/features/shell/app-shell/for-dialogs';
import { loadAppShell } from '~/features/shell/app-shell/load-app-shell';
import { loadNotices, Notices } from '~/features/shell/app-shell/notices';
import { usePreferencesOfUser } from '~/features/shell/app-shell/use-preferences';
import { ChartNotesProvider } from '~/features/workspace/notes/chart-notes';
import { Overlays } from './-overlays';

const PinnedMenu = lazy(() => import('~/features/workspace/workspaces/pinned-menu'));
const Extras = lazy(() => import('./-extras'));

const clusterLoad = () => import('~/features/shell/app-shell/navigation/cluster-load');
const clusterUse = {
  Load: lazy(async () => ({ default: (await clusterLoad()).ClusterLoad })),
  Note: lazy(async () => ({ default: (await clusterLoad()).NavNote })),
};

const liveRuns = () => import('~/features/experiments/experiment-list/live-blocks/live-runs');

// fenced blocks of notes that show current data of the master
const liveBlocks = {
  view: {
    Block: lazy(() => import('~/features/experiments/experiment-list/live-blocks/live-view')),
    height: blockHeight('view'),
  },
  chart: {
    Block: lazy(async () => ({ default: (await liveRuns()).LiveChart })),
    height: blockHeight('chart'),
  },
  table: {
    Block: lazy(async () => ({ default: (await liveRuns()).LiveTable })),
    height: blockHeight('table'),
  },
};

// what a block shows is chosen in a dialog
const blockForms = {
  chart: lazy(() => import('~/features/experiments/experiment-list/live-blocks/live-chart-form')),
};

const PlainLink = ({ address, children }: ComponentProps<LiveLink>) => (
  <a href={address}>{children}</a>
);
const NoteLink = lazy(() =>
  import('~/features/workspace/notes/note-link').catch(() => ({ default: PlainLink })),
);

/** All pages that need a signed-in user. */
export const Route = createFileRoute('/_app')({
  beforeLoad: requireSignIn,
  loader: async ({ context }) => {
    await loadAppShell(context);
    await loadNotices(context.queryClient);
  },
  pendingMs: Number.POSITIVE_INFINITY,
  component: AppWithOverlays,
  errorComponent: SessionError,
});

function AppWithOverlays() {
  usePreferencesOfUser();
  const { id } = useViewer().user;
  // biome-ignore lint/correctness/useExhaustiveDependencies: ends with the session of each user
  useEffect(() => closeDialogs, [id]);
  return (
    // another user starts without what this one has typed
    <LiveBlocks key={id} value={liveBlocks}>
      <BlockForms value={blockForms}>
        <LiveLinks value={NoteLink}>
          <ForDialogs>
            <ChartNotesProvider>
              <AppShell
                pinnedMenu={PinnedMenu}
                clusterUse={clusterUse}
                notice={Notices}
                extras={Extras}
              />
            </ChartNotesProvider>
            <Overlays />
          </ForDialogs>
          <EditQuestions />
        </LiveLinks>
      </BlockForms>
    </LiveBlocks>
  );
}
