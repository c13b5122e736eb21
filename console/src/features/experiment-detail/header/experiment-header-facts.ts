import { isFinished, isPaused, searcherMetric, smallerIsBetter } from '@trainyard/sdk/model';
import type { Experiment, JobSummary } from '@trainyard/sdk/types';
import { plural } from '@trainyard/ui/lib/format';
import { slotsPerTrial } from '~/lib/config-facts';

/** `a100-pool, 4 slots` */
export function poolText(experiment: Experiment): string {
  const slots = slotsPerTrial(experiment.config);
  const parts = [experiment.resourcePool, slots === undefined ? '' : plural(slots, 'slot')];
  return parts.filter((part) => part !== '').join(', ');
}

/** `adaptive_asha on val_error, smaller is better` */
export function searcherText(experiment: Experiment): string {
  const metric = searcherMetric(experiment.config);
  if (metric === undefined) return experiment.searcherType;
  const better = smallerIsBetter(experiment.config) ? 'smaller' : 'larger';
  return `${experiment.searcherType} on ${metric}, ${better} is better`;
}

/** the word before how long it has taken; of one that waits or rests that says nothing */
export function elapsedWord({ state }: Pick<Experiment, 'state'>): 'ran' | 'running' | undefined {
  if (isFinished(state)) return 'ran';
  return state === 'STATE_QUEUED' || isPaused(state) ? undefined : 'running';
}

/** Its place in the queue, while it waits there; -1 where the scheduler keeps no order. */
export function jobsAheadText(
  job: JobSummary | null,
  { state }: Pick<Experiment, 'state'>,
): string {
  if (!job || state !== 'STATE_QUEUED' || job.jobsAhead < 0) return '';
  return job.jobsAhead === 0
    ? 'No jobs ahead of this one'
    : `${plural(job.jobsAhead, 'job')} ahead of this one`;
}
