import { can, type Viewer } from '@trainyard/rbac';
import { uncategorizedWorkspaceId } from '~/lib/links';

/** Whether a viewer may see a navigation item, in the side bar, on phones and in the palette; items that are not listed are for everybody. */
export const navPermissions = {
  uncategorized: (viewer: Viewer) =>
    can(viewer, 'workspace.view', { workspaceId: uncategorizedWorkspaceId }),
  webhooks: (viewer: Viewer) => can(viewer, 'webhook.edit'),
  admin: (viewer: Viewer) => can(viewer, 'user.administrate'),
  historicalUsage: (viewer: Viewer) => can(viewer, 'cluster.viewUsage'),
  masterLogs: (viewer: Viewer) => can(viewer, 'master.viewLogs'),
};
