import type { Database } from '../../database/database';
import { invalidArgument, plainError } from '../../handlers/errors';
import type { ColumnValue } from '../../handlers/experiments/experiment-columns';
import { rowsInOrder } from '../../handlers/experiments/experiments-in-order';
import { visibleIn } from '../../handlers/scopes';
import { sortKeysOf } from '../../handlers/search/search-experiments';
import type { FilterField, FilterNode } from '../../handlers/search/search-filter-json';
import { readFilter } from '../../handlers/search/search-filter-json';
import { compare, isOperator } from '../../handlers/search/search-operator';
import { tick } from '../../handlers/tick';
import { likeTest } from '../../lists/filters';
import type { Sliceable } from '../../lists/paging';
import type { ExperimentRow } from '../../simulation/rows';
import type { HandlerRequest038 } from '../handler';
import {
  isArchived,
  lightRunOf,
  ownValue,
  type Run,
  type RunInput,
  runChanges,
  runColumns,
  runOf,
  runState,
} from './run-values';

type Request = HandlerRequest038<'searchRuns'>;

/** Returns the sources of the values of runs, at the time of the request. */
export const inputOf = (request: Pick<Request, 'db' | 'clock' | 'simulation'>): RunInput => ({
  db: request.db,
  seed: request.simulation.engine.seed,
  now: tick(request),
});

type RunQuery = { projectId?: number | undefined; filter?: string | undefined };

const runsBy =
  (make: typeof runOf) =>
  (db: Database, experiments: readonly ExperimentRow[]): Run[] =>
    experiments.flatMap((experiment) => experiment.trialIds.map((id) => make(db, experiment, id)));

const runsOf = runsBy(runOf);

/** True if a run is in the project, if one is given, and matches the filter. */
function runTest(input: RunInput, { projectId, filter }: RunQuery): (run: Run) => boolean {
  const isInProject = ({ experiment }: Run) => !projectId || experiment.projectId === projectId;
  // without a filter archived runs are found too
  if (filter === undefined) return isInProject;
  const { group, showArchived } = readFilter(filter);
  const test = runFilterTest(group, input);
  return (run) => isInProject(run) && (showArchived || !isArchived(input.db, run)) && test(run);
}

/** The runs of a project, or of all, that the caller may see and that match the filter. */
export function foundRuns(
  request: Pick<Request, 'db' | 'clock' | 'simulation' | 'viewer'>,
  query: RunQuery,
): Run[] {
  const { db } = request;
  const { test: isVisible } = visibleIn(request, 'searchExperiments');
  const test = runTest(inputOf(request), query);
  return runsOf(db, db.experiments.where(isVisible)).filter(test);
}

const runsInOrder = rowsInOrder(runsBy(lightRunOf));

/** The same in the order of a sort. */
export function sortedRuns(request: Request): Sliceable<Run> {
  const { db, body } = request;
  const input = inputOf(request);
  const visible = visibleIn(request, 'searchExperiments');
  return runsInOrder({
    db,
    keys: sortKeysOf(body.sort || undefined, (column) => sortValue(column, input)),
    order: body.sort ?? '',
    test: runTest(input, body),
    filter: JSON.stringify([body.projectId, body.filter]),
    visible: { ...visible, test: ({ experiment }) => visible.test(experiment) },
    version: runChanges(db),
  });
}

type RunTest = (run: Run) => boolean;
type Read = (run: Run) => ColumnValue;

/** Columns that are compared by another value than they are sorted by. */
const compared: Record<string, Read> = {
  state: (run) => runState(run).replace('STATE_', ''),
  user: ({ experiment }) => experiment.userId,
};

const columnValue = (column: string) =>
  Object.hasOwn(runColumns, column) ? runColumns[column] : ownValue(column);

function readerOf(column: string, input: RunInput): Read | undefined {
  if (Object.hasOwn(compared, column)) return compared[column];
  const value = columnValue(column);
  return value && ((run) => value(input, run));
}

/**
 * Builds the test of a filter of runs.
 * @throws MasterError 500 naming the invalid operator, conjunction or column
 */
function runFilterTest(node: FilterNode, input: RunInput): RunTest {
  if (node.kind === 'unknown') return () => true;
  if (node.kind === 'field') return fieldTest(node, input);
  const { conjunction, children } = node;
  if (children.length === 0) return () => true;
  if (conjunction !== 'and' && conjunction !== 'or')
    throw plainError(`invalid conjunction value ${conjunction}`);
  const tests = children.map((child) => runFilterTest(child, input));
  return conjunction === 'and'
    ? (run) => tests.every((test) => test(run))
    : (run) => tests.some((test) => test(run));
}

function fieldTest({ columnName, operator, value }: FilterField, input: RunInput): RunTest {
  if (!isOperator(operator)) throw plainError(`invalid operator ${operator}`);
  const read = readerOf(columnName, input);
  if (!read) throw plainError(`invalid run column ${columnName}`);
  const needsValue = operator !== 'isEmpty' && operator !== 'notEmpty';
  if (needsValue && value === null) return () => true;
  const isDate = columnName === 'startTime' || columnName === 'endTime';
  const expected = isDate ? Date.parse(String(value)) : value;
  const isWithin = likeTest(`%${value}%`);
  return (run) => {
    const left = read(run);
    if (operator === 'contains') return isWithin(String(left ?? ''));
    if (operator === 'notContains') return !isWithin(String(left ?? ''));
    return typeof left === 'number'
      ? compare(left, operator, Number(expected))
      : compare(left === '' ? null : left, operator, String(expected));
  };
}

/**
 * Reads a column of runs for sorting.
 * @throws MasterError 400 for an unknown column
 */
function sortValue(column: string, input: RunInput): Read {
  const value = columnValue(column);
  if (!value) throw invalidArgument(`invalid sort col: ${column}`);
  return (run) => value(input, run);
}
