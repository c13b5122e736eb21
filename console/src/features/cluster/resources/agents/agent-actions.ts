import { actionFor, type Viewer } from '@trainyard/rbac';
import type { Agent } from '@trainyard/sdk/types';
import { menuItemsOf, type OfferedItem, offeredItems } from '~/app/actions/entity-action';
import type { SwitchAction } from '~/features/cluster/resources/mutations';
import { switchActions, switches } from './switch-actions';

/** The actions on an agent for this viewer: items of a menu, or buttons of its page. */
export const agentItems = (
  agent: Agent,
  viewer: Viewer,
  labelKey: 'menuLabel' | 'headerLabel' = 'menuLabel',
): OfferedItem<SwitchAction>[] =>
  offeredItems(menuItemsOf(switchActions, switches, labelKey), (id) =>
    actionFor({ agent }, id, viewer),
  );
