import type { Agent, Slot } from '@trainyard/sdk/types';

/** The state of a slot, which decides its colour. */
export type SlotState = 'running' | 'pending' | 'free' | 'off';

export type SlotCell = {
  id: string;
  state: SlotState;
  /** held by the same container as the slot before it */
  isJoined: boolean;
  /** what is said of it where it is pointed at */
  words: string;
};

const slotNumber = new Intl.Collator('en', { numeric: true });

/** The slots of an agent in the order of their numbers. */
export const slotsInOrder = ({ slots }: Pick<Agent, 'slots'>): Slot[] =>
  Object.values(slots).toSorted((one, other) => slotNumber.compare(one.id, other.id));

// a slot that is switched off may still be held by what ran before
function stateOf({ enabled, container }: Slot): SlotState {
  if (container) return container.state === 'STATE_RUNNING' ? 'running' : 'pending';
  return enabled ? 'free' : 'off';
}

const words: Record<SlotState, string> = {
  running: 'running',
  pending: 'starting',
  free: 'free',
  off: 'disabled',
};

function wordsOf(slot: Slot): string {
  const held = slot.container ? `, container ${slot.container.id}` : '';
  return `Slot ${slot.id}: ${words[stateOf(slot)]}${held}`;
}

/** One cell for each slot of an agent, left to right. */
export function slotCells(agent: Pick<Agent, 'slots'>): SlotCell[] {
  const slots = slotsInOrder(agent);
  return slots.map((slot, index) => ({
    id: slot.id,
    state: stateOf(slot),
    isJoined: slot.container != null && slot.container.id === slots[index - 1]?.container?.id,
    words: wordsOf(slot),
  }));
}

/** How many cells there are of each state. */
export function countStates(cells: readonly SlotCell[]): Record<SlotState, number> {
  const counts = { running: 0, pending: 0, free: 0, off: 0 };
  for (const { state } of cells) counts[state] += 1;
  return counts;
}
