import { createFileRoute, Outlet } from '@tanstack/react-router';
import { TooltipLayer } from '@trainyard/ui/base/tooltip-layer';
import { requireSignIn } from '~/features/people/session/require-sign-in';
import { SessionError } from '~/features/people/session/session-error';
import { loadAppShell } from '~/features/shell/app-shell/load-app-shell';

/** Pages of interactive tasks, for signed-in users, in the whole window. */
export const Route = createFileRoute('/_bare')({
  beforeLoad: requireSignIn,
  loader: ({ context }) => loadAppShell(context),
  component: BareShell,
  errorComponent: SessionError,
});

/** A page without side bar and tabs. */
function BareShell() {
  return (
    <>
      <main id="page" className="h-full min-h-0">
        <Outlet />
      </main>
      <TooltipLayer />
    </>
  );
}
