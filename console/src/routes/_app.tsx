import { createFileRoute } from '@tanstack/react-router';
import { lazyExtra } from '@trainyard/ui/lib/lazy-extra';
import { AppShell } from '~/features/app-shell/app-shell';
import { loadAppShell } from '~/features/app-shell/load-app-shell';
import { requireSignIn } from '~/features/session/require-sign-in';
import { Overlays } from './-overlays';

const PinnedMenu = lazyExtra(() => import('~/features/workspaces/pinned-menu'));
const PasswordWarning = lazyExtra(() => import('~/features/session/password-warning'));
const Watcher = lazyExtra(() => import('~/features/experiment-watch/watcher'));

/** All pages that need a signed-in user. */
export const Route = createFileRoute('/_app')({
  beforeLoad: requireSignIn,
  loader: ({ context }) => loadAppShell(context),
  component: AppWithOverlays,
});

function AppWithOverlays() {
  return (
    <>
      <AppShell pinnedMenu={PinnedMenu} notice={PasswordWarning} watcher={Watcher} />
      <Overlays />
    </>
  );
}
