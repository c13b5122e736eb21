import { can, type Viewer } from '@trainyard/rbac';
import { uncategorizedWorkspaceId } from '~/lib/links';

/** Who finds a place in the side bar, on phones and in the palette; places without a gate are for all. */
export const placeGates = {
  uncategorized: (viewer: Viewer) =>
    can(viewer, 'workspace.view', { workspaceId: uncategorizedWorkspaceId }),
  webhooks: (viewer: Viewer) => can(viewer, 'webhook.edit'),
  admin: (viewer: Viewer) => can(viewer, 'user.administrate'),
  historicalUsage: (viewer: Viewer) => can(viewer, 'cluster.viewUsage'),
  masterLogs: (viewer: Viewer) => can(viewer, 'master.viewLogs'),
};
