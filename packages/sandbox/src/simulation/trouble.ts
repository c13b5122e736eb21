import { memoryOf } from './curve';
import { uniform } from './noise';
import { curveFor } from './reading';
import type { ExperimentRow, RunRow, TrialRow, Trouble } from './rows';

export type Crash = { kind: Trouble['kind']; batch: number };

const gpuGib = 80;

/**
 * How a run is going to fail, if it is: as the experiment was told to, for lack of GPU memory
 * with large batches, or because its loss is no number any more.
 */
export function crashOf(experiment: ExperimentRow, trial: TrialRow, run: RunRow): Crash | null {
  const { trouble, searcher } = experiment.settings;
  if (trouble && run.number <= trouble.runs && isStruck(experiment, trial)) {
    return { kind: trouble.kind, batch: Math.floor(searcher.maxLength * trouble.at) };
  }
  const curve = curveFor(experiment, trial);
  if (memoryOf(curve, searcher.maxLength) > gpuGib) {
    return { kind: 'memory', batch: run.startBatch + 3 };
  }
  const stopsAtNan = Number.isFinite(curve.divergesAt) && uniform(trial.seed, 81) < 0.5;
  if (!stopsAtNan) return null;
  return { kind: 'nan', batch: Math.ceil(curve.divergesAt + searcher.maxLength * 0.04) };
}

// in a search only some trials are hit
const isStruck = (experiment: ExperimentRow, trial: TrialRow) =>
  experiment.settings.searcher.name === 'single' || uniform(trial.seed, 82) < 0.3;
