import type { schemas } from '@trainyard/sdk/v038';
import { denied } from '../handlers/errors';
import type { Viewer } from '../handlers/types';

type NameOf<Type> = Type extends `PERMISSION_TYPE_${infer Name}` ? Name : never;
type Permission = NameOf<schemas.PermissionType>;

type Where = { viewer: Viewer; workspaceId?: number };

/**
 * Whether roles allow it: in that workspace, or without one everywhere in the cluster. Without roles
 * only admins are allowed.
 */
export function holds({ viewer, workspaceId }: Where, permission: Permission): boolean {
  const { access, user } = viewer;
  if (!access.rbacEnabled) return user.admin;
  if (access.clusterWide.has(permission)) return true;
  const isHere = workspaceId !== undefined && access.byWorkspace.get(workspaceId)?.has(permission);
  return isHere === true;
}

/** @throws MasterError 403 for who does not hold the permission */
export function require038(where: Where, permission: Permission, text?: string) {
  if (holds(where, permission)) return;
  const { rbacEnabled } = where.viewer.access;
  if (!rbacEnabled) throw denied(text);
  throw denied(text ?? `access denied; required permissions: PERMISSION_TYPE_${permission}`);
}
