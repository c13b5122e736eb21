import { isDraining, type SlotState, slotState } from '@trainyard/insights/cluster/slot-counts';
import type { Agent, Slot } from '@trainyard/sdk/types';
import { compareWords } from '@trainyard/ui/lib/compare-words';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import type { SlotJob } from './use-slot-jobs';

/** Slots side by side that one job holds in one state, or a single slot that none holds. */
export type SlotGroup = {
  /** of the first slot */
  id: string;
  count: number;
  state: SlotState;
  isDraining: boolean;
  job: SlotJob | undefined;
  /** the text of its tooltip */
  words: string;
};

/** The slots of an agent in the order of their numbers. */
export const slotsInOrder = ({ slots }: Pick<Agent, 'slots'>): Slot[] =>
  Object.values(slots).toSorted((one, other) => compareWords(one.id, other.id));

const stateWords: Record<SlotState, string> = {
  running: 'running',
  pending: 'starting',
  free: 'free',
  disabled: 'disabled',
};

type Options = {
  jobOf: (agentId: string, slot: Slot) => SlotJob | undefined;
  /** slots per line; a group of slots ends with its line */
  columns: number;
};

/** The slots of an agent, left to right. */
export function slotGroups(
  agent: Pick<Agent, 'id' | 'slots'>,
  { jobOf, columns }: Options,
): SlotGroup[] {
  const groups: { slots: Slot[]; job: SlotJob | undefined; key: string }[] = [];
  for (const [index, slot] of slotsInOrder(agent).entries()) {
    const job = jobOf(agent.id, slot);
    const holder = job?.id ?? slot.container?.id;
    const key = `${holder} ${slotState(slot)} ${isDraining(slot)}`;
    const last = groups.at(-1);
    if (holder !== undefined && index % columns !== 0 && last?.key === key) last.slots.push(slot);
    else groups.push({ slots: [slot], job, key });
  }
  return groups.flatMap(({ slots, job }) => {
    const [first] = slots;
    if (!first) return [];
    const state = slotState(first);
    const drains = isDraining(first);
    const range = slots.length === 1 ? `Slot ${first.id}` : `Slots ${first.id}–${slots.at(-1)?.id}`;
    const doing = drains ? `${stateWords[state]}, draining` : stateWords[state];
    const words = `${range}: ${doing}${job ? ` · ${displayText(job.name)}` : ''}`;
    return { id: first.id, count: slots.length, state, isDraining: drains, job, words };
  });
}
