import type { ExperimentState } from '@trainyard/sdk/types';
import type { Database } from '../../database/database';
import { phaseOf } from '../metrics/reading';
import type { ExperimentRow } from '../rows';
import { trialsOf } from './engine';

const phases = ['RUNNING', 'STARTING', 'PULLING'] as const;

/** The state sent for an experiment: an active one shows the furthest its allocations are. */
export function shownExperimentState(
  db: Database,
  experiment: ExperimentRow,
  now: number,
): ExperimentState {
  if (experiment.state !== 'STATE_ACTIVE') return experiment.state;
  const seen = new Set(
    trialsOf(db, experiment).flatMap((trial) => {
      const run = trial.runs.at(-1);
      return run ? [phaseOf(run, now)] : [];
    }),
  );
  const furthest = phases.find((phase) => seen.has(phase));
  return furthest ? `STATE_${furthest}` : 'STATE_QUEUED';
}
