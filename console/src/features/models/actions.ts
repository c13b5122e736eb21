import { type ActionableModelVersion, actionFor, type Viewer } from '@trainyard/rbac';
import type { Model } from '@trainyard/sdk/types';
import type { ActionItem } from '@trainyard/ui/base/action-items';
import { offeredItems } from '@trainyard/ui/base/offered-items';
import { Archive, ArchiveRestore, Download, FolderInput, Pencil, Trash2 } from 'lucide-react';

export type ModelAction = 'edit' | 'move' | 'archive' | 'unarchive' | 'delete';

const modelActions: readonly ActionItem<ModelAction>[] = [
  { id: 'edit', label: 'Edit...', icon: Pencil },
  { id: 'move', label: 'Move...', icon: FolderInput },
  { id: 'archive', label: 'Archive', icon: Archive },
  { id: 'unarchive', label: 'Unarchive', icon: ArchiveRestore },
  { id: 'delete', label: 'Delete Model...', icon: Trash2, isDangerous: true },
];

/** The menu items of a model for this viewer. */
export const modelItems = (model: Model, viewer: Viewer): ActionItem<ModelAction>[] =>
  offeredItems(modelActions, (id) => actionFor({ model }, id, viewer));

export type VersionAction = 'edit' | 'download' | 'deregister';

const versionActions: readonly ActionItem<VersionAction>[] = [
  { id: 'download', label: 'Download...', icon: Download },
  { id: 'edit', label: 'Edit...', icon: Pencil },
  { id: 'deregister', label: 'Deregister Version...', icon: Trash2, isDangerous: true },
];

/** The same for one version; the model is the one asked for by itself. */
export const versionItems = (
  modelVersion: ActionableModelVersion,
  viewer: Viewer,
): ActionItem<VersionAction>[] =>
  offeredItems(versionActions, (id) => actionFor({ modelVersion }, id, viewer));

/** Loads the dialog that makes checkpoints versions of a model; checkpoints offer it. */
export const loadRegisterDialog = () => import('./register-checkpoints-dialog');
