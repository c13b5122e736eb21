import type { Hyperparameter } from '@trainyard/sdk/model';
import type { schemas } from '@trainyard/sdk/v038';
import type { Database } from '../../database/database';
import { allowProject, visibleExperiments } from '../../handlers/scopes';
import { bestTrialRow, type SearchInput } from '../../handlers/search/search-value';
import { tick } from '../../handlers/tick';
import { experimentColumns } from '../../handlers/workspaces/project-columns';
import { bestTrialOf } from '../../simulation/metrics/figures';
import { groupsOf, namesOf } from '../../simulation/metrics/measured';
import { curveFor } from '../../simulation/metrics/reading';
import type { ExperimentRow } from '../../simulation/rows';
import { leaves } from '../../simulation/search/hyperparameters';
import type { HandlerRequest038, Handlers038 } from '../handler';
import { metricOfTrial, statistics } from '../metric-column';
import { runHandlers } from '../runs/runs';

type Column = schemas.ProjectColumn;
type Fixed = readonly [
  column: string,
  type: 'NUMBER' | 'TEXT' | 'DATE' | 'UNSPECIFIED',
  name: string,
];

const fixed: readonly Fixed[] = [
  ...experimentColumns,
  ['searcherMetricsVal', 'NUMBER', 'Searcher Metric Value'],
  ['externalExperimentId', 'TEXT', 'External Experiment ID'],
  ['externalTrialId', 'TEXT', 'External Trial ID'],
  ['archived', 'UNSPECIFIED', 'Archived'],
];

const metricLocations: Readonly<Record<string, string>> = {
  training: 'LOCATION_TYPE_TRAINING',
  validation: 'LOCATION_TYPE_VALIDATIONS',
};

const column = (name: string, location: string, type: string, displayName = ''): Column =>
  ({ column: name, location, type, displayName }) as Column;

export const columnHandlers = {
  getProjectColumns: (request) => {
    if (request.query.tableType === 'TABLE_TYPE_RUN') return runHandlers.getProjectColumns(request);
    const now = tick(request);
    const experiments = experimentsOf(request, 'getProjectColumns');
    return {
      columns: [
        ...fixed.map(([name, type, displayName]) =>
          column(name, 'LOCATION_TYPE_EXPERIMENT', `COLUMN_TYPE_${type}`, displayName),
        ),
        ...metricColumns(request.db, experiments, now),
        ...hyperparameterColumns(experiments),
      ],
    };
  },

  getProjectNumericMetricsRange: (request) => {
    const now = tick(request);
    const input = { db: request.db, now };
    const ranges = new Map<string, { min: number; max: number }>();
    const add = (name: string, value: number | null | undefined) => {
      if (value === null || value === undefined) return;
      const { min, max } = ranges.get(name) ?? { min: value, max: value };
      ranges.set(name, { min: Math.min(min, value), max: Math.max(max, value) });
    };
    for (const experiment of experimentsOf(request, 'getProjectNumericMetricsRange')) {
      add('searcherMetricsVal', searcherValue(input, experiment));
      const trial = bestTrialRow(input, experiment);
      if (!trial) continue;
      for (const { column: name } of metricColumns(request.db, [experiment], now)) {
        add(name, metricOfTrial(name)(experiment, trial, now));
      }
    }
    return { ranges: [...ranges].map(([metricsName, range]) => ({ metricsName, ...range })) };
  },
} satisfies Partial<Handlers038>;

/** The best value of the searcher's metric; NaN if the validated one is not a number. */
function searcherValue(input: SearchInput, experiment: ExperimentRow): number | null {
  if (experiment.final) return experiment.final.bestMetric;
  return bestTrialOf({ ...input, experiment })?.value ?? null;
}

type Request = Pick<HandlerRequest038<'getProjectColumns'>, 'db' | 'path' | 'viewer'>;

function experimentsOf(
  request: Request,
  operation: 'getProjectColumns' | 'getProjectNumericMetricsRange',
): ExperimentRow[] {
  const { id } = allowProject(request, operation, request.path.projectId);
  const inProject = request.db.experiments.where(({ projectId }) => projectId === id);
  return visibleExperiments(request, operation, inProject);
}

// experiments with the same settings have the same columns: one of them suffices
const representatives = (experiments: ExperimentRow[]): ExperimentRow[] => [
  ...new Map(
    experiments.map((each) => [each.unmanaged ? each : each.settings, each] as const),
  ).values(),
];

function metricColumns(db: Database, experiments: ExperimentRow[], now: number): Column[] {
  const groups = new Map<string, Set<string>>();
  for (const experiment of representatives(experiments)) {
    const trial =
      bestTrialRow({ db, now }, experiment) ?? db.trials.peek(experiment.trialIds[0] ?? 0);
    if (!trial) continue;
    const curve = curveFor(experiment, trial);
    for (const group of groupsOf(curve, trial)) {
      const names = groups.get(group) ?? new Set();
      groups.set(group, names);
      for (const name of namesOf(curve, trial, group)) names.add(name);
    }
  }
  return [...groups]
    .sort()
    .flatMap(([group, names]) =>
      [...names]
        .sort()
        .flatMap((name) =>
          statistics.map((statistic) =>
            column(
              `${group}.${name}.${statistic}`,
              metricLocations[group] ?? 'LOCATION_TYPE_CUSTOM_METRIC',
              'COLUMN_TYPE_NUMBER',
            ),
          ),
        ),
    );
}

function hyperparameterColumns(experiments: ExperimentRow[]): Column[] {
  const location = 'LOCATION_TYPE_HYPERPARAMETERS';
  const types = new Map<string, string>();
  for (const { settings } of representatives(experiments)) {
    for (const [path, entry] of leaves(settings.hyperparameters)) {
      if (!types.has(path)) types.set(path, typeOf(entry));
    }
  }
  return [...types].map(([path, type]) => column(`hp.${path}`, location, `COLUMN_TYPE_${type}`));
}

function typeOf(entry: Hyperparameter): 'NUMBER' | 'TEXT' | 'UNSPECIFIED' {
  if (entry.type === 'categorical') return 'UNSPECIFIED';
  if (entry.type !== 'const' || typeof entry.val === 'number') return 'NUMBER';
  return typeof entry.val === 'string' ? 'TEXT' : 'UNSPECIFIED';
}
