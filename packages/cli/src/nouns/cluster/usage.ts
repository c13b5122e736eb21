import {
  asPrices,
  formatCost,
  noPrices,
  type Prices,
  pricesKey,
  pricesPath,
} from '@trainyard/insights/usage/cost';
import { type UsageKind, usageKinds } from '@trainyard/insights/usage/kinds';
import {
  costsBy,
  isByWorkloads,
  type UsageExperiment,
  usageBy,
} from '@trainyard/insights/usage/parts';
import {
  chunksOf,
  cutNote,
  isPastPeriod,
  lastPeriod,
  latestRange,
  type UsageGroup,
  type UsageRange,
  usageRange,
} from '@trainyard/insights/usage/range';
import {
  hoursTogether,
  mergeSums,
  sharesOf,
  type UsageSums,
  workloadSums,
} from '@trainyard/insights/usage/shares';
import { displayName } from '@trainyard/sdk/model';
import { UsageError } from '../../core/option-values';
import { field, numberField } from '../../core/output/columns';
import { type Cli, defineVerb } from '../../core/verb';

type ShareRow = {
  name: string;
  hours: number;
  share: number;
  cost: number | null;
  costIsExact: boolean | null;
};

const columnsIn = (prices: Prices) => [
  field<ShareRow>('name', 'Name'),
  numberField<ShareRow>('hours', 'GPU hours', { show: ({ hours }) => hours.toFixed(2) }),
  numberField<ShareRow>('share', 'Share', { show: ({ share }) => `${(share * 100).toFixed(1)} %` }),
  numberField<ShareRow>('cost', 'Cost', {
    show: ({ cost, costIsExact }) =>
      cost === null ? '' : `${costIsExact ? '' : '≈ '}${formatCost(cost, prices)}`,
  }),
  field<ShareRow>('costIsExact', 'Cost is exact', { isExtra: true }),
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
    const groupBy = values.monthly ? 'month' : 'day';
    const by: UsageKind = usageKinds.find((kind) => kind === values.by) ?? 'user';
    const range = rangeOf(cli, groupBy, values);
    const prices = await pricesOf(cli, values.price);
    const usage = await readUsage(cli, range, by);
    const { sums, nameOf } = usageBy(by, usage);
    const costs = costsBy(by, usage, prices);
    const shares = sharesOf(sums);
    const total = hoursTogether(shares);
    const rows = shares.map(({ key, hours }): ShareRow => {
      const cost = costs.get(key);
      return {
        ...{ name: nameOf(key), hours, share: total > 0 ? hours / total : 0 },
        ...{ cost: cost?.amount ?? null, costIsExact: cost?.isExact ?? null },
      };
    });
    await cli.out.rows(columnsIn(prices), rows);
    cli.notify(totalText(rows, range, prices));
    if (!isByWorkloads(by) && isWithToday(range))
      cli.notify('Today is not in it yet: the master sums up the usage of a day after its end.');
    if (isByWorkloads(by))
      cli.notify(
        'By the workloads of experiments; notebooks, shells and commands are not in them.',
      );
  },
});

type Period = { from?: string | undefined; to?: string | undefined };

/** The requested period, limited as on the master's page; prints it. */
function rangeOf(cli: Cli, groupBy: UsageGroup, { from, to }: Period): UsageRange {
  const now = Date.now();
  for (const text of [from, to])
    if (text !== undefined && !isPastPeriod(text, groupBy, now))
      throw new UsageError(
        `"${text}" is not a ${groupBy} up to now such as ${lastPeriod(groupBy, now)}.`,
      );
  const latest = latestRange(groupBy, groupBy === 'day' ? 15 : 7, now);
  const period = { groupBy, after: from ?? latest.startDate, before: to ?? latest.endDate };
  if (period.after > period.before)
    throw new UsageError(`--from ${period.after} is after --to ${period.before}.`);
  const range = usageRange(period, now);
  const cut = cutNote(period, range);
  if (cut) cli.notify(cut);
  return range;
}

