import { type ActionableProject, actionFor, type Viewer } from '@trainyard/rbac';
import type { Project } from '@trainyard/sdk/types';
import { plural } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { Archive, ArchiveRestore, FolderInput, Pencil, Trash2 } from 'lucide-react';
import {
  type EntityActions,
  menuItemsOf,
  type OfferedItem,
  offeredItems,
} from '~/app/actions/entity-action';
import { removeProject, switchProject } from './mutations';

type ProjectAction = 'edit' | 'move' | 'archive' | 'unarchive' | 'delete';

/** Every action on a project: how it is shown and what runs it. */
export const projectActions: EntityActions<ProjectAction, { project: Project }> = {
  edit: { label: 'Edit...', icon: Pencil, dialog: () => import('./project-dialog') },
  move: { label: 'Move...', icon: FolderInput, dialog: () => import('./move-project-dialog') },
  archive: {
    label: 'Archive',
    icon: Archive,
    run: ({ project }, { queryClient }) => switchProject(queryClient, 'archive', project.id),
    success: ({ project }) => `Archived ${project.name}`,
    undo: 'unarchive',
    failure: ({ project }) => `Unable to archive ${project.name}.`,
  },
  unarchive: {
    label: 'Unarchive',
    icon: ArchiveRestore,
    run: ({ project }, { queryClient }) => switchProject(queryClient, 'unarchive', project.id),
    success: ({ project }) => `Unarchived ${project.name}`,
    undo: 'archive',
    failure: ({ project }) => `Unable to unarchive ${project.name}.`,
  },
  delete: {
    label: 'Delete...',
    icon: Trash2,
    isDangerous: true,
    confirmation: {
      title: 'Delete Project',
      text: ({ project }) => (
        <p>
          <strong className="font-medium text-text">{displayText(project.name)}</strong> (
          {project.id}) goes with its {plural(project.numExperiments, 'experiment')} and{' '}
          {plural(project.notes.length, 'note')}.
        </p>
      ),
      submit: 'Delete Project',
      typeToConfirm: ({ project }) => project.name,
    },
    run: ({ project }, { queryClient }) => removeProject(queryClient, project.id),
  },
};

const menu: readonly ProjectAction[] = ['edit', 'move', 'archive', 'unarchive', 'delete'];

/** The menu items of a project for this viewer. */
export const projectItems = (
  project: ActionableProject,
  viewer: Viewer,
): OfferedItem<ProjectAction>[] =>
  offeredItems(menuItemsOf(projectActions, menu), (id) => actionFor({ project }, id, viewer));
