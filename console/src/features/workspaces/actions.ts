import { actionFor, type Viewer } from '@trainyard/rbac';
import type { Workspace } from '@trainyard/sdk/types';
import type { ActionItem } from '@trainyard/ui/base/action-items';
import { offeredItems } from '@trainyard/ui/base/offered-items';
import { Archive, ArchiveRestore, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';

export type WorkspaceAction = 'pin' | 'unpin' | 'edit' | 'archive' | 'unarchive' | 'delete';

/** In the order menus show them. */
const items: readonly ActionItem<WorkspaceAction>[] = [
  { id: 'pin', label: 'Pin to sidebar', icon: Pin },
  { id: 'unpin', label: 'Unpin from sidebar', icon: PinOff },
  { id: 'edit', label: 'Edit...', icon: Pencil },
  { id: 'archive', label: 'Archive', icon: Archive },
  { id: 'unarchive', label: 'Unarchive', icon: ArchiveRestore },
  { id: 'delete', label: 'Delete...', icon: Trash2, isDangerous: true },
];

/** The menu items of a workspace for this viewer. */
export const workspaceItems = (
  workspace: Workspace,
  viewer: Viewer,
): ActionItem<WorkspaceAction>[] =>
  offeredItems(items, (id) => actionFor({ workspace }, id, viewer));
