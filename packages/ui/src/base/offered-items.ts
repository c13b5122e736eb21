import type { ActionItem } from './action-items';

type Offer = { state: 'allowed' | 'disabled' | 'hidden'; reason?: string };

/** The lines of a menu as an action table offers them: hidden ones left out, disabled ones with why. */
export const offeredItems = <Id extends string>(
  items: readonly ActionItem<Id>[],
  offerOf: (id: Id) => Offer,
): ActionItem<Id>[] =>
  items.flatMap((item) => {
    const { state, reason } = offerOf(item.id);
    if (state === 'hidden') return [];
    return [state === 'disabled' ? { ...item, reason } : item];
  });
