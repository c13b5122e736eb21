import { ownValue } from '@trainyard/sdk/model';
import type { Database } from '../../database/database';
import { cacheFinalValues } from '../../simulation/engine/steady';
import { bestTrialOf } from '../../simulation/metrics/figures';
import { numberAt } from '../../simulation/metrics/measured';
import { curveFor, figuresFor, summaryFor } from '../../simulation/metrics/reading';
import { bestBatch, summarizeTraining, validationAt } from '../../simulation/metrics/trial-reports';
import type { ExperimentRow, TrialReports, TrialRow } from '../../simulation/rows';
import { leafAt } from '../../simulation/search/hyperparameters';
import { invalidArgument } from '../errors';
import type { ColumnValue } from '../experiments/experiment-columns';

export type SearchInput = { db: Database; now: number };

const statistics = ['count', 'last', 'max', 'min', 'sum'] as const;
type Statistic = (typeof statistics)[number];

const isStatistic = (name: string): name is Statistic => statistics.some((each) => each === name);

/**
 * The trial shown with an experiment in search results; the row may be created only for this read.
 */
export function bestTrialRow({ db, now }: SearchInput, experiment: ExperimentRow): TrialRow | null {
  const { final } = experiment;
  if (!final) return bestTrialOf({ db, experiment, now })?.trial ?? null;
  return final.bestTrialId === null ? null : (db.trials.peek(final.bestTrialId) ?? null);
}

// a trial without a row only has the metrics that it will report
function quickReadingOf({ db }: SearchInput, experiment: ExperimentRow): TrialReports | null {
  const { bestTrialId = null } = experiment.final ?? {};
  if (bestTrialId === null || db.trials.holds(bestTrialId)) return null;
  return experiment.reportsOf?.(bestTrialId) ?? null;
}

/** `validation.<metric>`: the best trial's metric where its searcher metric was best. */
export function validationValue(path: string) {
  const name = path.replace(/^validation\./, '');
  const settled = settledNumbers(`validation ${name}`);
  return (input: SearchInput, experiment: ExperimentRow): number | null => {
    const { final, settings } = experiment;
    if (final && settings.searcher.metric === name) return final.bestMetric;
    return settled(input.db, experiment, () => {
      const quick = quickReadingOf(input, experiment);
      if (quick) {
        const batch = bestBatch(quick, settings.searcher);
        return batch === null ? null : validationAt(quick, name, batch);
      }
      const trial = bestTrialRow(input, experiment);
      const best = trial && summaryFor(experiment, trial, input.now).best;
      if (!trial || !best) return null;
      const curve = curveFor(experiment, trial);
      return numberAt({ curve, step: best, group: 'validation' }, name);
    });
  };
}

const settledNumbers = cacheFinalValues<number | null>();

/**
 * `training.<metric>.<statistic>` of the best trial.
 * @throws MasterError 400 without one of the five statistics
 */
export function trainingValue(path: string) {
  const name = path.replace(/^training\./, '');
  const dot = name.lastIndexOf('.');
  const statistic = name.slice(dot + 1);
  if (dot < 1 || !isStatistic(statistic)) {
    throw invalidArgument('sort training metrics by statistic: count, last, max, min, or sum');
  }
  const metric = name.slice(0, dot);
  const settled = settledNumbers(`training ${metric} ${statistic}`);
  return (input: SearchInput, experiment: ExperimentRow): number | null => {
    return settled(input.db, experiment, () => {
      const quick = quickReadingOf(input, experiment);
      if (quick) return summarizeTraining(quick, metric)?.[statistic] ?? null;
      const trial = bestTrialRow(input, experiment);
      if (!trial) return null;
      const figures = ownValue(figuresFor(experiment, trial, input.now).training, metric);
      return figures?.type === 'number' ? figures[statistic] : null;
    });
  };
}

/** `hp.<path>`: the entry of the search space, as in the config. */
export function hyperparameterEntry(path: string) {
  const name = path.replace(/^hp\./, '');
  return (experiment: ExperimentRow) => leafAt(experiment.settings.hyperparameters, name);
}

/**
 * The sort key of an entry of a search space: absent last, then in the database's order of JSON
 * objects.
 */
export function hyperparameterRank(path: string) {
  const entryOf = hyperparameterEntry(path);
  return (experiment: ExperimentRow): ColumnValue => {
    const entry = entryOf(experiment);
    if (!entry) return null;
    const keys = Object.keys(entry).length;
    const text = Object.entries(entry)
      .sort()
      .map(([key, value]) => `${key} ${padded(value)}`);
    return `${keys} ${text.join(' ')}`;
  };
}

// numbers compare by size even inside the text
const padded = (value: unknown) =>
  typeof value === 'number' ? (value + 1e9).toFixed(9).padStart(24, '0') : JSON.stringify(value);
