import { lazy, Suspense } from 'react';
import { type Overlay, showOverlay, useOverlay } from '~/app/overlay';

const views = {
  palette: lazy(() => import('~/features/palette/command-palette')),
  quickSearch: lazy(() => import('~/features/palette/quick-search')),
  settings: lazy(() => import('~/features/settings/settings-drawer')),
  keyboardMap: lazy(() => import('~/features/shortcuts/keyboard-map')),
  launchNotebook: lazy(() => import('~/features/notebooks/launch-dialog')),
  launchShell: lazy(() => import('~/features/notebooks/launch-shell')),
  launchCommand: lazy(() => import('~/features/notebooks/launch-command')),
  launchTensorboard: lazy(() => import('~/features/notebooks/launch-tensorboard')),
  newWorkspace: lazy(() => import('~/features/workspaces/workspace-dialog')),
  endWebhook: lazy(() => import('~/features/webhooks/end-webhook-dialog')),
} satisfies Record<Overlay, unknown>;

const close = () => showOverlay(null);

/** The dialogs over the page; each loads with its first use. */
export function Overlays() {
  const overlay = useOverlay();
  if (overlay === null) return null;
  const View = views[overlay];
  return (
    <Suspense>
      <View onClose={close} />
    </Suspense>
  );
}
