import { denied } from './errors';
import type { Viewer } from './types';

/** @throws MasterError 403 unless the viewer is an admin */
export function allowAdmin(viewer: Viewer, text?: string) {
  if (!viewer.user.admin) throw denied(text);
}

type OwnerRule = { viewer: Viewer; ownerIds: readonly number[]; text: string };

/** @throws MasterError 403 unless the viewer is an admin or one of the owners */
export function allowOwner({ viewer, ownerIds, text }: OwnerRule) {
  if (!viewer.user.admin && !ownerIds.includes(viewer.user.id)) throw denied(text);
}
