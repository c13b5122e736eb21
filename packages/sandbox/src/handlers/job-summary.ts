import type { JobSummary } from '@trainyard/sdk/types';
import type { Engine } from '../simulation/engine';
import { hasOrder, jobsOf } from '../simulation/job-queue';
import type { ExperimentRow } from '../simulation/rows';

type Input = { engine: Engine; experiment: ExperimentRow };

/** Where an active experiment stands in its pool's queue; null for any other. */
export function jobSummaryOf({ engine, experiment }: Input): JobSummary | null {
  if (experiment.state !== 'STATE_ACTIVE') return null;
  const line = jobsOf(engine, experiment.resourcePool);
  const known = line.find(({ job }) => job === experiment)?.summary;
  if (known) return known;
  // between two rungs, or about to ask for the first slots
  const isOrdered = hasOrder(engine, experiment.resourcePool);
  return { state: 'STATE_QUEUED', jobsAhead: isOrdered ? line.length : -1 };
}
