import { countPoolSlots, type SlotCounts } from '@trainyard/insights/cluster/slot-counts';
import type { ResourcePool } from '@trainyard/sdk/types';
import { computed, countField, field, percentText } from '../../core/output/columns';
import { type Cli, defineVerb } from '../../core/verb';
import { type JobRow, jobsIn } from './job-rows';

type PoolRow = {
  pool: string;
  slotsUsed: number;
  slotsFree: number;
  slotsDisabled: number;
  /** including those that a dynamic pool may still start */
  slots: number;
  agents: number;
  running: number;
  queued: number;
  users: string[];
};

const used = ({ slotsUsed, slots }: PoolRow) => (slots === 0 ? 0 : slotsUsed / slots);

/** Draws `█████░░░░░`: the share of slots in use. */
function bar(share: number, width = 20): string {
  const full = Math.min(width, Math.max(0, Math.round(share * width)));
  return '█'.repeat(full) + '░'.repeat(width - full);
}

const columns = [
  field<PoolRow>('pool', 'Pool'),
  computed<PoolRow>('used', 'Slots in use', used, {
    show: (row) => `${bar(used(row))} ${percentText(used(row))}`,
    tone: (row) => (used(row) >= 1 ? 'bad' : used(row) > 0 ? 'busy' : 'dim'),
  }),
  countField<PoolRow>('slotsUsed', 'Used'),
  countField<PoolRow>('slotsFree', 'Free'),
  countField<PoolRow>('slotsDisabled', 'Disabled'),
  countField<PoolRow>('slots', 'Slots'),
  countField<PoolRow>('agents', 'Agents'),
  countField<PoolRow>('running', 'Running'),
  countField<PoolRow>('queued', 'Queued'),
  field<PoolRow>('users', 'By', { show: ({ users }) => users.join(', ') }),
];

const show = defineVerb({
  name: 'show',
  summary: 'Show every pool: slots in use, running and waiting jobs, users',
  prints: 'rows',
  isDefault: true,
  examples: ['trainyard top --watch', 'trainyard top -o json'],
  run: async ({ cli }) => cli.out.rows(columns, poolRows(cli)),
});

async function* poolRows(cli: Cli): AsyncGenerator<PoolRow, void, undefined> {
  const { client } = await cli.session();
  const options = { signal: cli.signal };
  const [{ resourcePools }, { agents }] = await Promise.all([
    client.getResourcePools({}, options),
    client.getAgents({}, options),
  ]);
  for (const pool of resourcePools)
    yield rowOf(pool, {
      counts: countPoolSlots(pool, agents),
      jobs: await all(jobsIn(cli, [pool.name])),
    });
}

async function all(jobs: AsyncIterable<JobRow>): Promise<JobRow[]> {
  const list: JobRow[] = [];
  for await (const job of jobs) list.push(job);
  return list;
}

type Use = { counts: SlotCounts; jobs: JobRow[] };

function rowOf(pool: ResourcePool, { counts, jobs }: Use): PoolRow {
  const isRunning = ({ summary }: JobRow) => summary?.state !== 'STATE_QUEUED';
  const slotsOf = new Map<string, number>();
  for (const { username = '***', allocatedSlots } of jobs)
    slotsOf.set(username, (slotsOf.get(username) ?? 0) + allocatedSlots);
  const byUse = [...slotsOf].filter(([, slots]) => slots > 0).sort(([, a], [, b]) => b - a);
  return {
    pool: pool.name,
    slotsUsed: counts.used,
    slotsFree: counts.free,
    slotsDisabled: counts.disabled,
    slots: counts.capacity,
    agents: pool.numAgents,
    running: jobs.filter(isRunning).length,
    queued: jobs.filter((job) => !isRunning(job)).length,
    users: byUse.map(([username, slots]) => `${username} ${slots}`),
  };
}

export const verbs = [show];
