import { formatBytes } from '@trainyard/insights/figures';
import type { Experiment } from '@trainyard/sdk/types';
import {
  type Column,
  countField,
  extra,
  field,
  numberField,
  percentText,
  runStateField,
  timeField,
} from '../../core/output/columns';

const owner = field<Experiment>('username', 'Owner');
const labels = field<Experiment>('labels', 'Labels');
const progress = numberField<Experiment>('progress', 'Progress', {
  show: ({ progress }) => percentText(progress),
});
const size = numberField<Experiment>('checkpointSize', 'Checkpoints', {
  show: ({ checkpointSize }) => formatBytes(Number(checkpointSize)),
});
const workspace = field<Experiment>('workspaceName', 'Workspace');
const project = field<Experiment>('projectName', 'Project');
const archived = field<Experiment>('archived', 'Archived');

/** Columns of a list of experiments; `--show_project` and `--all` add more. */
export const experimentColumns = (
  options: { hasProject?: boolean; hasArchived?: boolean } = {},
): Column<Experiment>[] => [
  numberField('id', 'ID'),
  ...(options.hasProject ? [workspace, project] : [extra(workspace), extra(project)]),
  owner,
  field('name', 'Name'),
  numberField('forkedFrom', 'Parent'),
  runStateField(),
  progress,
  timeField('startTime', 'Started'),
  timeField('endTime', 'Ended'),
  field('resourcePool', 'Pool'),
  options.hasArchived ? archived : extra(archived),
  extra(labels),
  extra(countField('numTrials', 'Trials')),
  extra(field('searcherType', 'Searcher')),
  extra(field('description', 'Description')),
  extra(size),
];

/** Fields of one experiment. */
export const experimentFields: Column<Experiment>[] = [
  field('id', 'ID'),
  field('name', 'Name'),
  field('description', 'Description'),
  runStateField(),
  progress,
  owner,
  workspace,
  project,
  labels,
  field('forkedFrom', 'Parent'),
  field('searcherType', 'Searcher'),
  countField('numTrials', 'Trials'),
  timeField('startTime', 'Started'),
  timeField('endTime', 'Ended'),
  field('resourcePool', 'Pool'),
  field('jobId', 'Job'),
  countField('checkpointCount', 'Checkpoints'),
  { ...size, header: 'Their size' },
  archived,
];
