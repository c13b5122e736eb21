import { type ComponentType, lazy, Suspense, useLayoutEffect } from 'react';
import { bufferKeys, takeBufferedKeys } from '~/app/overlays/key-buffer';
import { isOverlay, type Overlay, showOverlay, useOverlay } from '~/app/overlays/overlay';

type Load = () => Promise<{ default: ComponentType<{ onClose: () => void }> }>;

const loads: Record<Overlay, Load> = {
  palette: () => import('~/features/shell/palette/command-palette'),
  quickSearch: () => import('~/features/shell/palette/quick-search'),
  settings: () => import('~/features/people/settings/settings-drawer'),
  keyboardMap: () => import('~/features/people/shortcuts/keyboard-map'),
  launchNotebook: () => import('~/features/cluster/notebooks/launch-dialog'),
  launchShell: async () => ({
    default: (await import('~/features/cluster/notebooks/launch-dialog')).LaunchShell,
  }),
  launchCommand: async () => ({
    default: (await import('~/features/cluster/notebooks/launch-dialog')).LaunchCommand,
  }),
  launchTensorboard: () => import('~/features/cluster/notebooks/launch-tensorboard'),
  newWorkspace: () => import('~/features/workspace/workspaces/workspace-dialog'),
  newExperiment: () => import('~/features/experiments/experiment-forms/new/new-experiment-dialog'),
  newToken: () => import('~/features/people/tokens/new-token-dialog'),
  endWebhook: () => import('~/features/people/webhooks/end-webhook-dialog'),
};

const views = new Map(
  Object.entries(loads).map(([overlay, load]) => [
    overlay,
    lazy(() =>
      load().catch((error: unknown) => {
        takeBufferedKeys();
        throw error;
      }),
    ),
  ]),
);

const close = () => showOverlay(null);

/** Rendered while an overlay with a text field loads: collects the typed keys for it. */
function Awaited({ overlay }: { overlay: Overlay }) {
  useLayoutEffect(() => bufferKeys(() => isOverlay(overlay)), [overlay]);
  return null;
}

const isTypedInto = (overlay: Overlay) => overlay === 'palette' || overlay === 'quickSearch';

/** The dialogs over the page; each loads on first use. */
export function Overlays() {
  const overlay = useOverlay();
  const View = views.get(overlay ?? '');
  return overlay && View ? (
    <Suspense fallback={isTypedInto(overlay) ? <Awaited overlay={overlay} /> : null}>
      <View onClose={close} />
    </Suspense>
  ) : null;
}
