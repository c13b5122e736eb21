import type { Database } from '../../database/database';
import { checkpointTotals } from '../checkpoints/checkpoints';
import { retentionOf } from '../checkpoints/retention';
import { trialsOf } from '../engine/engine';
import type { ExperimentRow, FinalFigures, TrialRow } from '../rows';
import { summaryFor } from './reading';
import { isBetter } from './summary';

type Input = { db: Database; experiment: ExperimentRow; now: number };
type Among = { experiment: ExperimentRow; trials: TrialRow[]; now: number };
type Best = { trial: TrialRow; value: number };

/** The trial with the best searcher metric so far, and that metric. */
export const bestTrialOf = ({ db, experiment, now }: Input): Best | null =>
  bestAmong({ experiment, trials: trialsOf(db, experiment), now });

function bestAmong({ experiment, trials, now }: Among): Best | null {
  const { smallerIsBetter } = experiment.settings.searcher;
  let best: Best | null = null;
  for (const trial of trials) {
    const value = summaryFor(experiment, trial, now).bestValue;
    if (value === null) continue;
    if (best === null || isBetter({ value, than: best.value, smallerIsBetter })) {
      best = { trial, value };
    }
  }
  return best;
}

/** From 0 to 1, by the reports of trials. */
export function progressOf({ db, experiment, now }: Input): number {
  if (experiment.final) return experiment.final.progress;
  return progressAmong({ experiment, trials: trialsOf(db, experiment), now });
}

function progressAmong({ experiment, trials, now }: Among): number {
  if (experiment.search) return experiment.search.progress;
  const { maxTrials, maxLength } = experiment.settings.searcher;
  const shares = trials.map((trial) => {
    if (trial.state === 'STATE_COMPLETED') return 1;
    const done = trial.reportedProgress ?? summaryFor(experiment, trial, now).lastBatch;
    // a waiting trial is done unless it is promoted
    return trial.waiting ? Math.max(0.5, done / maxLength) : Math.min(1, done / maxLength);
  });
  return Math.min(1, shares.reduce((total, share) => total + share, 0) / maxTrials);
}

/**
 * The stored summary of an ended experiment. Computed on first reading: its inputs no longer
 * change, except for the checkpoints to keep.
 */
export function finalFigures({ experiment, trials, now }: Among): FinalFigures {
  const isCompleted = experiment.state === 'STATE_COMPLETED';
  const retention = retentionOf(experiment);
  const progress = memoize(() => (isCompleted ? 1 : progressAmong({ experiment, trials, now })));
  const best = memoize(() => bestAmong({ experiment, trials, now }));
  const totals = memoize(() => checkpointTotals(experiment, trials, retention));
  return {
    get progress() {
      return progress();
    },
    get bestTrialId() {
      return best()?.trial.id ?? null;
    },
    get bestMetric() {
      return best()?.value ?? null;
    },
    get checkpointCount() {
      return totals().checkpointCount;
    },
    get checkpointSize() {
      return totals().checkpointSize;
    },
  };
}

function memoize<Value>(work: () => Value): () => Value {
  let done: { value: Value } | null = null;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}
