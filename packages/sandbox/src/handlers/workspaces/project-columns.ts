import { type Hyperparameter, ownValue } from '@trainyard/sdk/model';
import type { ProjectColumn } from '@trainyard/sdk/types';
import { namesOf } from '../../simulation/metrics/measured';
import { curveFor, figuresFor } from '../../simulation/metrics/reading';
import type { ExperimentRow } from '../../simulation/rows';
import { leaves } from '../../simulation/search/hyperparameters';
import { plainError } from '../errors';
import { allowProject, visibleExperiments } from '../scopes';
import { bestTrialRow, type SearchInput } from '../search/search-value';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';

type ColumnsRequest = HandlerRequest<'getProjectColumns'>;

type FixedColumn = readonly [column: string, type: 'NUMBER' | 'TEXT' | 'DATE', displayName: string];

/** The columns of experiments that every release has, in its order. */
export const experimentColumns: readonly FixedColumn[] = [
  ['id', 'NUMBER', 'ID'],
  ['name', 'TEXT', 'Name'],
  ['description', 'TEXT', 'Description'],
  ['tags', 'TEXT', 'Tags'],
  ['forkedFrom', 'NUMBER', 'Forked'],
  ['startTime', 'DATE', 'Start time'],
  ['duration', 'NUMBER', 'Duration'],
  ['numTrials', 'NUMBER', 'Trial count'],
  ['state', 'TEXT', 'State'],
  ['searcherType', 'TEXT', 'Searcher'],
  ['resourcePool', 'TEXT', 'Resource pool'],
  ['progress', 'NUMBER', 'Progress'],
  ['checkpointSize', 'NUMBER', 'Checkpoint size'],
  ['checkpointCount', 'NUMBER', 'Checkpoints'],
  ['user', 'TEXT', 'User'],
  ['searcherMetric', 'TEXT', 'Searcher Metric'],
];

const fixed: readonly FixedColumn[] = [
  ...experimentColumns,
  ['searcherMetricsVal', 'TEXT', 'Searcher Metric Value'],
];

const statistics = ['count', 'last', 'max', 'min', 'sum'];

export const projectColumnHandlers = {
  getProjectColumns: (request) => {
    const input = { db: request.db, now: tick(request) };
    const experiments = experimentsOf(request, 'getProjectColumns');
    const training = new Set<string>();
    const validation = new Set<string>();
    for (const experiment of representatives(experiments)) {
      const trial = bestTrialRow(input, experiment);
      if (!trial) continue;
      const curve = curveFor(experiment, trial);
      for (const name of namesOf(curve, trial, 'training')) training.add(name);
      for (const name of namesOf(curve, trial, 'validation')) validation.add(name);
    }
    return {
      columns: [
        ...fixed.map(
          ([column, type, displayName]): ProjectColumn => ({
            column,
            location: 'LOCATION_TYPE_EXPERIMENT',
            type: `COLUMN_TYPE_${type}`,
            displayName,
          }),
        ),
        ...[...training]
          .sort()
          .flatMap((name) =>
            statistics.map((statistic) => number(`training.${name}.${statistic}`, 'TRAINING')),
          ),
        ...hyperparameterColumns(experiments),
        ...[...validation].sort().map((name) => number(`validation.${name}`, 'VALIDATIONS')),
      ],
    };
  },

  getProjectNumericMetricsRange: (request) => {
    const input = { db: request.db, now: tick(request) };
    return { ranges: rangesOf(input, experimentsOf(request, 'getProjectNumericMetricsRange')) };
  },
} satisfies Partial<Handlers>;

const number = (column: string, location: 'TRAINING' | 'VALIDATIONS'): ProjectColumn => ({
  column,
  location: `LOCATION_TYPE_${location}`,
  type: 'COLUMN_TYPE_NUMBER',
  displayName: '',
});

type Operation = 'getProjectColumns' | 'getProjectNumericMetricsRange';
type Source = Pick<ColumnsRequest, 'db' | 'path' | 'viewer'>;

function experimentsOf(request: Source, operation: Operation): ExperimentRow[] {
  const { id } = allowProject(request, operation, request.path.projectId);
  const inProject = request.db.experiments.where(({ projectId }) => projectId === id);
  return visibleExperiments(request, operation, inProject);
}

// experiments with the same settings have the same columns: one of them suffices
function representatives(experiments: ExperimentRow[]): ExperimentRow[] {
  const seen = new Map(experiments.map((experiment) => [experiment.settings, experiment]));
  return [...seen.values()];
}

function hyperparameterColumns(experiments: ExperimentRow[]): ProjectColumn[] {
  const columns = new Map<string, ProjectColumn>();
  for (const { settings } of representatives(experiments)) {
    for (const [path, entry] of leaves(settings.hyperparameters)) {
      const column = `hp.${path}`;
      if (!columns.has(column)) columns.set(column, hyperparameterColumn(column, typeOf(entry)));
    }
  }
  if (columns.size === 0) return [];
  // the master includes one without a name
  return [...columns.values(), hyperparameterColumn('hp.', 'UNSPECIFIED')];
}

const hyperparameterColumn = (
  column: string,
  type: 'NUMBER' | 'TEXT' | 'UNSPECIFIED',
): ProjectColumn => ({
  column,
  location: 'LOCATION_TYPE_HYPERPARAMETERS',
  type: `COLUMN_TYPE_${type}`,
  displayName: '',
});

function typeOf(entry: Hyperparameter) {
  if (entry.type === 'const') {
    if (typeof entry.val === 'number') return 'NUMBER' as const;
    return typeof entry.val === 'string' ? ('TEXT' as const) : ('UNSPECIFIED' as const);
  }
  return entry.type === 'categorical' ? ('UNSPECIFIED' as const) : ('NUMBER' as const);
}

// the best trial's lowest value of each metric, or highest where larger is better
function rangesOf(input: SearchInput, experiments: ExperimentRow[]) {
  const ranges = new Map<string, { min: number; max: number }>();
  for (const experiment of experiments) {
    const trial = bestTrialRow(input, experiment);
    if (!trial) continue;
    const figures = figuresFor(experiment, trial, input.now);
    const { smallerIsBetter } = experiment.settings.searcher;
    for (const group of ['training', 'validation']) {
      for (const [name, folded] of Object.entries(ownValue(figures, group) ?? {})) {
        if (folded.type !== 'number') continue;
        const value = smallerIsBetter ? folded.min : folded.max;
        if (!Number.isFinite(value)) throw unreadable(experiment.projectId);
        const metricsName = `${group}.${name}`;
        const range = ranges.get(metricsName) ?? { min: value, max: value };
        ranges.set(metricsName, {
          min: Math.min(range.min, value),
          max: Math.max(range.max, value),
        });
      }
    }
  }
  return [...ranges].map(([metricsName, range]) => ({ metricsName, ...range }));
}

// one metric that is not a number makes the whole call fail
const unreadable = (projectId: number) =>
  plainError(
    `error fetching metrics range for project (${projectId}) from database: sql: Scan error on column index 0, name "validation_metrics": json: cannot unmarshal string into Go struct field metrics.Max of type float64`,
  );
