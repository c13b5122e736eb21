/** An agent of a pool: the numbers of its slots, free slots and disabled slots. */
export type AgentFreeSlots = { size: number; free: number; disabled: number };

/** Slots of a request on one agent, given by its index in the list. */
export type Spot = { agent: number; count: number };

/** The free slots of a pool, taken and released as requests start and end. */
export type FreeSlots = {
  /**
   * takes slots like the schedulers: on one agent, else on whole agents; undefined if they do not
   * fit
   */
  take: (slots: number) => Spot[] | undefined;
  release: (spots: readonly Spot[]) => void;
  /** takes these slots, which are free */
  hold: (spots: readonly Spot[]) => void;
  add: (agent: AgentFreeSlots) => void;
  /** the number of free slots */
  free: () => number;
};

/**
 * Copies the agents of a pool. Indexes agents by their free slots, so that thousands of requests
 * find a place without a loop over all agents.
 */
export function indexFreeSlots(agents: readonly AgentFreeSlots[]): FreeSlots {
  const sizes: number[] = [];
  const free: number[] = [];
  const place: number[] = [];
  /** agents by their number of free slots */
  const byFree: number[][] = [];
  const kinds = new Set<number>();
  let total = 0;

  const put = (agent: number, count: number) => {
    byFree[count] ??= [];
    place[agent] = byFree[count].push(agent) - 1;
    free[agent] = count;
  };
  const change = (agent: number, by: number) => {
    const now = free[agent] ?? 0;
    const group = byFree[now] ?? [];
    const last = group.pop();
    const at = place[agent] ?? 0;
    if (last !== undefined && last !== agent) {
      group[at] = last;
      place[last] = at;
    }
    put(agent, Math.max(0, now + by));
    total += by;
  };
  const add = (agent: AgentFreeSlots) => {
    sizes.push(agent.size);
    kinds.add(agent.size);
    put(sizes.length - 1, agent.free);
    total += agent.free;
  };
  for (const agent of agents) add(agent);

  function takeWholeAgents(slots: number): Spot[] | undefined {
    for (const size of kinds) {
      if (size === 0 || size >= slots) continue;
      const needed = slots / size;
      const group = byFree[size] ?? [];
      if (!Number.isInteger(needed) || group.length < needed) continue;
      const agents: number[] = [];
      for (const agent of group) {
        if (sizes[agent] === size) agents.push(agent);
        if (agents.length === needed) break;
      }
      if (agents.length < needed) continue;
      for (const agent of agents) change(agent, -size);
      return agents.map((agent) => ({ agent, count: size }));
    }
    return undefined;
  }

  return {
    take: (slots) => {
      if (slots > total) return undefined;
      for (let count = slots; count < byFree.length; count += 1) {
        const agent = byFree[count]?.at(-1);
        if (agent === undefined) continue;
        change(agent, -slots);
        return [{ agent, count: slots }];
      }
      return takeWholeAgents(slots);
    },
    release: (spots) => {
      for (const { agent, count } of spots) change(agent, count);
    },
    hold: (spots) => {
      for (const { agent, count } of spots) change(agent, -count);
    },
    add,
    free: () => total,
  };
}

/** Returns true if that many slots fit on these agents now. */
export const fitsNow = (agents: readonly AgentFreeSlots[], slots: number): boolean =>
  slots === 0 ? agents.length > 0 : indexFreeSlots(agents).take(slots) !== undefined;

/** The agents of a pool, existing ones and those it may start. */
export type PoolFreeSlots = {
  agents: readonly AgentFreeSlots[];
  /** agents that a dynamic pool may still start */
  startable: { count: number; size: number };
  /** the maximum number of agents is unknown */
  isUnlimited: boolean;
};

/**
 * True if this many slots can ever be used at once: on the current agents, or after enabling slots.
 */
export type Fit = 'yes' | 'disabled' | 'never';

/**
 * Returns a function that tells whether a pool can ever provide a number of slots, if nothing else
 * runs there.
 */
export function fitsIn({ agents, startable, isUnlimited }: PoolFreeSlots): (slots: number) => Fit {
  const { count, size } = startable;
  const coming = Array.from({ length: count }, () => ({ size, free: size, disabled: 0 }));
  const all = [...agents, ...coming];
  const emptied = (isEnabled: boolean) =>
    all.map((agent) => ({ ...agent, free: agent.size - (isEnabled ? 0 : agent.disabled) }));
  const knownFits = new Map<number, Fit>();
  const find = (slots: number): Fit => {
    if (fitsNow(emptied(false), slots)) return 'yes';
    if (isUnlimited) return 'yes';
    return fitsNow(emptied(true), slots) ? 'disabled' : 'never';
  };
  return (slots) => {
    const fit = knownFits.get(slots) ?? find(slots);
    knownFits.set(slots, fit);
    return fit;
  };
}

/** The maximum number of slots of a pool. */
export const capacityOf = ({ agents, startable }: Pick<PoolFreeSlots, 'agents' | 'startable'>) =>
  agents.reduce((sum, { size }) => sum + size, startable.count * startable.size);
