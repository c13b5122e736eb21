import type { Agent, ResourcePool, RPQueueStat } from '@trainyard/sdk/types';
import { agentsIn } from '../cluster/slot-counts';
import type { JobForecast } from './forecast';
import { type ForecastText, forecastText } from './forecast-text';
import { fitsNow } from './free-slots';
import { roomOf } from './pool-state';

/** A forecast in words, and the pools that have room for the job now. */
export type ForecastDescription = ForecastText & { elsewhere: string[] };

/** Names the pools with room for a job of that many slots. */
type RoomFor = (slots: number) => string[];

/** Describes the forecast of a waiting or running job; null if there is nothing to report. */
export function describeForecast(
  forecast: JobForecast,
  freePools: RoomFor,
): ForecastDescription | null {
  const elsewhere = 'needs' in forecast ? freePools(forecast.needs) : [];
  const text = forecastText(forecast, elsewhere);
  return text && { ...text, elsewhere };
}

type Elsewhere = {
  pool: ResourcePool;
  pools: readonly ResourcePool[];
  agents: readonly Agent[];
  stats: readonly RPQueueStat[];
};

/** Names the other pools of the same devices that have slots free and nothing waiting. */
export function listPoolsWithFreeSlots({ pool, pools, agents, stats }: Elsewhere): RoomFor {
  const others = pools
    .filter(({ name, slotType }) => name !== pool.name && slotType === pool.slotType)
    .filter(
      ({ name }) =>
        stats.find(({ resourcePool }) => resourcePool === name)?.stats?.queuedCount === 0,
    )
    .map((each) => ({ name: each.name, rooms: agentsIn(each, agents).map(roomOf) }));
  return (slots) =>
    others.filter(({ rooms }) => slots > 0 && fitsNow(rooms, slots)).map(({ name }) => name);
}
