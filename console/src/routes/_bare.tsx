import { createFileRoute } from '@tanstack/react-router';
import { BareFrame } from '~/features/frame/bare-frame';
import { loadFrame } from '~/features/frame/load-frame';
import { requireSignIn } from '~/features/session/require-sign-in';

/** Pages of interactive tasks: somebody is signed in, and the whole window is the task's. */
export const Route = createFileRoute('/_bare')({
  beforeLoad: requireSignIn,
  loader: ({ context }) => loadFrame(context),
  component: BareFrame,
});
