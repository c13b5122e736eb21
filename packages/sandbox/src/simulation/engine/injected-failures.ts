import { memoryOf } from '../metrics/curve';
import { uniform } from '../metrics/noise';
import { curveFor } from '../metrics/reading';
import type { ExperimentRow, RunRow, TrialRow, Trouble } from '../rows';

export type Crash = { kind: Trouble['kind']; batch: number };

const gpuGib = 80;

/**
 * Returns the crash that a run will end with, if any: the injected failure of its experiment, lack
 * of GPU memory with large batches, or a loss that is no longer a number.
 */
export function injectedCrashOf(
  experiment: ExperimentRow,
  trial: TrialRow,
  run: RunRow,
): Crash | null {
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
