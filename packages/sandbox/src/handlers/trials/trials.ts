import { pageSql } from '../../lists/paging';
import { checkpointsOf, sizeOf } from '../../simulation/checkpoints/checkpoints';

import { killTrial } from '../../simulation/engine/actions';
import { trialsOf } from '../../simulation/engine/engine';
import { summaryFor } from '../../simulation/metrics/reading';
import { isTerminal } from '../../simulation/rows';
import { notFound } from '../errors';
import { type ColumnValue, stateRank } from '../experiments/experiment-columns';
import { checkStoredTrialStates } from '../experiments/experiment-filters';
import { sortByKeys } from '../experiments/experiments-in-order';
import { allowExperiment, allowTrial } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';
import { type TrialInput, trialAnswer } from './trial-answer';

type SortBy = NonNullable<HandlerRequest<'getExperimentTrials'>['query']['sortBy']>;

// metrics are sorted by signed value: ascending means better first
const sortValues: Partial<Record<SortBy, (input: TrialInput) => ColumnValue>> = {
  SORT_BY_START_TIME: ({ trial }) => trial.createdAt,
  SORT_BY_END_TIME: ({ trial }) => trial.endedAt,
  SORT_BY_STATE: ({ trial }) => stateRank(trial.state),
  SORT_BY_BEST_VALIDATION_METRIC: (input) => signed(input, summaryOf(input).bestValue),
  SORT_BY_LATEST_VALIDATION_METRIC: (input) => signed(input, summaryOf(input).latestValue),
  SORT_BY_BATCHES_PROCESSED: (input) => summaryOf(input).lastBatch,
  SORT_BY_DURATION: ({ trial, now }) => (trial.endedAt ?? now) - trial.createdAt,
  SORT_BY_RESTARTS: ({ trial }) => trial.restarts,
  SORT_BY_CHECKPOINT_SIZE: (input) =>
    checkpointsOf(input)
      .filter(({ state }) => state !== 'STATE_DELETED')
      .reduce((total, { files }) => total + sizeOf(files), 0),
};

const summaryOf = ({ experiment, trial, now }: TrialInput) => summaryFor(experiment, trial, now);

const signed = ({ experiment }: TrialInput, value: number | null) =>
  value === null || experiment.settings.searcher.smallerIsBetter ? value : -value;

/** A trial and its experiment, with the data for answers about them. */
export function findTrial(
  { db, simulation }: Pick<HandlerRequest<'getTrial'>, 'db' | 'simulation'>,
  id: number,
  now: number,
): TrialInput {
  const trial = db.trials.find(id);
  const experiment = db.experiments.find(trial.experimentId);
  return { db, seed: simulation.engine.seed, experiment, trial, now };
}

export const trialHandlers = {
  getExperimentTrials: (request) => {
    const now = tick(request);
    const { db, path, query, simulation } = request;
    const experiment = allowExperiment(request, 'getExperimentTrials', path.experimentId);
    const { states = [], sortBy = 'SORT_BY_ID', orderBy } = query;
    checkStoredTrialStates(states, experiment.id);
    const requested = new Set<string>(states);
    const inputs = trialsOf(db, experiment)
      .filter((trial) => requested.size === 0 || requested.has(trial.state))
      .map((trial) => ({ db, seed: simulation.engine.seed, experiment, trial, now }));
    const descending = orderBy === 'ORDER_BY_DESC';
    const value = sortValues[sortBy] ?? (({ trial }: TrialInput) => trial.id);
    const sorted = sortByKeys(inputs, [
      { value, descending },
      { value: ({ trial }) => trial.id, descending },
    ]);
    const page = pageSql(sorted, query);
    return { trials: page.rows.map(trialAnswer), pagination: page.pagination };
  },

  getTrial: (request) => {
    const now = tick(request);
    const { id } = allowTrial(request, 'getTrial', request.path.trialId);
    return { trial: trialAnswer(findTrial(request, id, now)) };
  },

  killTrial: (request) => {
    tick(request);
    const { path, simulation } = request;
    const trial = allowTrial(request, 'killTrial', path.trialId);
    if (isTerminal(trial)) {
      throw notFound('actor', `/experiments/${trial.experimentId}/${trial.requestId}`);
    }
    killTrial(simulation.engine, trial);
    return {};
  },
} satisfies Partial<Handlers>;
