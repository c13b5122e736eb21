import { can, type Viewer } from '@trainyard/rbac';
import { uncategorizedWorkspaceId } from '~/lib/links';

/**
 * Returns true if a viewer may see a navigation item, in the side bar, on phones and in the
 * palette; items that are not listed are for everyone.
 */
export const navPermissions = {
  uncategorized: (viewer: Viewer) =>
    can(viewer, 'workspace.view', { workspaceId: uncategorizedWorkspaceId }),
  models: (viewer: Viewer) => can(viewer, 'model.viewAny'),
  webhooks: (viewer: Viewer) => can(viewer, 'webhook.view'),
  admin: (viewer: Viewer) => can(viewer, 'user.administrate'),
  access: (viewer: Viewer) => viewer.rbacEnabled && can(viewer, 'role.assign'),
  historicalUsage: (viewer: Viewer) => can(viewer, 'cluster.viewUsage'),
  masterLogs: (viewer: Viewer) => can(viewer, 'master.viewLogs'),
  master: (viewer: Viewer) => can(viewer, 'master.viewConfig'),
};
