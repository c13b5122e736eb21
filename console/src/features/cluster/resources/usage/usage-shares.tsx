import type { Cost, NamedSums } from '@trainyard/sdk/usage';
import { formatCost, hoursTogether, type Prices, sharesOf } from '@trainyard/sdk/usage';
import { formatPercent, formatSlotHours, missing, plural } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { SectionHeading } from '@trainyard/ui/page/section';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor } from '@trainyard/ui/table/table-columns';

type ShareRow = { key: string; label: string; hours: number; share: number; cost?: Cost };

type Props = {
  /** heads the names */
  first: string;
  usage: NamedSums;
  costs: ReadonlyMap<string, Cost>;
  prices: Prices;
};

/** Costs as text, with a mark before an estimate. */
export const costText = (cost: Cost | undefined, prices: Prices): string =>
  cost ? `${cost.isExact ? '' : '≈ '}${formatCost(cost.amount, prices)}` : missing;

const column = columnsFor<ShareRow>();

const columnsOf = ({ first, costs, prices }: Props) => [
  column.accessor('label', {
    header: first,
    cell: ({ getValue }) => (
      <span title={displayText(getValue())}>{displayText(getValue()) || missing}</span>
    ),
    meta: { phone: 'title', className: 'max-w-80' },
  }),
  column.accessor('hours', {
    header: 'GPU Hours',
    cell: ({ getValue }) => formatSlotHours(getValue()),
    meta: { isEnd: true, phone: 'end' },
  }),
  column.accessor('share', {
    header: 'Share',
    cell: ({ getValue }) => formatPercent(getValue(), 1),
    meta: { isEnd: true, phone: 'line' },
  }),
  ...(costs.size > 0
    ? [
        column.accessor(({ cost }) => cost?.amount, {
          id: 'cost',
          header: 'Cost',
          cell: ({ row }) => costText(row.original.cost, prices),
          meta: { isEnd: true, phone: 'line' },
        }),
      ]
    : []),
];

// the file has all of them
const maxRows = 50;

/** The hours and costs of each user, or of each other group of the usage. */
export function UsageShares(props: Props) {
  const { first, usage, costs } = props;
  const shares = sharesOf(usage.sums);
  const total = hoursTogether(shares);
  const rows = shares.slice(0, maxRows).map(
    ({ key, hours }): ShareRow => ({
      ...{ key, hours, label: usage.nameOf(key), share: total > 0 ? hours / total : 0 },
      ...(costs.has(key) ? { cost: costs.get(key) } : {}),
    }),
  );
  const isEstimate = rows.some(({ cost }) => cost && !cost.isExact);
  return (
    <section aria-label={`By ${first.toLowerCase()}`}>
      <SectionHeading note={noteOf(shares.length)}>{`By ${first.toLowerCase()}`}</SectionHeading>
      <DataTable
        caption={`GPU hours by ${first.toLowerCase()}`}
        columns={columnsOf(props)}
        rows={rows}
        keyOf={({ key }) => key}
      />
      {isEstimate ? (
        <p className="pt-1.5 text-sm text-faint">
          ≈ is hours × the mean price of the period: the master does not say in which pools they
          were used.
        </p>
      ) : null}
    </section>
  );
}

const noteOf = (count: number) =>
  count > maxRows
    ? `the largest ${maxRows} of ${plural(count, 'row')}; the CSV has all`
    : undefined;
