import { useQuery } from '@tanstack/react-query';
import type { Waste } from '@trainyard/insights/waste/find-waste';
import {
  type IdleHistory as History,
  idleByDay,
  idleDays,
  idleFrom,
  idleTaskStretches,
  idleWeek,
} from '@trainyard/insights/waste/idle-hours';
import { formatCost, type Prices, periodName } from '@trainyard/sdk/usage';
import { StackedBars } from '@trainyard/ui/charts/bars/stacked-bars';
import { formatCount, formatSlotHours, plural } from '@trainyard/ui/lib/format';
import { Fact } from '@trainyard/ui/page/fact-list';
import { useMemo } from 'react';
import { usePrices } from '~/data/cluster/prices';
import { idleHistoryQuery } from './queries';

/** The query of the idle stretches of the last days. */
export const lastDaysQuery = ({ at }: Pick<Waste, 'at'>) => idleHistoryQuery(idleFrom(at));

/**
 * The idle stretches of the last days, and those of tasks that are idle now; undefined until
 * `lastDaysQuery` has read them.
 */
export function useIdleHistory({ items, at }: Waste): History | undefined {
  const { data } = useQuery({ ...lastDaysQuery({ at }), enabled: false });
  return useMemo(
    () => data && { ...data, stretches: [...data.stretches, ...idleTaskStretches(items, at)] },
    [data, items, at],
  );
}

type Props = { history: History; now: number };

/** The idle GPU-hours of the last seven days, with their cost where every pool of them has a price. */
export function IdleWeek({ history, now }: Props) {
  const prices = usePrices();
  const { hours, cost } = idleWeek(history.stretches, now, prices);
  // a task is counted while it is idle; the master keeps no use of one that has ended
  const note = [costText(cost, prices), 'without tasks that have ended']
    .filter(Boolean)
    .join(' · ');
  return (
    <Fact name="Idle this week" note={note}>
      {formatSlotHours(hours)} GPU-hours
    </Fact>
  );
}

const costText = (cost: number | null, prices: Prices) =>
  cost === null || cost === 0 ? undefined : formatCost(cost, prices);

/** The idle GPU-hours of each of the last days. */
export function IdleChart({ history, now }: Props) {
  const { stretches, measured, ran } = history;
  const days = useMemo(() => idleByDay(stretches, now), [stretches, now]);
  const series = useMemo(
    () => [
      {
        ...{ id: 'idle', name: 'Idle GPU-hours', color: '--warn' },
        values: days.map(({ hours }) => hours),
      },
    ],
    [days],
  );
  return (
    <section aria-label="Idle GPU-hours" className="pt-6">
      <StackedBars
        title="Idle GPU-hours a day"
        hint={`last ${idleDays} days`}
        series={series}
        periods={days.map(({ day }) => periodName(day))}
        xLabel="Day"
        height={160}
        fileName="idle-gpu-hours.png"
      />
      <p className="pt-2 text-sm text-faint">
        From {plural(measured, 'experiment')} whose GPUs are measured, of {formatCount(ran)} that
        ran, and from tasks that are idle now.
      </p>
    </section>
  );
}
