import { allow } from '../handlers/allow';
import { usageByPeriod } from '../handlers/cluster/usage';
import { MasterError } from '../handlers/errors';
import { timestamp } from '../lib/clock';
import { type AllocationUse, allocationsIn, type Span } from '../simulation/cluster/usage';
import { type UsageEntry, usageEntries } from '../simulation/cluster/usage-entries';
import { parseTime } from '../wire/parse-time';
import { messageResponse } from '../wire/respond';
import { csvResponse } from './answers';
import type { NonApiRequest, NonApiRoute } from './route';

/** Usage as tables. */
export const usageCsvRoutes: NonApiRoute[] = [
  {
    method: 'GET',
    path: '/resources/allocation/raw',
    answer: (request) => table(request, rawRows),
  },
  {
    method: 'GET',
    path: '/resources/allocation/allocations-csv',
    answer: (request) => table(request, allocationRows),
  },
  {
    method: 'GET',
    path: '/resources/allocation/aggregated',
    answer: (request) => table(request, aggregatedRows),
  },
];

type Cell = string | number;
type Rows = (request: NonApiRequest, now: number) => Iterable<Cell[]>;

function table(request: NonApiRequest, rows: Rows): Response {
  const { clock, simulation } = request.masterState;
  const now = clock.now();
  simulation.advance(now);
  try {
    if (request.viewer) allow(request.viewer, 'resourceAllocationRaw');
    return csvResponse(linesOf(rows(request, now)));
  } catch (error) {
    if (!(error instanceof MasterError)) throw error;
    return messageResponse(error.code === 'PermissionDenied' ? 403 : 400, error.message);
  }
}

function* linesOf(rows: Iterable<Cell[]>): Generator<string> {
  for (const cells of rows) yield lineOf(cells);
}

const lineOf = (cells: Cell[]) => `${cells.map((cell) => cellText(String(cell))).join(',')}\n`;

const cellText = (text: string) =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

function spanOf(url: URL): Span {
  return { from: timeOf(url, 'timestamp_after'), to: timeOf(url, 'timestamp_before') };
}

function timeOf({ searchParams }: URL, name: string): number {
  const text = searchParams.get(name) ?? '';
  const problem = parseTime(text);
  if (problem) throw new MasterError('InvalidArgument', problem);
  return Date.parse(text);
}

const rawRows: Rows = ({ masterState, url }, now) => {
  const span = spanOf(url);
  return rawCells(usageEntries({ db: masterState.db, span, now }));
};

function* rawCells(entries: Iterable<UsageEntry>): Generator<Cell[]> {
  yield [
    'experiment_id',
    'kind',
    'username',
    'labels',
    'slots',
    'start_time',
    'end_time',
    'seconds',
  ];
  for (const { experimentId, kind, username, labels, slots, from, to, seconds } of entries) {
    const times = [timestamp(from), timeText(to), seconds.toFixed(6)];
    yield [experimentId, kind, username, labels.join(','), slots, ...times];
  }
}

const timeText = (at: number | null) => (at === null ? '' : timestamp(at));

const allocationRows: Rows = (request, now) => {
  const { db } = request.masterState;
  const span = spanOf(request.url);
  const started = allocationsIn({ db, span, now }).filter(({ start }) => start >= span.from);
  return [
    [
      'allocation_id',
      'task_type',
      'username',
      'workspace_name',
      'experiment_id',
      'slots',
      'start_time',
      'end_time',
      'imagepulling_time',
      'gpu_hours',
    ],
    ...started.map((use) => [
      use.allocationId,
      use.taskType.replace('TASK_TYPE_', ''),
      db.users.get(use.userId)?.username ?? '',
      // interactive tasks are listed without their workspace
      use.experiment ? (db.workspaces.get(use.workspaceId ?? 0)?.name ?? '') : '',
      use.experiment?.id ?? 0,
      use.slots,
      timestamp(use.start),
      timeText(use.end),
      decimal(pulledSeconds(use)),
      decimal((use.slots * ((use.end ?? now) - use.start)) / 3_600_000),
    ]),
  ];
};

const pulledSeconds = ({ start, pulledAt }: AllocationUse) =>
  pulledAt !== null && pulledAt - start > 500 ? (pulledAt - start) / 1000 : 0;

/** A number with one to six decimals. */
function decimal(value: number): string {
  const text = value.toFixed(6).replace(/0+$/, '');
  return text.endsWith('.') ? `${text}0` : text;
}

const aggregatedRows: Rows = ({ masterState, url }, now) => {
  const [startDate, endDate] = ['start_date', 'end_date'].map(
    (name) => url.searchParams.get(name) ?? '',
  );
  const period = periods.find((each) => each === url.searchParams.get('period'));
  const query = { startDate, endDate, ...(period && { period }) };
  const kinds = [
    ['username', 'byUsername'],
    ['experiment_label', 'byExperimentLabel'],
    ['resource_pool', 'byResourcePool'],
  ] as const;
  return [
    ['aggregation_type', 'aggregation_key', 'date', 'seconds'],
    ...usageByPeriod({ db: masterState.db, query, now }).flatMap((entry) => [
      ...kinds.flatMap(([name, key]) =>
        Object.entries(entry[key]).map(([of, seconds]) => [
          name,
          of,
          entry.periodStart,
          seconds.toFixed(6),
        ]),
      ),
      ['total', 'total', entry.periodStart, entry.seconds.toFixed(6)],
    ]),
  ];
};

const periods = [
  'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY',
  'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_MONTHLY',
] as const;
