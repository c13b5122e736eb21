import { useQuery } from '@tanstack/react-query';
import { countPoolSlots, hasCompute } from '@trainyard/insights/cluster/slot-counts';
import { priceText } from '@trainyard/sdk/usage';
import type { PoolOption } from '~/components/entity/pool-choice';
import { agentsQuery } from '~/data/cluster/agents';
import { poolQueries, poolsQuery } from '~/data/cluster/pools';
import { usePrices } from '~/data/cluster/prices';
import { useLaunchForecasts } from './queries';

/** The pools for a job of that many slots that is submitted now, those with accelerators first. */
export function usePoolOptions(slots: number | undefined): PoolOption[] {
  const { data: pools = [] } = useQuery(poolsQuery);
  const forecasts = useLaunchForecasts(slots);
  const prices = usePrices();
  // `enabled: false`: the forecasts request these; viewers without access get the figures of the
  // pool
  const { data: agents } = useQuery({ ...agentsQuery, enabled: false });
  const { data: stats } = useQuery({ ...poolQueries.stats(), enabled: false });
  const options = pools.map((pool) => ({
    name: pool.name,
    accelerator: pool.accelerator,
    counts: countPoolSlots(pool, agents),
    queued: stats?.find(({ resourcePool }) => resourcePool === pool.name)?.stats?.queuedCount,
    hasCompute: hasCompute(pool),
    forecast: forecasts[pool.name],
    price: slots === 0 ? undefined : priceText(prices, pool.name, slots),
  }));
  return options.toSorted(
    (one, other) => Number(other.accelerator !== '') - Number(one.accelerator !== ''),
  );
}
