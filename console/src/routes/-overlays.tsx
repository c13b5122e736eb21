import { type ComponentType, lazy, Suspense, useLayoutEffect } from 'react';
import { isOverlay, type Overlay, showOverlay, useOverlay } from '~/app/overlays/overlay';
import { keepTyped, takeTyped } from '~/app/overlays/typed-ahead';

type Load = () => Promise<{ default: ComponentType<{ onClose: () => void }> }>;

const loads: Record<Overlay, Load> = {
  palette: () => import('~/features/palette/command-palette'),
  quickSearch: () => import('~/features/palette/quick-search'),
  settings: () => import('~/features/settings/settings-drawer'),
  keyboardMap: () => import('~/features/shortcuts/keyboard-map'),
  launchNotebook: () => import('~/features/notebooks/launch-dialog'),
  launchShell: async () => ({
    default: (await import('~/features/notebooks/launch-dialog')).LaunchShell,
  }),
  launchCommand: async () => ({
    default: (await import('~/features/notebooks/launch-dialog')).LaunchCommand,
  }),
  launchTensorboard: () => import('~/features/notebooks/launch-tensorboard'),
  newWorkspace: () => import('~/features/workspaces/workspace-dialog'),
  newExperiment: () => import('~/features/experiment-forms/new/new-experiment-dialog'),
  newToken: () => import('~/features/tokens/new-token-dialog'),
  endWebhook: () => import('~/features/webhooks/end-webhook-dialog'),
};

const views = new Map(
  Object.entries(loads).map(([overlay, load]) => [
    overlay,
    lazy(() =>
      load().catch((error: unknown) => {
        takeTyped();
        throw error;
      }),
    ),
  ]),
);

const close = () => showOverlay(null);

/** While an overlay loads that is typed into: it gets what is typed meanwhile. */
function Awaited({ overlay }: { overlay: Overlay }) {
  useLayoutEffect(() => keepTyped(() => isOverlay(overlay)), [overlay]);
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
