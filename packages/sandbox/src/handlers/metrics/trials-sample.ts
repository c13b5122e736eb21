import type { Answer } from '@trainyard/sdk/types';
import type { Database } from '../../database/database';
import { trialsOf } from '../../simulation/engine/engine';
import { numberAt, stepsOfGroup } from '../../simulation/metrics/measured';
import { curveFor, summaryFor } from '../../simulation/metrics/reading';
import { isBetter } from '../../simulation/metrics/summary';
import type { ExperimentRow, TrialRow } from '../../simulation/rows';
import { plainError } from '../errors';
import type { HandlerRequest } from '../types';
import { dataPoints } from './metric-points';

type Input = {
  db: Database;
  experiment: ExperimentRow;
  query: HandlerRequest<'trialsSample'>['query'];
  metricName: string;
  group: string;
};

const byLength = new Set(['adaptive_asha', 'async_halving']);

/**
 * Yields, message after message, the top trials of a search and which joined or left them. Data and
 * hyperparameters are sent once, when a trial is first among them.
 * @throws MasterError 500 for a single-trial experiment
 */
export function trialsSample(input: Input): (now: number) => Answer<'trialsSample'> {
  const { experiment, query } = input;
  if (experiment.settings.searcher.name === 'single') {
    throw plainError(
      'error determining top trials: single-trial experiments are not supported for trial sampling',
    );
  }
  const seen = new Set<number>();
  let before = new Set<number>();
  return (now) => {
    const top = ranked(input, now).slice(0, query.maxTrials || 25);
    const ids = new Set(top.map(({ id }) => id));
    const trials = top.map((trial) =>
      sampleOf({ ...input, trial, now, isNew: !seen.has(trial.id) }),
    );
    const promotedTrials = [...ids].filter((id) => !before.has(id));
    const demotedTrials = [...before].filter((id) => !ids.has(id));
    for (const id of ids) seen.add(id);
    before = ids;
    return { trials, promotedTrials, demotedTrials };
  };
}

/** Trials that reported the metric, best first; halving searches rank by their length. */
function ranked({ db, experiment, metricName, group }: Input, now: number): TrialRow[] {
  const { smallerIsBetter, name } = experiment.settings.searcher;
  const entries = trialsOf(db, experiment).flatMap((trial) => {
    const curve = curveFor(experiment, trial);
    const values = stepsOfGroup(trial, group, now).flatMap(
      (step) => numberAt({ curve, step, group }, metricName) ?? [],
    );
    if (values.length === 0) return [];
    const best = values.reduce((than, value) =>
      isBetter({ value, than, smallerIsBetter }) ? value : than,
    );
    const length = byLength.has(name) ? summaryFor(experiment, trial, now).lastBatch : 0;
    return [{ trial, best, length }];
  });
  entries.sort((left, right) => {
    if (left.length !== right.length) return right.length - left.length;
    if (isBetter({ value: left.best, than: right.best, smallerIsBetter })) return -1;
    return isBetter({ value: right.best, than: left.best, smallerIsBetter }) ? 1 : 0;
  });
  return entries.map(({ trial }) => trial);
}

type SampleInput = Input & { trial: TrialRow; now: number; isNew: boolean };

function sampleOf({ experiment, trial, now, isNew, query, metricName, group }: SampleInput) {
  if (!isNew) return { trialId: trial.id, hparams: null, data: [] };
  const { startBatches = 0, endBatches = 0, maxDatapoints } = query;
  const end = endBatches <= 0 ? Number.POSITIVE_INFINITY : endBatches;
  const data = dataPoints({
    experiment,
    trial,
    group,
    names: [metricName],
    now,
    within: ({ batch }) => batch >= startBatches && batch <= end,
    maxDatapoints: maxDatapoints || 1000,
  });
  return { trialId: trial.id, hparams: trial.hparams, data };
}
