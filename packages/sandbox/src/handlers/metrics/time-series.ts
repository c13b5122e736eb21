import type { Answer } from '@trainyard/sdk/types';
import { timestamp } from '../../lib/clock';
import { groupsOf } from '../../simulation/metrics/measured';
import { curveFor, runnerStateOf } from '../../simulation/metrics/reading';
import type { Step } from '../../simulation/rows';
import { LazyList } from '../../wire/encode';
import { invalidArgument, type MasterError, plainError, rpcText } from '../errors';
import { allowTrial } from '../scopes';
import { tick } from '../tick';
import type { TrialInput } from '../trials/trial-answer';
import { findTrial } from '../trials/trials';
import type { HandlerRequest, Handlers } from '../types';
import { dataPoints, groupOf, metricTypeOf } from './metric-points';

type Query = HandlerRequest<'compareTrials'>['query'];
type Comparable = Answer<'compareTrials'>['trials'][number];

export const timeSeriesHandlers = {
  compareTrials: (request) => {
    const now = tick(request);
    const { query } = request;
    const group = groupOf(query);
    const inputs = (query.trialIds ?? []).map((id) => {
      allowTrial(request, 'compareTrials', id);
      return findTrial(request, id, now);
    });
    if (inputs.length === 0) return { trials: [] };
    const requested = requestedNames(query, group);
    const within = withinOf(query);
    function* all() {
      for (const input of inputs) yield series({ input, query, requested, within });
    }
    // a thousand long series do not fit well into memory
    return { trials: new LazyList(all()) };
  },
} satisfies Partial<Handlers>;

/** Names by group; under `null` those requested for every group. */
type MetricNames = Map<string | null, string[]>;

function requestedNames(query: Query, group: string): MetricNames {
  const { metricNames = [], metricIds = [] } = query;
  if (metricIds.length === 0) return new Map([[group || null, metricNames]]);
  if (metricNames.length > 0) {
    throw failedSampling(
      'error fetching time series of metrics cannot specify\n\t\tboth metric ids and metric names',
    );
  }
  const requested: MetricNames = new Map();
  for (const id of metricIds) {
    const dot = id.indexOf('.');
    if (dot < 1) throw badMetricId(id);
    const names = requested.get(id.slice(0, dot)) ?? [];
    requested.set(id.slice(0, dot), [...names, id.slice(dot + 1)]);
  }
  return requested;
}

const failedSampling = (text: string) => plainError(`failed sampling: ${text}`);

function badMetricId(id: string): MasterError {
  const reason = `invalid metric identifier: '${id}' expected <group>.<name>`;
  return failedSampling(`error parsing metric id ${id}: ${rpcText(invalidArgument(reason))}`);
}

type SeriesInput = {
  input: TrialInput;
  query: Query;
  requested: MetricNames;
  within: (step: Step, epoch: number) => boolean;
};

function series({ input, query, requested, within }: SeriesInput): Comparable {
  const { experiment, trial, now } = input;
  const curve = curveFor(experiment, trial);
  // without a group the master reads training and validation, not custom groups
  const groups = [...requested.keys()].flatMap((group) => group ?? ['training', 'validation']);
  const ownGroups = groups.filter((group) => groupsOf(curve, trial).includes(group)).sort();
  return {
    trial: bareTrial(input),
    metrics: ownGroups.flatMap((group) => {
      const names = requested.get(group) ?? requested.get(null) ?? [];
      const maxDatapoints = query.maxDatapoints || 200;
      const data = dataPoints({ experiment, trial, group, names, now, within, maxDatapoints });
      return data.length === 0 ? [] : [{ data, type: metricTypeOf(group), group }];
    }),
  };
}

// identity, times, hyperparameters and the stored state; other fields stay empty here
function bareTrial({ trial, now, experiment }: TrialInput): Comparable['trial'] {
  return {
    id: trial.id,
    experimentId: experiment.id,
    startTime: timestamp(trial.createdAt),
    endTime: trial.endedAt === null ? null : timestamp(trial.endedAt),
    state: trial.state,
    restarts: 0,
    hparams: trial.hparams,
    totalBatchesProcessed: 0,
    bestValidation: null,
    latestValidation: null,
    bestCheckpoint: null,
    runnerState: runnerStateOf(experiment, trial, now),
    wallClockTime: 0,
    warmStartCheckpointUuid: trial.warmStart?.uuid ?? '',
    taskId: '',
    totalCheckpointSize: 0,
    checkpointCount: 0,
    summaryMetrics: null,
  };
}

function withinOf(query: Query): (step: Step, epoch: number) => boolean {
  const name = query['timeSeriesFilter.name'];
  const ranges = rangesOf(query);
  if (name === undefined && ranges.length === 0) {
    const { startBatches = 0, endBatches = 0 } = query;
    const end = endBatches <= 0 ? Number.POSITIVE_INFINITY : endBatches;
    return ({ batch }) => batch >= startBatches && batch <= end;
  }
  const axis = name || 'batches';
  if (axis !== 'batches' && axis !== 'time' && axis !== 'epoch') throw badAxis(axis);
  return (step, epoch) => {
    const value = axis === 'batches' ? step.batch : axis === 'time' ? step.at : epoch;
    return ranges.every((holds) => holds(value));
  };
}

const badAxis = (name: string) =>
  failedSampling(
    `error fetching time series of training metrics: failed to get metrics to sample for experiment: ERROR: column "${name}" does not exist (SQLSTATE 42703)`,
  );

function rangesOf(query: Query): Array<(value: number) => boolean> {
  const bounds: Array<[number | undefined, (value: number, bound: number) => boolean]> = (
    ['doubleRange', 'integerRange', 'timeRange'] as const
  ).flatMap((range) => [
    [numberOf(query[`timeSeriesFilter.${range}.lt`]), (value, bound) => value < bound],
    [numberOf(query[`timeSeriesFilter.${range}.lte`]), (value, bound) => value <= bound],
    [numberOf(query[`timeSeriesFilter.${range}.gt`]), (value, bound) => value > bound],
    [numberOf(query[`timeSeriesFilter.${range}.gte`]), (value, bound) => value >= bound],
  ]);
  const tests = bounds.flatMap(([bound, holds]) =>
    bound === undefined ? [] : [(value: number) => holds(value, bound)],
  );
  const incl = query['timeSeriesFilter.integerRange.incl'] ?? [];
  const notIn = query['timeSeriesFilter.integerRange.notIn'] ?? [];
  if (incl.length > 0) tests.push((value) => incl.includes(value));
  if (notIn.length > 0) tests.push((value) => !notIn.includes(value));
  return tests;
}

const numberOf = (value: number | string | undefined) =>
  typeof value === 'string' ? Date.parse(value) : value;
