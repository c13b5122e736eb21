import type { JobSummary } from '@trainyard/sdk/types';
import { type Engine, trialsOf } from '../simulation/engine';
import { phaseOf } from '../simulation/reading';
import type { ExperimentRow } from '../simulation/rows';

type Input = { engine: Engine; experiment: ExperimentRow; now: number };

/** Where an active experiment stands in its pool's queue; null for any other. */
export function jobSummaryOf({ engine, experiment, now }: Input): JobSummary | null {
  if (experiment.state !== 'STATE_ACTIVE') return null;
  const { db, pending } = engine;
  const placed = trialsOf(db, experiment).some((trial) => {
    const run = trial.runs.at(-1);
    return run !== undefined && !['QUEUED', 'TERMINATED'].includes(phaseOf(run, now));
  });
  const scheduler = db.pools.get(experiment.resourcePool)?.configuration.schedulerType;
  // a fair-share pool has no order
  if (scheduler === 'SCHEDULER_TYPE_FAIR_SHARE') return summary(placed, -1);
  const waiting = new Set(
    pending
      .filter((each) => each.experiment.resourcePool === experiment.resourcePool)
      .map((each) => each.experiment.id),
  );
  return summary(placed, placed ? 0 : Math.max(0, [...waiting].indexOf(experiment.id)));
}

const summary = (placed: boolean, jobsAhead: number): JobSummary => ({
  state: placed ? 'STATE_SCHEDULED' : 'STATE_QUEUED',
  jobsAhead,
});
