import { useQuery } from '@tanstack/react-query';
import { slotHistory } from '@trainyard/insights/cluster/slot-history';
import { entityIdOf } from '@trainyard/insights/cluster/slot-holders';
import { LineChart } from '@trainyard/ui/charts/lines/line-chart';
import { plural } from '@trainyard/ui/lib/format';
import { useMemo } from 'react';
import { LateQuery } from '~/app/late/late';
import { allocationsQuery } from '~/data/cluster/agents';
import { taskQueries } from '~/data/cluster/tasks';
import { lastDayQuery } from '~/features/cluster/resources/usage/queries';
import { useUsageExperiments } from '~/features/cluster/resources/usage/use-workloads';

type Props = {
  poolName: string;
  /** slots of the pool now */
  slotCount: number;
};

/**
 * The slots of a pool in use during the last 24 hours, from the master's table of allocations. The
 * table does not name pools: an experiment counts for its current pool, and a task for its pool
 * while the master still lists it, which ends some time after the task.
 */
export function PoolSlotHistory(props: Props) {
  return (
    <>
      <SlotChart {...props} />
      <LateQuery query={lastDayQuery} />
    </>
  );
}

function SlotChart({ poolName, slotCount }: Props) {
  const { data, isPending } = useQuery({ ...lastDayQuery, enabled: false });
  const { data: allocations } = useQuery(allocationsQuery);
  const stretches = data?.stretches;
  const isTaskMissing = (stretches ?? []).some(({ kind, to }) => kind !== 'trial' && to !== null);
  const { data: tasks } = useQuery({
    ...taskQueries.list(),
    enabled: isTaskMissing,
    refetchInterval: false,
  });
  const ids = useMemo(() => {
    const trials = (stretches ?? []).filter(({ kind }) => kind === 'trial');
    return [...new Set(trials.map(({ entityId }) => Number(entityId)))].sort((a, b) => a - b);
  }, [stretches]);
  const { experiments, isRead } = useUsageExperiments(ids);
  const isKnown = isRead && (!isTaskMissing || tasks !== undefined);
  const history = useMemo(() => {
    if (!data?.stretches) return undefined;
    const pools = new Map([
      ...(tasks ?? []).map(({ id, resourcePool }) => [id, resourcePool] as const),
      ...(allocations ?? []).map(
        ({ taskId, resourcePool }) => [entityIdOf(taskId), resourcePool] as const,
      ),
    ]);
    return slotHistory(data.stretches, poolName, {
      ...data,
      poolOf: ({ entityId, kind }) =>
        pools.get(entityId) ??
        (kind === 'trial' ? experiments.get(Number(entityId))?.resourcePool : undefined),
    });
  }, [data, allocations, tasks, experiments, poolName]);
  const series = useMemo(
    () => [
      {
        id: 'slots',
        name: 'Slots in use',
        color: '--c1',
        points: (history?.points ?? []).map(({ at, slots }) => ({ x: at / 1000, y: slots })),
      },
      // dashed: the slots of the pool now, at each time, so that hovering reads both
      {
        id: 'capacity',
        name: 'Slots of the pool',
        color: '--muted',
        dash: [6, 4],
        points: (history?.points ?? []).map(({ at }) => ({ x: at / 1000, y: slotCount })),
      },
    ],
    [history, slotCount],
  );
  const maxSlots = Math.max(slotCount, ...(history?.points ?? []).map(({ slots }) => slots));
  const range = useMemo(() => [0, maxSlots] as const, [maxSlots]);
  // a pool without slots has nothing to draw; a chart that loads has its final size
  if (maxSlots === 0 || (!history && !isPending)) return null;
  const basis = `${poolName}, ${plural(slotCount, 'slot')}`;
  return (
    <LineChart
      title="Slots in use, last 24 hours"
      hint={
        isKnown && history && history.unknown > 0
          ? `${basis}; without ${plural(history.unknown, 'ended task')}, whose pool is not known`
          : basis
      }
      series={series}
      scale="linear"
      yRange={range}
      xLabel="Time"
      xKind="time"
      timeZone="local"
      height={120}
      isLoading={!history}
      fileName={`${poolName}-slots.png`}
    />
  );
}
