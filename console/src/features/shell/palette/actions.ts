import { type ActionableProject, experimentAction, type Viewer } from '@trainyard/rbac';
import type { Agent, Experiment, Model, Project, Template } from '@trainyard/sdk/types';
import { FolderPlus, PackagePlus } from 'lucide-react';
import {
  type EntityAction,
  type EntityActions,
  menuItemsOf,
  type OfferedItem,
  offeredItems,
} from '~/app/actions/entity-action';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import type { AnyWebhook } from '~/data/webhooks';
import { agentItems } from '~/features/cluster/resources/agents/agent-actions';
import { switchActions } from '~/features/cluster/resources/agents/switch-actions';
import { type PoolHit, poolActions, poolItems } from '~/features/cluster/resources/pools/actions';
import { actionPlaces, experimentActions } from '~/features/experiments/experiment-actions/actions';
import { templateActions, templateItems } from '~/features/experiments/templates/actions';
import { webhookActions, webhookItems } from '~/features/people/webhooks/actions';
import { modelActions, modelItems } from '~/features/registry/models/actions';
import { projectActions, projectItems } from '~/features/workspace/projects/actions';
import { type NoteHit, noteActions, noteItems } from './platform-actions';

/** Names what a command creates; the dialog of a model has a workspace field if the id is 0. */
const creations: EntityActions<'model' | 'project', { workspaceId: number }> = {
  model: {
    label: 'New Model',
    icon: PackagePlus,
    dialog: () => import('~/features/registry/models/create-model-dialog'),
  },
  project: {
    label: 'New Project',
    icon: FolderPlus,
    dialog: () => import('~/features/workspace/projects/project-dialog'),
  },
};

/** Runs the actions of search hits, and creates entities; at most one dialog is open. */
export function usePaletteActions(onClose: () => void) {
  const options = { onClose };
  const runners = {
    agent: useEntityActions(switchActions, options),
    creation: useEntityActions(creations, options),
    experiment: useEntityActions(experimentActions, options),
    model: useEntityActions(modelActions, options),
    note: useEntityActions(noteActions, options),
    pool: useEntityActions(poolActions, options),
    project: useEntityActions(projectActions, options),
    template: useEntityActions(templateActions, options),
    webhook: useEntityActions(webhookActions, options),
  };
  const dialogs = Object.values(runners).map(({ dialog }) => dialog);
  return { runners, dialog: dialogs.find((dialog) => dialog !== null) ?? null };
}

export type Runners = ReturnType<typeof usePaletteActions>['runners'];

/** A search hit, with the subject of its action table. */
export type Hit =
  | { kind: 'experiment'; experiment: Experiment }
  | { kind: 'model'; model: Model }
  | { kind: 'project'; project: Project & ActionableProject }
  | { kind: 'agent'; agent: Agent }
  | { kind: 'template'; template: Template }
  | { kind: 'webhook'; webhook: AnyWebhook }
  | PoolHit
  | NoteHit;

// the first items of the row menu; the others are on the page of the hit
const maxWithoutText = 4;

type Table<Id extends string, Subject extends object> = {
  /** the confirmation dialogs of its actions */
  actions: Record<Id, Pick<EntityAction<Subject>, 'dialog' | 'confirmation'>>;
  items: readonly OfferedItem<Id>[];
  /** the number of items that are shown */
  atMost?: number;
  /** shows refused items with their reason */
  hasRefused?: true;
  subject: Subject;
  run: (runners: Runners, id: Id) => void;
};

function entriesOf<Id extends string, Subject extends object>(table: Table<Id, Subject>) {
  const { actions, items, subject, run, atMost = maxWithoutText, hasRefused = false } = table;
  return items
    .filter(({ reason, refused }) => reason === undefined || (hasRefused && !refused))
    .slice(0, atMost)
    .map(({ id, label, icon, reason }) => {
      const { dialog, confirmation } = actions[id];
      const needsConfirmation =
        confirmation !== undefined && confirmation.isNeeded?.(subject) !== false;
      return {
        ...{ id, icon, reason, title: label.replace(/(\.\.\.|…)$/, '') },
        outcome: {
          kind: 'action' as const,
          isDialog: dialog !== undefined || needsConfirmation,
          start: (runners: Runners) => run(runners, id),
        },
      };
    });
}

/** The actions that a viewer may run on a hit, in the order of its menu; refused ones have a reason. */
export function actionsOf(hit: Hit, viewer: Viewer) {
  switch (hit.kind) {
    case 'experiment': {
      const { experiment } = hit;
      const items = offeredItems(menuItemsOf(experimentActions, actionPlaces.rowMenu), (id) =>
        experimentAction(viewer, experiment, id),
      );
      const run = ({ experiment: runner }: Runners, id: (typeof items)[number]['id']) =>
        runner.run(id, { experiment });
      return entriesOf({ actions: experimentActions, items, subject: { experiment }, run });
    }
    case 'model': {
      const { model } = hit;
      return entriesOf({
        ...{ actions: modelActions, items: modelItems(model, viewer), subject: { model } },
        atMost: 6,
        run: (runners, id) => runners.model.run(id, { model }),
      });
    }
    case 'project': {
      const { project } = hit;
      return entriesOf({
        ...{ actions: projectActions, items: projectItems(project, viewer), subject: { project } },
        run: (runners, id) => runners.project.run(id, { project }),
      });
    }
    case 'agent': {
      const subject = { agentId: hit.agent.id };
      return entriesOf({
        ...{ actions: switchActions, items: agentItems(hit.agent, viewer), subject },
        run: (runners, id) => runners.agent.run(id, subject),
      });
    }
    case 'pool':
    case 'queue': {
      const { pool } = hit;
      return entriesOf({
        ...{ actions: poolActions, items: poolItems(hit, viewer), subject: { pool } },
        ...{ atMost: 5, hasRefused: true },
        run: (runners, id) => runners.pool.run(id, { pool }),
      });
    }
    case 'note': {
      const { note } = hit;
      return entriesOf({
        ...{ actions: noteActions, items: noteItems(hit, viewer), subject: note },
        run: (runners, id) => runners.note.run(id, note),
      });
    }
    case 'template': {
      const { template } = hit;
      const items = templateItems(template, viewer);
      return entriesOf({
        ...{ actions: templateActions, items, subject: { template } },
        run: (runners, id) => runners.template.run(id, { template }),
      });
    }
    case 'webhook': {
      const { webhook } = hit;
      const items = webhookItems(webhook, viewer);
      return entriesOf({
        ...{ actions: webhookActions, items, subject: { webhook } },
        run: (runners, id) => runners.webhook.run(id, { webhook }),
      });
    }
  }
}
