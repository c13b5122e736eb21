import { launchNotebook } from '@trainyard/sdk/calls';
import { mutation } from '~/data/mutation';

/** Starts a JupyterLab. */
export const launchWithSlots = mutation(
  (client, slots: number, workspaceId: number) =>
    launchNotebook(client, { body: { config: { resources: { slots } }, workspaceId } }),
  // a retry might start a second one
  { retry: false, isRefreshAwaited: false },
);
