import { actionFor, type Viewer } from '@trainyard/rbac';
import type { Template } from '@trainyard/sdk/types';
import { Copy, FlaskConical, FolderInput, NotebookText, Trash2 } from 'lucide-react';
import { supports } from '~/app/abilities';
import {
  type EntityActions,
  menuItemsOf,
  type OfferedItem,
  offeredItems,
} from '~/app/actions/entity-action';
import { removeTemplate } from './mutations';

type TemplateAction = 'createExperiment' | 'launchNotebook' | 'duplicate' | 'move' | 'delete';

/** Every action on a template: how it is shown and what runs it. */
export const templateActions: EntityActions<TemplateAction, { template: Template }> = {
  createExperiment: {
    label: 'New experiment...',
    icon: FlaskConical,
    dialog: () => import('~/features/experiments/experiment-forms/new/new-experiment-dialog'),
  },
  launchNotebook: {
    label: 'Launch JupyterLab...',
    icon: NotebookText,
    dialog: async () => ({
      default: (await import('~/features/cluster/notebooks/launch-dialog')).LaunchWithTemplate,
    }),
  },
  duplicate: {
    label: 'Duplicate...',
    icon: Copy,
    dialog: () => import('./create-template-dialog'),
  },
  move: {
    label: 'Rename or move...',
    icon: FolderInput,
    dialog: () => import('./move-template-dialog'),
  },
  delete: {
    label: 'Delete Template',
    icon: Trash2,
    isDangerous: true,
    confirmation: {
      title: 'Delete Template',
      text: ({ template }) =>
        `Are you sure you want to delete template ${template.name}? What was started with it keeps its configuration.`,
      submit: 'Delete Template',
      typeToConfirm: ({ template }) => template.name,
    },
    run: ({ template }, { queryClient }) => removeTemplate(queryClient, template.name),
    success: ({ template }) => `Deleted template ${template.name}`,
    failure: () => 'Unable to manage template.',
  },
};

/** The menu items of a template for this viewer. */
export function templateItems(template: Template, viewer: Viewer): OfferedItem<TemplateAction>[] {
  const ids = [
    'createExperiment',
    'launchNotebook',
    'duplicate',
    ...(supports('movableTemplates') ? (['move'] as const) : []),
    'delete',
  ] as const;
  return offeredItems(menuItemsOf(templateActions, ids), (id) =>
    // who may edit it may rename it
    actionFor({ template }, id === 'move' ? 'edit' : id, viewer),
  );
}
