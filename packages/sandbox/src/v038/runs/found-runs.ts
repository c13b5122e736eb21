import type { Database } from '../../database/database';
import { rowsInOrder } from '../../handlers/experiments/experiments-in-order';
import { visibleIn } from '../../handlers/scopes';
import { sortKeysOf } from '../../handlers/search/search-experiments';
import { readFilter } from '../../handlers/search/search-filter-json';
import { tick } from '../../handlers/tick';
import type { Sliceable } from '../../lists/paging';
import type { ExperimentRow } from '../../simulation/rows';
import type { HandlerRequest038 } from '../handler';
import { runFilterTest, sortValue } from './run-filter';
import { isArchived, lightRunOf, type Run, type RunInput, runChanges, runOf } from './run-values';

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
