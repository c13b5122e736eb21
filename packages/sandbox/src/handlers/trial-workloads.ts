import type { WorkloadContainer } from '@trainyard/sdk/types';
import { pageSql } from '../paging';
import { checkpointsOf, reportedSteps } from '../simulation/checkpoints';
import { numberAt } from '../simulation/measured';
import { curveFor } from '../simulation/reading';
import type { Step } from '../simulation/rows';
import { trialSteps } from '../simulation/timeline';
import { batchMetricsOf } from './batch-metrics';
import { groupOf } from './metric-group';
import { allowTrial } from './scopes';
import { sortByKeys } from './sort-experiments';
import { tick } from './tick';
import { checkpointWorkload, metricsWorkload, type TrialInput } from './trial-answer';
import { findTrial } from './trials';
import type { HandlerRequest, Handlers } from './types';

type Query = HandlerRequest<'getTrialWorkloads'>['query'];

export const trialWorkloadHandlers = {
  getTrialWorkloads: (request) => {
    const now = tick(request);
    const { path, query } = request;
    allowTrial(request, 'getTrialWorkloads', path.trialId);
    const input = findTrial(request, path.trialId, now);
    const all = [...trialSteps(input.trial, now), ...reportedSteps(input)];
    const steps = all.filter((step) => isWanted(step, query));
    const descending = query.orderBy === 'ORDER_BY_DESC';
    const sorted = sortByKeys(steps, [
      { value: sortValue(input, query), descending },
      { value: (step) => step.batch, descending },
    ]);
    // all rows unless limited, which the master echoes as -1
    const page = pageSql(sorted, { ...query, limit: query.limit || -1 });
    return {
      workloads: page.rows.map((step) => workload(input, step, query)),
      pagination: page.pagination,
    };
  },
} satisfies Partial<Handlers>;

// CHECKPOINT alone shows validations too
function isWanted({ kind }: Step, { filter = 'FILTER_OPTION_UNSPECIFIED' }: Query): boolean {
  if (kind === 'validation') return true;
  if (kind === 'checkpoint') return filter !== 'FILTER_OPTION_VALIDATION';
  return filter === 'FILTER_OPTION_UNSPECIFIED';
}

function sortValue(input: TrialInput, query: Query): (step: Step) => number | null {
  const { sortKey = '' } = query;
  if (sortKey === '' || sortKey === 'batches') return (step) => step.batch;
  const curve = curveFor(input.experiment, input.trial);
  const group = groupOf(query);
  return (step) => {
    if (step.kind === 'checkpoint' || (group !== '' && group !== step.kind)) return null;
    return numberAt({ curve, step, group: step.kind }, sortKey);
  };
}

function workload(input: TrialInput, step: Step, query: Query): WorkloadContainer {
  if (step.kind === 'validation') {
    return { validation: metricsWorkload(input, step, 'validation') };
  }
  if (step.kind === 'checkpoint') {
    const view = checkpointsOf(input).find((each) => each.step.batch === step.batch);
    return view ? { checkpoint: checkpointWorkload(view) } : {};
  }
  const training = metricsWorkload(input, step, 'training');
  if (!query.includeBatchMetrics) return { training };
  const batchMetrics = batchMetricsOf(input, step);
  const avgMetrics = training.metrics?.avgMetrics ?? null;
  return { training: { ...training, metrics: { avgMetrics, batchMetrics } } };
}
