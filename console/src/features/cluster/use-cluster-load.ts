import { useQuery } from '@tanstack/react-query';
import { formatPercent } from '@trainyard/ui/lib/format';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { agentsQuery, slotLoad } from './queries';

/** Agents as a cluster page wants them: asked for more often than elsewhere. */
export const useAgents = () =>
  useQuery({ ...agentsQuery, refetchInterval: pollEvery(pollMs.clusterPage) });

/** "Cluster - 63%"; the name alone while nothing is in use. */
export function useClusterTitle(): string {
  const { data: agents = [] } = useAgents();
  const { total, running, pending } = slotLoad(agents);
  const used = running + pending;
  return used === 0 || total === 0 ? 'Cluster' : `Cluster - ${formatPercent(used / total, 0)}`;
}
