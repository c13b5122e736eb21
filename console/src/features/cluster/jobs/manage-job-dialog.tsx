import { useQuery, useQueryClient } from '@tanstack/react-query';
import { jobStateLabel } from '@trainyard/sdk/model';
import type { JobSummary, QueueControl, ResourcePool, SchedulerType } from '@trainyard/sdk/types';
import { SelectField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { type SchemaForm, useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { formatDateTime } from '@trainyard/ui/lib/duration';
import { formatJobsAhead, formatPercent, missing, plural } from '@trainyard/ui/lib/format';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { MetadataList } from '@trainyard/ui/page/fact-list';
import { useMemo } from 'react';
import { jobTypeLabel } from '~/features/cluster/labels';
import { updateQueue } from '~/features/cluster/mutations';
import { poolQueries } from '~/features/cluster/pools/pool-queries';
import { z } from '~/lib/zod';
import type { JobRow } from './job-row';

/** The settings of a job in its queue, as they are typed. */
type QueueValues = { pool: string; position: string; priority: string; weight: string };

/** Which of them a scheduler goes by. */
export function queueFields(scheduler: SchedulerType): Record<keyof QueueValues, boolean> {
  const isKubernetes = scheduler === 'SCHEDULER_TYPE_KUBERNETES';
  const isPriority = scheduler === 'SCHEDULER_TYPE_PRIORITY';
  return {
    pool: !isKubernetes,
    position: isKubernetes || isPriority,
    priority: isKubernetes || isPriority,
    weight: scheduler === 'SCHEDULER_TYPE_FAIR_SHARE',
  };
}

const isWhole = (text: string, { min, max }: { min: number; max: number }) =>
  /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

type Queue = { scheduler: SchedulerType; count: number };

/** The values that count with a scheduler, in a queue of `count` jobs. */
export function queueSchema({ scheduler, count }: Queue) {
  const has = queueFields(scheduler);
  const whole = (max: number) => (text: string) => isWhole(text, { min: 1, max });
  const field = (isUsed: boolean, isValid: (text: string) => boolean, error: string) =>
    z.string().check(z.refine((text) => !isUsed || isValid(text), error));
  return z.object({
    pool: z.string(),
    position: field(
      has.position,
      whole(count),
      `Position must be a whole number from 1 to ${count}`,
    ),
    priority: field(has.priority, whole(99), 'Priority must be a whole number from 1 to 99'),
    weight: field(
      has.weight,
      (text) => text.trim() !== '' && Number(text) >= 0,
      'Weight must be a number of 0 or more',
    ),
  });
}

type QueuedJob = { jobId: string; summary: JobSummary | null };

type Change = {
  jobId: string;
  before: QueueValues;
  after: QueueValues;
  /** the pool's jobs as they are now */
  queue: readonly QueuedJob[];
};

/**
 * The one change to send: the first that differs of pool, position, priority and weight; null when
 * nothing does. A position is sent as the job that is at it now.
 * @throws Error when no job is there any more
 */
export function queueUpdate({ jobId, before, after, queue }: Change): QueueControl | null {
  if (after.pool !== before.pool) return { jobId, resourcePool: after.pool };
  if (after.position !== before.position) {
    const wanted = Number(after.position) - 1;
    const anchor = queue.find(({ summary }) => summary?.jobsAhead === wanted);
    const now = queue.find((job) => job.jobId === jobId)?.summary?.jobsAhead;
    if (!anchor || now === undefined) throw new Error('Job view is out of sync. Please retry.');
    return wanted < now ? { jobId, aheadOf: anchor.jobId } : { jobId, behindOf: anchor.jobId };
  }
  if (after.priority !== before.priority) return { jobId, priority: Number(after.priority) };
  if (after.weight !== before.weight) return { jobId, weight: Number(after.weight) };
  return null;
}

type Props = { job: JobRow; pool: ResourcePool; onClose: () => void };

/** The position of a job in its queue, and the values that decide it. */
export default function ManageJobDialog({ job, pool, onClose }: Props) {
  const queryClient = useQueryClient();
  const { data: queue = [] } = useQuery(poolQueries.queue(pool.name));
  const { data: pools = [pool] } = useQuery(poolQueries.list());
  const ahead = job.summary?.jobsAhead ?? 0;
  const scheduler = pool.schedulerType;
  const has = queueFields(scheduler);
  const before: QueueValues = {
    pool: job.resourcePool,
    position: `${ahead + 1}`,
    priority: `${job.priority}`,
    weight: `${job.weight}`,
  };
  const count = Math.max(queue.length, ahead + 1);
  const schema = useMemo(() => queueSchema({ scheduler, count }), [scheduler, count]);
  const form = useSchemaForm(schema, before);

  async function save(after: QueueValues) {
    const now = await queryClient.fetchQuery(poolQueries.queue(pool.name));
    const update = queueUpdate({ jobId: job.jobId, before, after, queue: now });
    if (update === null) return;
    await updateQueue(queryClient, update);
    showToast({ kind: 'success', title: 'Job updated' });
  }

  return (
    <FormDialog
      title={`Manage Job ${job.jobId.slice(0, 6)}`}
      submitLabel="Apply"
      failure="Failed to update the job."
      form={form}
      onClose={onClose}
      onSubmit={save}
    >
      {has.position ? (
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
      {has.position ? (
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
      <MetadataList metadata={detailsOf(job)} />
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
  const chosen = pools.find(({ name }) => name === pool);
  const use = chosen && `${chosen.slotsUsed} of ${chosen.slotsAvailable} slots in use`;
  return (
    <SelectField
      label="Resource Pool"
      control={form.control}
      name="pool"
      hint={
        job.type === 'TYPE_EXPERIMENT' ? use : 'Only experiments go on in another resource pool.'
      }
      options={pools.map(({ name }) => ({ value: name, label: name }))}
      disabled={job.type !== 'TYPE_EXPERIMENT'}
    />
  );
}

function detailsOf(job: JobRow): Record<string, unknown> {
  const { seen, summary, progress } = job;
  return {
    Type: jobTypeLabel(job.type),
    'Job Name': seen?.name ?? missing,
    UUID: job.jobId,
    Submitted: seen?.submissionTime ? formatDateTime(seen.submissionTime) : missing,
    State: summary ? jobStateLabel(summary.state) : missing,
    Progress: progress > 0 ? formatPercent(progress, 0) : missing,
    Slots: `${job.allocatedSlots} / ${job.requestedSlots}`,
    'Is Preemptible': job.isPreemptible ? 'Yes' : 'No',
    'Jobs Ahead': formatJobsAhead(summary?.jobsAhead),
    User: seen?.username ?? missing,
  };
}
