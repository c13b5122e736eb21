import { actionFor, type Viewer } from '@trainyard/rbac';
import type { Agent, Slot } from '@trainyard/sdk/types';
import { CirclePause, CirclePlay, CircleSlash } from 'lucide-react';
import {
  type EntityAction,
  type EntityActions,
  menuItemsOf,
  type OfferedItem,
  offeredItems,
} from '~/app/actions/entity-action';
import {
  type SwitchAction,
  type SwitchTarget,
  switchCompute,
} from '~/features/cluster/resources/mutations';
import { JobsOnSlotsOfOne } from './jobs-on-slots';

const nameOf = ({ agentId, slotId }: SwitchTarget) =>
  slotId === undefined ? agentId : `Slot ${slotId} of ${agentId}`;

const switching = (id: SwitchAction): Pick<EntityAction<SwitchTarget>, 'run' | 'failure'> => ({
  run: (target, { queryClient }) => switchCompute(queryClient, id, target),
  failure: (target) => `Unable to ${id} ${nameOf(target)}.`,
});

/** The actions that change whether an agent or a slot takes work. */
export const switchActions: EntityActions<SwitchAction, SwitchTarget> = {
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
    success: (target) => `${nameOf(target)} accepts no new work`,
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
      text: () => 'Work that runs there is stopped now. Drain lets it finish instead.',
      details: JobsOnSlotsOfOne,
      submit: 'Disable',
    },
    success: (target) => `${nameOf(target)} disabled`,
    undo: 'enable',
  },
};

export const switches: readonly SwitchAction[] = ['enable', 'drain', 'disable'];

/** The buttons of a slot for this viewer. */
export const slotItems = (slot: Slot, viewer: Viewer): OfferedItem<SwitchAction>[] =>
  offeredItems(menuItemsOf(switchActions, switches, 'headerLabel'), (id) =>
    actionFor({ slot }, id, viewer),
  ).filter(({ refused }) => !refused);

/** "Enabled", "Draining", "Disabled": whether work is taken. */
export const switchState = ({ enabled, draining }: Pick<Agent, 'enabled' | 'draining'>): string => {
  if (draining) return 'Draining';
  return enabled ? 'Enabled' : 'Disabled';
};
