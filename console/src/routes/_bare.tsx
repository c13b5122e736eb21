import { createFileRoute } from '@tanstack/react-router';
import { BareShell } from '~/features/app-shell/bare-shell';
import { loadAppShell } from '~/features/app-shell/load-app-shell';
import { requireSignIn } from '~/features/session/require-sign-in';

/** Pages of interactive tasks, for signed-in users, in the whole window. */
export const Route = createFileRoute('/_bare')({
  beforeLoad: requireSignIn,
  loader: ({ context }) => loadAppShell(context),
  component: BareShell,
});
