import { formatBytes } from '@trainyard/insights/figures';
import { isObject } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import {
  type Column,
  computed,
  countField,
  extra,
  field,
  metricField,
  numberField,
  runStateField,
  timeField,
} from '../../core/output/columns';
import { hyperparameterText, maskHyperparameters, metricsText } from '../trial/columns';
import type { Run } from './find';

const ofExperiment = <Key extends keyof NonNullable<Run['experiment']>>(key: Key, header: string) =>
  computed<Run>(key, header, ({ experiment }) => experiment?.[key]);

const experiment = computed<Run>('experimentId', 'Experiment', ({ experiment }) => experiment?.id, {
  align: 'right',
});
const name = computed<Run>('experimentName', 'Name', ({ experiment }) => experiment?.name);
const owner = field<Run>('username', 'Owner');
const best = metricField<Run>('searcherMetricValue', 'Best value');
const metric = ofExperiment('searcherMetric', 'Metric');
const hyperparameters: Column<Run> = {
  ...field<Run>('hyperparameters', 'Hyperparameters', {
    show: ({ hyperparameters = {} }) => hyperparameterText(hyperparameters),
    isMinor: true,
  }),
  value: ({ hyperparameters }) => hyperparameters && maskHyperparameters(hyperparameters),
};
const size = field<Run>('checkpointSize', 'Their size', {
  show: ({ checkpointSize }) => formatBytes(Number(checkpointSize)),
  align: 'right',
});
const workspace = field<Run>('workspaceName', 'Workspace');
const project = field<Run>('projectName', 'Project');
const archived = field<Run>('archived', 'Archived');
const parent = { ...ofExperiment('forkedFrom', 'Parent'), align: 'right' as const };
const duration = countField<Run>('duration', 'Seconds');

/** Columns of a list of runs. */
export const runColumns = ({ hasProject = false, hasArchived = false } = {}): Column<Run>[] => [
  numberField('id', 'ID'),
  experiment,
  ...(hasProject ? [workspace, project] : [extra(workspace), extra(project)]),
  owner,
  name,
  runStateField(),
  metric,
  best,
  timeField('startTime', 'Started'),
  timeField('endTime', 'Ended'),
  hasArchived ? archived : extra(archived),
  hyperparameters,
  extra(field('localId', 'Number in its project')),
  extra(duration),
  extra(parent),
  extra(field('labels', 'Labels')),
  extra(ofExperiment('resourcePool', 'Pool')),
  extra(ofExperiment('searcherType', 'Searcher')),
  extra(ofExperiment('description', 'Description')),
  extra(countField('checkpointCount', 'Checkpoints')),
  extra(size),
];

/** A run, and what the master says of its trial alone. */
export type RunInFull = Run & Pick<Trial, 'totalBatchesProcessed' | 'restarts' | 'taskId'>;

/** The names of groups of metrics in summaries, where the two usual ones have older names. */
const groupNames: Record<string, string> = {
  avg_metrics: 'training',
  validation_metrics: 'validation',
};

/** The last value of each metric, by its group. */
const lastMetrics = ({ summaryMetrics = {} }: Run): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(summaryMetrics).map(([group, metrics]) => [
      Object.hasOwn(groupNames, group) ? groupNames[group] : group,
      Object.fromEntries(
        Object.entries(isObject(metrics) ? metrics : {}).flatMap(([name, summary]) =>
          isObject(summary) && summary.last !== undefined ? [[name, summary.last]] : [],
        ),
      ),
    ]),
  );

/** Fields of one run. */
export const runFields: Column<RunInFull>[] = [
  field('id', 'ID'),
  experiment,
  name,
  runStateField(),
  owner,
  workspace,
  project,
  field('localId', 'Number in its project'),
  field('labels', 'Labels'),
  parent,
  ofExperiment('searcherType', 'Searcher'),
  metric,
  best,
  countField('totalBatchesProcessed', 'Batches'),
  timeField('startTime', 'Started'),
  timeField('endTime', 'Ended'),
  duration,
  field('restarts', 'Restarts'),
  ofExperiment('resourcePool', 'Pool'),
  field('taskId', 'Task'),
  hyperparameters,
  computed('metrics', 'Last metrics', lastMetrics, {
    show: (run) => metricsText(lastMetrics(run)),
  }),
  field('metadata', 'Metadata'),
  countField('checkpointCount', 'Checkpoints'),
  size,
  archived,
];
