import { actionFor, type Viewer } from '@trainyard/rbac';
import type { Agent, Slot } from '@trainyard/sdk/types';
import type { ActionItem } from '@trainyard/ui/base/action-items';
import { offeredItems } from '@trainyard/ui/base/offered-items';
import { CirclePause, CirclePlay, CircleSlash, LayoutGrid } from 'lucide-react';
import type { SwitchAction } from '~/features/cluster/mutations';

export type AgentAction = SwitchAction | 'slots';

const switches: readonly ActionItem<SwitchAction>[] = [
  { id: 'enable', label: 'Enable', icon: CirclePlay },
  { id: 'drain', label: 'Drain', icon: CirclePause },
  { id: 'disable', label: 'Disable...', icon: CircleSlash, isDangerous: true },
];

const slots: ActionItem<AgentAction> = { id: 'slots', label: 'Show Slots...', icon: LayoutGrid };

/** The menu items of an agent for this viewer. */
export const agentItems = (agent: Agent, viewer: Viewer): ActionItem<AgentAction>[] => [
  slots,
  ...offeredItems(switches, (id) => actionFor({ agent }, id, viewer)),
];

export const slotItems = (slot: Slot, viewer: Viewer): ActionItem<SwitchAction>[] =>
  offeredItems(switches, (id) => actionFor({ slot }, id, viewer));

/** "Enabled", "Draining", "Disabled": whether work is taken. */
export const switchState = ({ enabled, draining }: Pick<Agent, 'enabled' | 'draining'>): string => {
  if (draining) return 'Draining';
  return enabled ? 'Enabled' : 'Disabled';
};
