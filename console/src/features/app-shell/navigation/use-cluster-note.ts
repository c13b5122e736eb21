import { useQuery } from '@tanstack/react-query';
import { formatPercent } from '@trainyard/ui/lib/format';
import { agentsQuery, slotLoad } from '~/features/cluster/queries';

/** How much of the cluster is in use, "63%"; nothing while it rests. */
export function useClusterNote(): string | undefined {
  const { data: load } = useQuery({ ...agentsQuery, select: slotLoad });
  if (!load || load.total === 0) return undefined;
  const used = load.running + load.pending;
  return used > 0 ? formatPercent(used / load.total, 0) : undefined;
}
