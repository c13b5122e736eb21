import { actionFor, type Viewer } from '@trainyard/rbac';
import type { Agent } from '@trainyard/sdk/types';
import { type ActionItem, offeredItems } from '@trainyard/ui/base/action-items';
import { LayoutGrid } from 'lucide-react';
import { type EntityActions, menuItemsOf } from '~/app/actions/entity-action';
import type { SwitchAction, SwitchTarget } from '~/features/cluster/mutations';
import { switchActions, switches } from './switch-actions';

type AgentAction = SwitchAction | 'slots';

/** Every action on an agent: how it is shown and what runs it. */
export const agentActions: EntityActions<AgentAction, SwitchTarget> = {
  slots: { label: 'Show Slots...', icon: LayoutGrid, dialog: () => import('./slots-dialog') },
  ...switchActions,
};

/** The menu items of an agent for this viewer. */
export const agentItems = (agent: Agent, viewer: Viewer): ActionItem<AgentAction>[] =>
  offeredItems(menuItemsOf<AgentAction>(agentActions, ['slots', ...switches]), (id) =>
    id === 'slots' ? { state: 'allowed' } : actionFor({ agent }, id, viewer),
  );