/** The prices that the user set in the console, or one for all pools. */
export async function pricesOf(cli: Cli, given: string | undefined): Promise<Prices> {
  if (given !== undefined) {
    const all = Number(given);
    if (given.trim() === '' || !Number.isFinite(all) || all < 0)
      throw new UsageError(`--price takes an amount such as 2.10, not "${given}".`);
    return { ...noPrices, all };
  }
  const { client } = await cli.session();
  const { settings } = await client.getUserSetting({}, { signal: cli.signal });
  const stored = settings.find(
    ({ storagePath, key }) => storagePath === pricesPath && key === pricesKey,
  );
  return asPrices(stored && parsed(stored.value)) ?? noPrices;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readUsage(cli: Cli, range: UsageRange, by: UsageKind) {
  const { client } = await cli.session();
  const options = { signal: cli.signal };
  const { groupBy, startDate, endDate } = range;
  const period =
    groupBy === 'month'
      ? 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_MONTHLY'
      : 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY';
  const [{ resourceEntries: entries }, { users: people }] = await Promise.all([
    client.resourceAllocationAggregated({ startDate, endDate, period }, options),
    client.getUsers({}, options),
  ]);
  const users = new Map(people.map((user) => [user.username, displayName(user)]));
  const workloads = isByWorkloads(by) ? await readWorkloads(cli, range) : new Map();
  const experiments = await readExperiments(cli, workloads);
  return { entries, users, workloads, experiments, isRead: true };
}

/** Reads the workloads in parts, because the answer of the master is not paged. */
async function readWorkloads(cli: Cli, range: UsageRange): Promise<UsageSums> {
  const { client } = await cli.session();
  const now = Date.now();
  const chunks = chunksOf(range, now);
  const parts: UsageSums[] = [];
  for (const chunk of chunks) {
    cli.progress(`Reading workloads: ${parts.length} of ${chunks.length} parts`);
    const { resourceEntries } = await client.resourceAllocationRaw(
      {
        timestampAfter: new Date(chunk.from).toISOString(),
        timestampBefore: new Date(chunk.to).toISOString(),
      },
      { signal: cli.signal },
    );
    parts.push(workloadSums(resourceEntries, { chunk, groupBy: range.groupBy, now }));
  }
  return mergeSums(parts);
}

// maximum ids that fit into the URL of a request
const idsAtOnce = 200;

async function readExperiments(cli: Cli, workloads: UsageSums) {
  const { client } = await cli.session();
  const ids = sharesOf(workloads).map(({ key }) => Number(key));
  const found = new Map<number, UsageExperiment>();
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    const some = ids.slice(at, at + idsAtOnce);
    const { experiments } = await client.getExperiments(
      { 'experimentIdFilter.incl': some, limit: 0 },
      { signal: cli.signal },
    );
    for (const { workspaceId = 0, ...experiment } of experiments)
      found.set(experiment.id, { ...experiment, workspaceId });
  }
  return found;
}

/** The sum of the rows; the master sums up the usage of other kinds of rows at other times. */
function totalText(rows: ShareRow[], { startDate, endDate }: UsageRange, prices: Prices): string {
  const hours = rows.reduce((sum, row) => sum + row.hours, 0);
  const costs = rows.flatMap(({ cost }) => cost ?? []);
  const cost = costs.reduce((sum, amount) => sum + amount, 0);
  const price = costs.length > 0 ? `, ${formatCost(cost, prices)}` : '';
  return `${hours.toFixed(2)} GPU hours${price} from ${startDate} to ${endDate}, all together.`;
}

/** Returns true if the range has the current day or month, in UTC. */
const isWithToday = ({ groupBy, endDate }: UsageRange) =>
  endDate >= new Date().toISOString().slice(0, groupBy === 'day' ? 10 : 7);

export const verbs = [show];
