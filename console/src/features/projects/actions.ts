import { type ActionableProject, actionFor, type Viewer } from '@trainyard/rbac';
import type { ActionItem } from '@trainyard/ui/base/action-items';
import { offeredItems } from '@trainyard/ui/base/offered-items';
import { Archive, ArchiveRestore, FolderInput, Pencil, Trash2 } from 'lucide-react';

export type ProjectAction = 'edit' | 'move' | 'archive' | 'unarchive' | 'delete';

/** In the order menus show them. */
const items: readonly ActionItem<ProjectAction>[] = [
  { id: 'edit', label: 'Edit...', icon: Pencil },
  { id: 'move', label: 'Move...', icon: FolderInput },
  { id: 'archive', label: 'Archive', icon: Archive },
  { id: 'unarchive', label: 'Unarchive', icon: ArchiveRestore },
  { id: 'delete', label: 'Delete...', icon: Trash2, isDangerous: true },
];

/** The menu items of a project for this viewer. */
export const projectItems = (
  project: ActionableProject,
  viewer: Viewer,
): ActionItem<ProjectAction>[] => offeredItems(items, (id) => actionFor({ project }, id, viewer));
