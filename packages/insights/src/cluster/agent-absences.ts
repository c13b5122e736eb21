import type { ResourceAllocationRawEntry } from '@trainyard/sdk/types';
import { groupBy } from '../group-by';

/** A time during which an agent was not connected. */
export type AgentAbsence = {
  agentId: string;
  /** wire time at which the connection ended */
  lostAt: string;
  /** wire time of the next connection; null while the agent is away */
  backAt: string | null;
};

type Entry = Pick<ResourceAllocationRawEntry, 'kind' | 'username' | 'startTime' | 'endTime'>;

/**
 * Reads from raw usage when agents were away, the latest loss first. The entries of kind `agent`
 * are their connections; `username` is the agent's id. All connections end when the master
 * restarts.
 */
export function agentAbsences(entries: readonly Entry[]): AgentAbsence[] {
  const ofAgents = entries.filter(({ kind, startTime }) => kind === 'agent' && startTime !== null);
  const byAgent = groupBy(ofAgents, ({ username }) => username);
  const absences = Array.from(byAgent, ([agentId, connections]) => {
    const inOrder = connections.toSorted(
      (one, other) => Date.parse(one.startTime ?? '') - Date.parse(other.startTime ?? ''),
    );
    return inOrder.flatMap(({ endTime }, index): AgentAbsence[] =>
      endTime === null
        ? []
        : [{ agentId, lostAt: endTime, backAt: inOrder[index + 1]?.startTime ?? null }],
    );
  });
  return absences.flat().sort((one, other) => Date.parse(other.lostAt) - Date.parse(one.lostAt));
}
