import { bytesOf } from '../checkpoints/checkpoints';
import type {
  ExperimentRow,
  FinalFigures,
  MetricFigures,
  Searcher,
  Settings,
  TrialReports,
} from '../rows';
import { metricAt, metricNames } from './curve';
import { isBetter, numberFigures } from './summary';

type FiguresInput = {
  settings: Settings;
  state: ExperimentRow['state'];
  reports: Iterable<TrialReports>;
};

/** The final summary of an experiment with these trials; see `finalFigures`. */
export function summarizeReports({ settings, state, reports }: FiguresInput): FinalFigures {
  const { searcher } = settings;
  const none = { bestTrialId: null, bestMetric: null, checkpointCount: 0, checkpointSize: 0 };
  const final: FinalFigures = { progress: 1, ...none };
  let done = 0;
  for (const trial of reports) {
    addBest(final, trial, searcher);
    addCheckpoints(final, trial, searcher);
    done += (trial.trained.at(-1) ?? 0) / searcher.maxLength;
  }
  const isCut = state === 'STATE_ERROR' || state === 'STATE_CANCELED';
  if (isCut) final.progress = Math.min(1, done / searcher.maxTrials);
  return final;
}

function addBest(final: FinalFigures, trial: TrialReports, searcher: Searcher) {
  const batch = bestBatch(trial, searcher);
  if (batch === null) return;
  const value = metricAt(trial.curve, searcher.metric, batch);
  const than = final.bestMetric;
  const { smallerIsBetter } = searcher;
  if (than !== null && !isBetter({ value, than, smallerIsBetter })) return;
  final.bestMetric = value;
  final.bestTrialId = trial.trialId;
}

// the best and the latest are kept
function addCheckpoints(final: FinalFigures, trial: TrialReports, searcher: Searcher) {
  const { curve, saved, validated } = trial;
  const measured = saved.filter((batch) => validated.includes(batch));
  const best = bestBatch({ curve, validated: measured }, searcher);
  const latest = saved.at(-1) ?? null;
  for (const batch of best === latest ? [best] : [best, latest]) {
    if (batch === null) continue;
    final.checkpointCount += 1;
    final.checkpointSize += bytesOf(curve, batch);
  }
}

type Validated = Pick<TrialReports, 'curve' | 'validated'>;

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
export const validationAt = ({ curve }: TrialReports, metric: string, batch: number) =>
  metricNames(curve, 'validation').includes(metric) ? metricAt(curve, metric, batch) : null;

/** Summary of a training metric; undefined for one that is not reported. */
export function summarizeTraining(trial: TrialReports, metric: string): MetricFigures | undefined {
  const { curve, trained } = trial;
  if (trained.length === 0 || !metricNames(curve, 'training').includes(metric)) return undefined;
  const numbers = trained.map((batch) => metricAt(curve, metric, batch));
  return numberFigures(numbers, numbers.at(-1) ?? null);
}
