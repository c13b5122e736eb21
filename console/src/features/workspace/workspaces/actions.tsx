import { actionFor, type Viewer } from '@trainyard/rbac';
import type { Workspace } from '@trainyard/sdk/types';
import { plural } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import {
  Archive,
  ArchiveRestore,
  type LucideIcon,
  Pencil,
  Pin,
  PinOff,
  Trash2,
} from 'lucide-react';
import {
  type EntityAction,
  type EntityActions,
  menuItemsOf,
  type OfferedItem,
  offeredItems,
} from '~/app/actions/entity-action';
import { removeWorkspace, switchWorkspace, type WorkspaceSwitch } from './mutations';

type WorkspaceAction = WorkspaceSwitch | 'edit' | 'delete';
type Subject = { workspace: Workspace };

const switchAction = (
  id: WorkspaceSwitch,
  label: string,
  icon: LucideIcon,
): EntityAction<Subject, WorkspaceAction> => ({
  label,
  icon,
  run: ({ workspace }, { queryClient }) => switchWorkspace(queryClient, id, workspace.id),
  failure: ({ workspace }) => `Unable to ${id} ${workspace.name}.`,
});

/** Every action on a workspace: how it is shown and what runs it. */
export const workspaceActions: EntityActions<WorkspaceAction, Subject> = {
  pin: switchAction('pin', 'Pin to sidebar', Pin),
  unpin: switchAction('unpin', 'Unpin from sidebar', PinOff),
  edit: { label: 'Edit...', icon: Pencil, dialog: () => import('./workspace-dialog') },
  archive: {
    ...switchAction('archive', 'Archive', Archive),
    success: ({ workspace }) => `Archived ${workspace.name}`,
    undo: 'unarchive',
  },
  unarchive: {
    ...switchAction('unarchive', 'Unarchive', ArchiveRestore),
    success: ({ workspace }) => `Unarchived ${workspace.name}`,
    undo: 'archive',
  },
  delete: {
    label: 'Delete...',
    icon: Trash2,
    isDangerous: true,
    confirmation: {
      title: 'Delete Workspace',
      text: ({ workspace }) => (
        <p>
          <strong className="font-medium text-text">{displayText(workspace.name)}</strong> (
          {workspace.id}) goes with its {plural(workspace.numProjects, 'project')} and their notes.
          It holds no experiments: only such workspaces can be deleted.
        </p>
      ),
      submit: 'Delete Workspace',
      typeToConfirm: ({ workspace }) => workspace.name,
    },
    run: ({ workspace }, { queryClient }) => removeWorkspace(queryClient, workspace.id),
  },
};

const menu: readonly WorkspaceAction[] = ['pin', 'unpin', 'edit', 'archive', 'unarchive', 'delete'];

/** The menu items of a workspace for this viewer. */
export const workspaceItems = (
  workspace: Workspace,
  viewer: Viewer,
): OfferedItem<WorkspaceAction>[] =>
  offeredItems(menuItemsOf(workspaceActions, menu), (id) => actionFor({ workspace }, id, viewer));
