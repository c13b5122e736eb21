import { actionFor, type Viewer } from '@trainyard/rbac';
import type { Agent, Slot } from '@trainyard/sdk/types';
import type { ActionItem } from '@trainyard/ui/base/action-items';
import { offeredItems } from '@trainyard/ui/base/offered-items';
import { CirclePause, CirclePlay, CircleSlash, LayoutGrid } from 'lucide-react';
import { type EntityAction, type EntityActions, menuItemsOf } from '~/app/actions/entity-action';
import { type SwitchAction, type SwitchTarget, switchCompute } from '~/features/cluster/mutations';

type AgentAction = SwitchAction | 'slots';

const nameOf = ({ agentId, slotId }: SwitchTarget) =>
  slotId === undefined ? agentId : `Slot ${slotId} of ${agentId}`;

const switching = (id: SwitchAction): Pick<EntityAction<SwitchTarget>, 'run' | 'failure'> => ({
  run: (target, { queryClient }) => switchCompute(queryClient, id, target),
  failure: (target) => `Unable to ${id} ${nameOf(target)}.`,
});

/** Every action on an agent and its slots: how it is shown and what runs it. */
export const agentActions: EntityActions<AgentAction, SwitchTarget> = {
  slots: { label: 'Show Slots...', icon: LayoutGrid, dialog: () => import('./slots-dialog') },
  enable: {
    ...switching('enable'),
    label: 'Enable',
    icon: CirclePlay,
    success: (target) => `${nameOf(target)} enabled`,
  },
  drain: {
    ...switching('drain'),
    label: 'Drain',
    icon: CirclePause,
    success: (target) => `${nameOf(target)} takes no new work`,
    undo: 'enable',
  },
  disable: {
    ...switching('disable'),
    label: 'Disable',
    menuLabel: 'Disable...',
    icon: CircleSlash,
    isDangerous: true,
    confirmation: {
      title: (target) => `Disable ${nameOf(target)}`,
      text: () => 'What runs there is ended now. Drain lets it come to its own end instead.',
      submit: 'Disable',
    },
    success: (target) => `${nameOf(target)} disabled`,
    undo: 'enable',
  },
};

const switches: readonly SwitchAction[] = ['enable', 'drain', 'disable'];

/** The menu items of an agent for this viewer. */
export const agentItems = (agent: Agent, viewer: Viewer): ActionItem<AgentAction>[] =>
  offeredItems(menuItemsOf<AgentAction>(agentActions, ['slots', ...switches]), (id) =>
    id === 'slots' ? { state: 'allowed' } : actionFor({ agent }, id, viewer),
  );

/** The buttons of a slot for this viewer. */
export const slotItems = (slot: Slot, viewer: Viewer): ActionItem<SwitchAction>[] =>
  offeredItems(menuItemsOf(agentActions, switches, 'headerLabel'), (id) =>
    actionFor({ slot }, id, viewer),
  );

/** "Enabled", "Draining", "Disabled": whether work is taken. */
export const switchState = ({ enabled, draining }: Pick<Agent, 'enabled' | 'draining'>): string => {
  if (draining) return 'Draining';
  return enabled ? 'Enabled' : 'Disabled';
};
