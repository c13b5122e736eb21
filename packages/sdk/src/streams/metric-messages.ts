import type { Answer } from '../client/operation';
import type { SeenMessages } from './replay-plan';

type ReportId = 'getMetrics' | 'getTrainingMetrics' | 'getValidationMetrics';

/** New reports: by trial, run and batches, where several may differ only in their ids. */
export function freshReports(message: Answer<ReportId>, seen: SeenMessages) {
  const metrics = message.metrics.filter(({ trialId, trialRunId, totalBatches, id }) =>
    seen.add(`${trialId}.${trialRunId}.${totalBatches}.${id}`),
  );
  return { message: { ...message, metrics }, isNew: metrics.length > 0 };
}

/** New names of metrics: each is announced once. */
export function freshNames(message: Answer<'expMetricNames'>, seen: SeenMessages) {
  const of = (group: string, names: readonly string[]) =>
    names.filter((name) => seen.add(`${group} ${name}`));
  const left = {
    searcherMetrics: of('searcher', message.searcherMetrics),
    trainingMetrics: of('training', message.trainingMetrics),
    validationMetrics: of('validation', message.validationMetrics),
    metricNames: message.metricNames.filter(({ group, name }) =>
      seen.add(`named ${group}.${name}`),
    ),
  };
  return { message: left, isNew: Object.values(left).some((names) => names.length > 0) };
}

export function freshBatches(message: Answer<'metricBatches'>, seen: SeenMessages) {
  const batches = message.batches.filter((batch) => seen.add(batch));
  return { message: { batches }, isNew: batches.length > 0 };
}

/** New measurements at one point of training: by trial and batches. */
export function freshSnapshot(message: Answer<'trialsSnapshot'>, seen: SeenMessages) {
  const trials = message.trials.filter(({ trialId, batchesProcessed }) =>
    seen.add(`${trialId}.${batchesProcessed}`),
  );
  return { message: { trials }, isNew: trials.length > 0 };
}

/**
 * The leading trials: new data by trial and batches, hyperparameters with the first message of a
 * trial, and joined and left trials compared with those before the cut.
 */
export function sampleReader() {
  let members = new Set<number>();
  return (message: Answer<'trialsSample'>, seen: SeenMessages) => {
    const ids = new Set(message.trials.map(({ trialId }) => trialId));
    const trials = message.trials.map((trial) => ({
      ...trial,
      hparams: seen.add(`trial ${trial.trialId}`) ? trial.hparams : null,
      data: trial.data.filter(({ batches }) => seen.add(`${trial.trialId}.${batches}`)),
    }));
    const promotedTrials = [...ids].filter((id) => !members.has(id));
    const demotedTrials = [...members].filter((id) => !ids.has(id));
    members = ids;
    const isNew =
      promotedTrials.length + demotedTrials.length > 0 ||
      trials.some(({ data }) => data.length > 0);
    return { message: { trials, promotedTrials, demotedTrials }, isNew };
  };
}

/** New measurements of the profiler: by series, batch and time. */
export function freshProfile(message: Answer<'getTrialProfilerMetrics'>, seen: SeenMessages) {
  const { batch } = message;
  if (!batch) return { message, isNew: true };
  const series = JSON.stringify(batch.labels);
  const isFresh = batch.timestamps.map((time, index) =>
    seen.add(`${series} ${batch.batches[index]} ${time}`),
  );
  const left = <T>(values: readonly T[]) => values.filter((_, index) => isFresh[index]);
  const rest = {
    ...batch,
    values: left(batch.values),
    batches: left(batch.batches),
    timestamps: left(batch.timestamps),
  };
  return { message: { batch: rest }, isNew: rest.timestamps.length > 0 };
}
