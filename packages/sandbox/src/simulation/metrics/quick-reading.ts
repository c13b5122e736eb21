import { bytesOf } from '../checkpoints/checkpoints';
import type {
  ExperimentRow,
  FinalFigures,
  MetricFigures,
  QuickReading,
  Searcher,
  Settings,
} from '../rows';
import { metricAt, metricNames } from './curve';
import { isBetter, numberFigures } from './summary';

type FiguresInput = {
  settings: Settings;
  state: ExperimentRow['state'];
  readings: Iterable<QuickReading>;
};

/** The final summary of an experiment with these trials; see `finalFigures`. */
export function quickFigures({ settings, state, readings }: FiguresInput): FinalFigures {
  const { searcher } = settings;
  const none = { bestTrialId: null, bestMetric: null, checkpointCount: 0, checkpointSize: 0 };
  const final: FinalFigures = { progress: 1, ...none };
  let done = 0;
  for (const reading of readings) {
    addBest(final, reading, searcher);
    addCheckpoints(final, reading, searcher);
    done += (reading.trained.at(-1) ?? 0) / searcher.maxLength;
  }
  const isCut = state === 'STATE_ERROR' || state === 'STATE_CANCELED';
  if (isCut) final.progress = Math.min(1, done / searcher.maxTrials);
  return final;
}

function addBest(final: FinalFigures, reading: QuickReading, searcher: Searcher) {
  const batch = bestBatch(reading, searcher);
  if (batch === null) return;
  const value = metricAt(reading.curve, searcher.metric, batch);
  const than = final.bestMetric;
  const { smallerIsBetter } = searcher;
  if (than !== null && !isBetter({ value, than, smallerIsBetter })) return;
  final.bestMetric = value;
  final.bestTrialId = reading.trialId;
}

// the best and the latest are kept
function addCheckpoints(final: FinalFigures, reading: QuickReading, searcher: Searcher) {
  const { curve, saved, validated } = reading;
  const measured = saved.filter((batch) => validated.includes(batch));
  const best = bestBatch({ curve, validated: measured }, searcher);
  const latest = saved.at(-1) ?? null;
  for (const batch of best === latest ? [best] : [best, latest]) {
    if (batch === null) continue;
    final.checkpointCount += 1;
    final.checkpointSize += bytesOf(curve, batch);
  }
}

type Validated = Pick<QuickReading, 'curve' | 'validated'>;

/** The batch at which the searcher metric was best; null before the first validation. */
export function bestBatch({ curve, validated }: Validated, searcher: Searcher): number | null {
  const { metric, smallerIsBetter } = searcher;
  let best: number | null = null;
  let than = Number.NaN;
  for (const batch of validated) {
    const value = metricAt(curve, metric, batch);
    if (best !== null && !isBetter({ value, than, smallerIsBetter })) continue;
    best = batch;
    than = value;
  }
  return best;
}

/** A validation metric at that batch; null for one that is not reported. */
export const quickValidation = ({ curve }: QuickReading, metric: string, batch: number) =>
  metricNames(curve, 'validation').includes(metric) ? metricAt(curve, metric, batch) : null;

/** Summary of a training metric; undefined for one that is not reported. */
export function quickTraining(reading: QuickReading, metric: string): MetricFigures | undefined {
  const { curve, trained } = reading;
  if (trained.length === 0 || !metricNames(curve, 'training').includes(metric)) return undefined;
  const numbers = trained.map((batch) => metricAt(curve, metric, batch));
  return numberFigures(numbers, numbers.at(-1) ?? null);
}
