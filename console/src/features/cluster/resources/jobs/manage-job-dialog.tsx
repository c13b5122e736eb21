import { useQuery, useQueryClient } from '@tanstack/react-query';
import { countPoolSlots } from '@trainyard/insights/cluster/slot-counts';
import { jobStateLabel } from '@trainyard/sdk/model';
import type { ResourcePool } from '@trainyard/sdk/types';
import { SelectField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { type SchemaForm, useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { formatDateTime } from '@trainyard/ui/lib/duration';
import { formatJobsAhead, formatPercent, missing, plural } from '@trainyard/ui/lib/format';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { MetadataList } from '@trainyard/ui/page/fact-list';
import { useMemo, useState } from 'react';
import { askWhich } from '~/app/editing/edit-question';
import { fetchData } from '~/app/loading/load-query';
import { agentsQuery } from '~/data/cluster/agents';
import type { JobRow } from '~/data/cluster/job-row';
import { poolQueries } from '~/data/cluster/pools';
import { useNameOf } from '~/data/users';
import { jobTypeLabel } from '~/features/cluster/resources/labels';
import { updateQueue } from '~/features/cluster/resources/mutations';
import {
  changeText,
  type QueueValues,
  queueChanges,
  queueFields,
  queueSchema,
  queueUpdate,
} from './queue-changes';

type Props = { job: JobRow; pool: ResourcePool; onClose: () => void };

const valuesOf = ({ resourcePool, summary, priority, weight }: JobRow): QueueValues => ({
  pool: resourcePool,
  position: `${(summary?.jobsAhead ?? 0) + 1}`,
  priority: `${priority}`,
  weight: `${weight}`,
});

/** The position of a job in its queue, and the values that decide it. */
export default function ManageJobDialog({ job: opened, pool, onClose }: Props) {
  const queryClient = useQueryClient();
  const { data: queue = [] } = useQuery(poolQueries.queue(pool.name));
  const job = queue.find(({ jobId }) => jobId === opened.jobId) ?? opened;
  const { data: pools = [pool] } = useQuery(poolQueries.list());
  const ahead = job.summary?.jobsAhead ?? 0;
  const scheduler = pool.schedulerType;
  const has = queueFields(scheduler);
  // holds the master's values: those of the start, later those that it accepted
  const [before, setBefore] = useState(() => valuesOf(job));
  const count = Math.max(queue.length, ahead + 1);
  const schema = useMemo(() => queueSchema({ scheduler, count }), [scheduler, count]);
  const form = useSchemaForm(schema, before);
  const isLeaving = form.watch('pool') !== before.pool;

  // always from the master, because other users may have changed the queue
  const readQueue = () => fetchData(queryClient, { ...poolQueries.queue(pool.name), staleTime: 0 });

  /**
   * The changed settings, without those that another user has set meanwhile and that are kept. A
   * position changes with every job that ends, so it is not asked about.
   */
  async function requestedChanges(after: QueueValues) {
    const changes = queueChanges(before, after);
    const newest = (await readQueue()).find(({ jobId }) => jobId === job.jobId);
    if (!newest) return changes;
    const now = valuesOf(newest);
    const clashing = changes.filter(
      (name) => name !== 'position' && now[name] !== before[name] && now[name] !== after[name],
    );
    if (clashing.length === 0) return changes;
    const keep = await askWhich(
      clashing.map((name) => ({
        label: name === 'pool' ? 'the resource pool' : `the ${name}`,
        mine: after[name],
        newest: now[name],
      })),
    );
    return keep === 'mine' ? changes : changes.filter((name) => !clashing.includes(name));
  }

  /** Sends the changes one after the other; those after a refused change are still sent. */
  async function save(after: QueueValues) {
    const changes = await requestedChanges(after);
    if (changes.length === 0) return;
    const landed: string[] = [];
    const refused: string[] = [];
    for (const change of changes) {
      try {
        const update = queueUpdate({
          ...{ jobId: job.jobId, change, after, queue: await readQueue() },
          keepsPriority: changes.includes('priority'),
        });
        if (update) await updateQueue(queryClient, update);
        landed.push(changeText(change, after));
        setBefore((values) => ({ ...values, [change]: after[change] }));
      } catch (error) {
        if (changes.length === 1) throw error;
        const reason = error instanceof Error ? error.message : 'unknown error';
        refused.push(`Not set: ${changeText(change, after)} (${reason.replace(/\.$/, '')}).`);
      }
    }
    if (refused.length > 0)
      throw new Error(
        [...refused, landed.length > 0 ? `Set: ${landed.join(', ')}.` : 'Nothing was set.'].join(
          ' ',
        ),
      );
    if (landed.length === 0) return;
    showToast({ kind: 'success', title: 'Job updated', description: landed.join(', ') });
  }

  const nameOf = useNameOf();
  return (
    <FormDialog
      title={`Manage Job ${job.jobId.slice(0, 6)}`}
      submitLabel="Apply"
      failure="Failed to update the job."
      form={form}
      onClose={onClose}
      onSubmit={save}
    >
      {has.priority ? (
        <p className="text-muted">
          {ahead === 0
            ? 'There are no jobs ahead of this job.'
            : `There are ${plural(ahead, 'job')} ahead of this job.`}
        </p>
      ) : null}
      <h3 className="text-sm text-faint">Queue Settings</h3>
      {has.priority ? (
        <TextField
          label="Priority"
          inputMode="numeric"
          hint={
            scheduler === 'SCHEDULER_TYPE_KUBERNETES'
              ? '1 to 99, 1 is the lowest. The job is canceled and submitted again.'
              : '1 to 99, 1 is the highest.'
          }
          control={form.control}
          name="priority"
        />
      ) : null}
      {has.position && !isLeaving ? (
        <TextField
          label="Position in Queue"
          inputMode="numeric"
          hint={`Out of ${count}`}
          control={form.control}
          name="position"
        />
      ) : null}
      {has.weight ? (
        <TextField label="Weight" inputMode="decimal" control={form.control} name="weight" />
      ) : null}
      {has.pool ? <PoolField job={job} pools={pools} form={form} /> : null}
      <h3 className="pt-1 text-sm text-faint">Job Details</h3>
      <MetadataList metadata={detailsOf(job, nameOf)} />
    </FormDialog>
  );
}

type PoolProps = {
  job: JobRow;
  pools: readonly ResourcePool[];
  form: SchemaForm<QueueValues>;
};

function PoolField({ job, pools, form }: PoolProps) {
  const pool = form.watch('pool');
  const selectedPool = pools.find(({ name }) => name === pool);
  const { data: agents } = useQuery(agentsQuery);
  const { data: stats } = useQuery(poolQueries.stats());
  const queue = stats?.find(({ resourcePool }) => resourcePool === pool)?.stats;
  const counts = selectedPool && countPoolSlots(selectedPool, agents);
  const use = [
    counts && `${counts.used} of ${counts.capacity} slots in use`,
    queue && `${plural(queue.queuedCount, 'job')} in queue`,
    selectedPool?.preemptible && 'spot instances',
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <SelectField
      label="Resource Pool"
      control={form.control}
      name="pool"
      hint={
        job.type === 'TYPE_EXPERIMENT' ? use : 'Only experiments can move to another resource pool.'
      }
      options={pools.map(({ name }) => ({ value: name, label: name }))}
      disabled={job.type !== 'TYPE_EXPERIMENT'}
    />
  );
}

function detailsOf(job: JobRow, nameOf: (username: string) => string): Record<string, unknown> {
  const { seen, summary, progress } = job;
  return {
    Type: jobTypeLabel(job.type),
    'Job Name': displayText(seen?.name ?? missing),
    UUID: job.jobId,
    Submitted: seen?.submissionTime ? formatDateTime(seen.submissionTime) : missing,
    State: summary ? jobStateLabel(summary.state) : missing,
    Progress: progress > 0 ? formatPercent(progress, 0) : missing,
    Slots: `${job.allocatedSlots} / ${job.requestedSlots}`,
    'Is Preemptible': job.isPreemptible ? 'Yes' : 'No',
    'Jobs Ahead': formatJobsAhead(summary?.jobsAhead),
    User: displayText(seen ? nameOf(seen.username) : missing),
  };
}
