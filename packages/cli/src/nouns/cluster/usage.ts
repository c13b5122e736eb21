import { formatPercent, formatSlotHours } from '@trainyard/insights/figures';
import { storedPrices, type UsageRow, usage } from '@trainyard/sdk/flows';
import {
  formatCost,
  isByWorkloads,
  noPrices,
  type Prices,
  type UsageKind,
  type UsageRange,
  usageKinds,
} from '@trainyard/sdk/usage';
import { UsageError } from '../../core/option-values';
import { field, numberField } from '../../core/output/columns';
import { type Cli, defineVerb } from '../../core/verb';

const columnsIn = (prices: Prices) => [
  field<UsageRow>('name', 'Name'),
  numberField<UsageRow>('hours', 'GPU hours', { show: ({ hours }) => formatSlotHours(hours) }),
  numberField<UsageRow>('share', 'Share', { show: ({ share }) => formatPercent(share, 1) }),
  numberField<UsageRow>('cost', 'Cost', {
    show: ({ cost, costIsExact }) =>
      cost === null ? '' : `${costIsExact ? '' : '≈ '}${formatCost(cost, prices)}`,
  }),
  field<UsageRow>('costIsExact', 'Cost is exact', { isExtra: true }),
];

/** The price of a slot-hour, in place of the prices of the console. */
export const priceOption = {
  type: 'string',
  value: 'AMOUNT',
  help: 'Price of a slot-hour in every pool, instead of the prices set in the console',
} as const;

const show = defineVerb({
  name: 'show',
  summary: 'Sum up slot hours and their cost by user, project, experiment, pool or label',
  prints: 'rows',
  isDefault: true,
  options: {
    by: {
      type: 'string',
      value: 'KIND',
      choices: [...usageKinds],
      help: `What to group the hours by: ${usageKinds.join(', ')}; user by default`,
    },
    from: {
      type: 'string',
      value: 'DAY',
      help: 'The first day, 2026-11-01, or month; 31 days or 36 months at most',
    },
    to: { type: 'string', value: 'DAY', help: 'The last day or month; yesterday or this month' },
    monthly: { type: 'boolean', help: 'By month instead of by day' },
    price: priceOption,
  },
  examples: [
    'trainyard usage --by project --from 2026-11-01 --to 2026-11-30',
    'trainyard usage --monthly --from 2026-01 --by experiment --limit 10 -o csv',
  ],
  run: async ({ values, cli }) => {
    const by: UsageKind = usageKinds.find((kind) => kind === values.by) ?? 'user';
    const { client } = await cli.session();
    const { from, to } = values;
    const { rows, range, note, ...sums } = await usage(
      client,
      {
        by,
        groupBy: values.monthly ? 'month' : 'day',
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        prices: await pricesOf(cli, values.price),
      },
      {
        signal: cli.signal,
        onProgress: (done, all) => cli.progress(`Reading workloads: ${done} of ${all} parts`),
      },
    );
    if (note) cli.notify(note);
    await cli.out.rows(columnsIn(sums.prices), rows);
    const cost = sums.cost === null ? '' : `, ${formatCost(sums.cost, sums.prices)}`;
    const period = `from ${range.startDate} to ${range.endDate}`;
    cli.notify(`${formatSlotHours(sums.hours)} GPU hours${cost} ${period}, all together.`);
    if (!isByWorkloads(by) && isWithToday(range))
      cli.notify('Today is not in it yet: the master sums up the usage of a day after its end.');
    if (isByWorkloads(by))
      cli.notify(
        'By the workloads of experiments; notebooks, shells and commands are not in them.',
      );
  },
});

/** The prices that the user set in the console, or one for all pools. */
export async function pricesOf(cli: Cli, price: string | undefined): Promise<Prices> {
  if (price !== undefined) {
    const all = Number(price);
    if (price.trim() === '' || !Number.isFinite(all) || all < 0)
      throw new UsageError(`--price takes an amount such as 2.10, not "${price}".`);
    return { ...noPrices, all };
  }
  const { client } = await cli.session();
  return storedPrices(client, { signal: cli.signal });
}

/** Returns true if the range has the current day or month, in UTC. */
const isWithToday = ({ groupBy, endDate }: UsageRange) =>
  endDate >= new Date().toISOString().slice(0, groupBy === 'day' ? 10 : 7);

export const verbs = [show];
