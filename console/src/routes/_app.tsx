import { createFileRoute } from '@tanstack/react-router';
import { AppFrame } from '~/features/frame/app-frame';
import { loadFrame } from '~/features/frame/load-frame';
import { requireSignIn } from '~/features/session/require-sign-in';
import { lazyExtra } from '~/lib/lazy-extra';
import { Overlays } from './-overlays';

const PinnedMenu = lazyExtra(() => import('~/features/workspaces/pinned-menu'));
const Watcher = lazyExtra(() => import('~/features/experiments/watch/watcher'));

/** Everything that needs somebody to be signed in. */
export const Route = createFileRoute('/_app')({
  beforeLoad: requireSignIn,
  loader: ({ context }) => loadFrame(context),
  component: AppWithOverlays,
});

function AppWithOverlays() {
  return (
    <>
      <AppFrame pinnedMenu={PinnedMenu} watcher={Watcher} />
      <Overlays />
    </>
  );
}
