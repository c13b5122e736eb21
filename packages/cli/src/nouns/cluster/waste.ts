import { formatSlotHours } from '@trainyard/insights/figures';
import { findWaste, idleRules } from '@trainyard/insights/waste/find-waste';
import {
  type IdleDay,
  idleByDay,
  idleDays,
  idleFrom,
  idleHistory,
  idlePast,
  idleTaskStretches,
  idleWeek,
} from '@trainyard/insights/waste/idle-hours';
import { freesText, type WasteItem } from '@trainyard/insights/waste/waste';
import { pastGpuUse, queueUse } from '@trainyard/sdk/flows';
import { formatCost } from '@trainyard/sdk/usage';
import { computed, field, numberField } from '../../core/output/columns';
import { defineVerb } from '../../core/verb';
import { priceOption, pricesOf } from './usage';

// its key is for lists, and would be masked as a secret
type Row = Omit<WasteItem, 'key'>;

const columns = [
  computed<Row>('type', 'Type', ({ subject }) => subject.type),
  computed<Row>('id', 'ID', ({ subject }) => subject.id),
  field<Row>('name', 'Name'),
  numberField<Row>('slots', 'Slots'),
  field<Row>('username', 'User'),
  field<Row>('pool', 'Pool'),
  field<Row>('evidence', 'Evidence'),
  computed<Row>(
    'since',
    'Since',
    ({ since }) => (since === undefined ? null : new Date(since).toISOString()),
    { isExtra: true },
  ),
  field<Row>('kind', 'Kind', { isExtra: true }),
];

const show = defineVerb({
  name: 'show',
  summary: 'Show idle slots, jobs that can never start, and experiments left paused',
  prints: 'rows',
  isDefault: true,
  examples: ['trainyard waste', 'trainyard waste -o json'],
  run: async ({ cli }) => {
    const { client } = await cli.session();
    const now = cli.system.now();
    const read = await queueUse(client, idleRules(now), { signal: cli.signal });
    const { items, pools } = findWaste(read, now);
    const rows = await cli.out.select(
      columns,
      items.map(({ key: _, ...row }): Row => row),
    );
    await cli.out.rows(columns, rows, { id: ({ subject }) => subject.id, isSelected: true });
    if (rows.length > 0) cli.notify(`Stopping all of them ${freesText(rows, pools)}.`);
    else if (items.length === 0) cli.notify('Nothing is idle.');
  },
});

const dayColumns = [
  field<IdleDay>('day', 'Day'),
  numberField<IdleDay>('hours', 'Idle GPU-hours', {
    show: ({ hours }: IdleDay) => formatSlotHours(hours),
  }),
];

const byDay = defineVerb({
  name: 'days',
  summary: `Show the idle GPU-hours of each of the last ${idleDays} days, and the cost of the last seven`,
  prints: 'rows',
  examples: ['trainyard waste days', 'trainyard waste days --price 2.10'],
  options: { price: priceOption },
  run: async ({ cli, values }) => {
    const { client } = await cli.session();
    const now = cli.system.now();
    const { signal } = cli;
    const read = await queueUse(client, idleRules(now), { signal });
    const past = await pastGpuUse(client, idlePast(idleFrom(now)), { signal });
    const { measured, ran, ...history } = idleHistory(past);
    const tasks = idleTaskStretches(findWaste(read, now).items, now);
    const stretches = [...history.stretches, ...tasks];
    const prices = await pricesOf(cli, values.price);
    await cli.out.rows(dayColumns, idleByDay(stretches, now));
    const { hours, cost } = idleWeek(stretches, now, prices);
    const costText = cost === null || cost === 0 ? '' : `, ${formatCost(cost, prices)}`;
    cli.notify(
      `${formatSlotHours(hours)} idle GPU-hours in the last 7 days${costText}; from ${measured} of ${ran} experiments, whose GPUs are measured, and from tasks that are idle now.`,
    );
  },
});

export const verbs = [show, byDay];
