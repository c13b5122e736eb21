import { createFileRoute, redirect } from '@tanstack/react-router';
import { AppFrame } from '~/features/frame/app-frame';
import { loadFrame } from '~/features/frame/load-frame';
import { isKnown } from '~/features/session/landing';
import { Overlays } from './-overlays';

/** Everything that needs somebody to be signed in. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context, location }) => {
    const { master, queryClient } = context;
    const returnTo = window.location.href;
    if (await isKnown({ queryClient, master, returnTo })) return;
    throw redirect({ to: '/login', state: { wanted: location.publicHref } });
  },
  loader: ({ context }) => loadFrame(context),
  component: AppWithOverlays,
});

function AppWithOverlays() {
  return (
    <>
      <AppFrame />
      <Overlays />
    </>
  );
}
