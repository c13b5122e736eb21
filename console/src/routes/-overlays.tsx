import { type ComponentType, lazy, Suspense } from 'react';
import { type Overlay, showOverlay, useOverlay } from '~/app/overlay';

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
  endWebhook: () => import('~/features/webhooks/end-webhook-dialog'),
};

const views = new Map(Object.entries(loads).map(([overlay, load]) => [overlay, lazy(load)]));

const close = () => showOverlay(null);

/** The dialogs over the page; each loads on first use. */
export function Overlays() {
  const View = views.get(useOverlay() ?? '');
  return View ? (
    <Suspense>
      <View onClose={close} />
    </Suspense>
  ) : null;
}
