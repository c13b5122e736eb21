import { useQuery } from '@tanstack/react-query';
import { idleCost } from '@trainyard/insights/waste/idle-hours';
import type { ResourceAllocationAggregatedEntry } from '@trainyard/sdk/types';
import {
  aggregatedSums,
  countOf,
  formatCost,
  hoursByPeriod,
  hoursIn,
  hoursTogether,
  lastPeriod,
  meanPrice,
  type Prices,
  previousRange,
  sharesOf,
  totalSums,
  type UsageRange,
} from '@trainyard/sdk/usage';
import {
  formatCount,
  formatPercent,
  formatRounded,
  formatSlotHours,
  missing,
  plural,
} from '@trainyard/ui/lib/format';
import { Fact, FactList } from '@trainyard/ui/page/fact-list';
import { LateQuery } from '~/app/late/late';
import { silent } from '~/data/silent';
import { idleHistoryQuery } from '~/features/cluster/waste/queries';
import { masterNow } from '~/lib/master-now';
import { readAge } from '~/lib/read-age';
import { usageQuery } from './queries';

type Entries = readonly ResourceAllocationAggregatedEntry[];

type Props = {
  range: UsageRange;
  entries: Entries;
  prices: Prices;
  /** slots of the cluster now; undefined where they are unknown */
  slotCount: number | undefined;
};

const totalOf = (entries: Entries) => hoursTogether(sharesOf(totalSums(entries)));

/** One line of totals. */
export function UsageFacts({ range, entries, prices, slotCount }: Props) {
  const total = totalOf(entries);
  const hours = hoursIn(range, masterNow());
  return (
    <FactList>
      <Fact name="GPU Hours" note={`in ${plural(countOf(range), range.groupBy)}`}>
        {formatSlotHours(total)}
      </Fact>
      <CostFact entries={entries} prices={prices} />
      {hours > 0 ? (
        <Fact
          name="Average in use"
          note={
            slotCount
              ? `of the ${plural(slotCount, 'slot')} of today, ${formatPercent(total / hours / slotCount, 1)}`
              : 'slots'
          }
        >
          {formatRounded(total / hours, 3)}
        </Fact>
      ) : null}
      <BusiestFact range={range} entries={entries} />
      <ChangeFact range={range} total={total} />
      <IdleFact range={range} prices={prices} />
    </FactList>
  );
}

function CostFact({ entries, prices }: Pick<Props, 'entries' | 'prices'>) {
  const byPool = sharesOf(aggregatedSums(entries, 'byResourcePool'));
  const mean = meanPrice(byPool, prices);
  if (!mean) return null;
  const unpriced =
    mean.unpricedHours > 0
      ? `without ${formatSlotHours(mean.unpricedHours)} h that have no price`
      : '';
  return (
    <Fact name="Cost" note={unpriced}>
      {formatCost(mean.perHour * hoursTogether(byPool), prices)}
    </Fact>
  );
}

function BusiestFact({ range: { groupBy }, entries }: Pick<Props, 'range' | 'entries'>) {
  const busiest = entries.reduce<Entries[number] | undefined>(
    (top, entry) => (top && top.seconds >= entry.seconds ? top : entry),
    undefined,
  );
  if (!busiest || entries.length < 2) return null;
  const [hours = 0] = hoursByPeriod(totalSums([busiest]), [busiest.periodStart]);
  return (
    <Fact name={`Busiest ${groupBy}`} note={`${formatCount(Math.round(hours))} h`}>
      {busiest.periodStart}
    </Fact>
  );
}

const dayMs = 86_400_000;
/** for older periods the experiments would first have to be searched for */
const maxIdleDays = 45;

/** The measured hours of the period in which GPUs did nothing. */
function IdleFact({ range, prices }: Pick<Props, 'range' | 'prices'>) {
  const from = Date.parse(range.startDate);
  const to = Date.parse(range.endDate) + dayMs;
  const isRecent = range.groupBy === 'day' && from > masterNow() - maxIdleDays * dayMs;
  return isRecent ? (
    <>
      <RecentIdleFact prices={prices} from={from} to={to} />
      <LateQuery query={idleHistoryQuery(from)} />
    </>
  ) : null;
}

type RecentProps = Pick<Props, 'prices'> & { from: number; to: number };

function RecentIdleFact({ prices, from, to }: RecentProps) {
  const query = useQuery({ ...idleHistoryQuery(from), enabled: false });
  const { data, isError } = query;
  // about as wide as the answer, so that it does not wrap and move what is below when it comes
  const unread = 'reading the measured experiments';
  const unknown = isError ? 'could not be read' : data ? 'no experiment was measured' : unread;
  if (!data?.measured)
    return (
      <Fact name="Held idle" note={unknown}>
        {missing}
      </Fact>
    );
  const { hours, cost } = idleCost(data.stretches, { from, to }, prices);
  const basis = `in ${formatCount(data.measured)} measured of ${plural(data.ran, 'experiment')}${readAge(query)}`;
  return (
    <Fact name="Held idle" note={cost ? `${formatCost(cost, prices)} ${basis}` : basis}>
      {formatSlotHours(hours)} h
    </Fact>
  );
}

/** Compares with the period just before; not while the last day or month continues. */
function ChangeFact({ range, total }: { range: UsageRange; total: number }) {
  const isOver = range.endDate < lastPeriod(range.groupBy, masterNow());
  const { data } = useQuery({
    ...silent(usageQuery(previousRange(range))),
    enabled: isOver,
  });
  if (!isOver) return null;
  const before = data && totalOf(data);
  const change = before ? total / before - 1 : undefined;
  return (
    <Fact name={`Against the ${plural(countOf(range), range.groupBy)} before`}>
      {change === undefined
        ? missing
        : `${change < 0 ? '−' : '+'}${formatPercent(Math.abs(change), 1)}`}
    </Fact>
  );
}
