import type { Region, Regions } from '@trainyard/insights/failures/failure-regions';
import { type Share, shareInterval } from '@trainyard/insights/failures/statistics';
import { formatCount, formatMetric } from '@trainyard/ui/lib/format';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor } from '@trainyard/ui/table/table-columns';

type Props = Regions & { ended: number };

/** above it chance alone is a fair explanation */
const clear = 0.05;

/** The values of each hyperparameter that fail more than the rest, with how sure that is. */
export function FailureRegions({ regions, looked, ended }: Props) {
  if (regions.length === 0)
    return <p className="pt-1 text-muted">No values fail more than the others.</p>;
  return (
    <>
      <p className="pb-2 text-sm text-faint">
        Of {formatCount(ended)} trials that ended, canceled ones left out. Chance: Fisher's exact
        test, corrected for the {formatCount(looked)} regions that were compared; ranges behind
        shares are 95 % confidence intervals.
      </p>
      <DataTable
        caption="Regions that fail"
        frame="flow"
        columns={columns}
        rows={regions}
        keyOf={({ name }) => name}
      />
    </>
  );
}

const column = columnsFor<Region>();

const columns = [
  column.accessor('name', {
    header: 'Hyperparameter',
    meta: { isRowHeader: true, className: 'font-mono text-sm' },
  }),
  column.accessor(rangeText, { id: 'values', header: 'Values' }),
  column.accessor(({ inside }) => shareText(inside), { id: 'inside', header: 'Failed there' }),
  column.accessor(({ outside }) => shareText(outside), {
    id: 'outside',
    header: 'Failed elsewhere',
  }),
  column.accessor('chance', {
    header: 'By chance',
    cell: ({ getValue }) => (
      <span className={getValue() < clear ? 'font-medium' : 'text-muted'}>
        {chanceText(getValue())}
      </span>
    ),
  }),
];

function rangeText({ range }: Region): string {
  if ('value' in range) return range.value;
  const { from, to } = range;
  return from === to ? formatMetric(from) : `${formatMetric(from)} to ${formatMetric(to)}`;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

function shareText(share: Share): string {
  const [low, high] = shareInterval(share);
  const { failed, of } = share;
  return `${formatCount(failed)} of ${formatCount(of)} · ${percent(failed / of)} (${Math.round(low * 100)}–${percent(high)})`;
}

function chanceText(chance: number): string {
  if (chance >= clear) return `${percent(chance)}: may be chance`;
  return chance < 0.001 ? 'less than 0.1 %' : `${formatMetric(chance * 100, 2)} %`;
}
