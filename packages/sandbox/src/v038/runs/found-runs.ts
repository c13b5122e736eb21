import { visibleExperiments } from '../../handlers/scopes';
import { readFilter } from '../../handlers/search/search-filter-json';
import { tick } from '../../handlers/tick';
import type { HandlerRequest038 } from '../handler';
import { runFilterTest } from './run-filter';
import { isArchived, type Run, type RunInput, runOf } from './run-values';

type Request = HandlerRequest038<'searchRuns'>;

/** Returns the sources of the values of runs, at the time of the request. */
export const inputOf = (request: Pick<Request, 'db' | 'clock' | 'simulation'>): RunInput => ({
  db: request.db,
  seed: request.simulation.engine.seed,
  now: tick(request),
});

/** The runs of a project, or of all, that the caller may see and that match the filter. */
export function foundRuns(
  request: Pick<Request, 'db' | 'clock' | 'simulation' | 'viewer'>,
  { projectId, filter }: { projectId?: number | undefined; filter?: string | undefined },
): Run[] {
  const { db } = request;
  const input = inputOf(request);
  const inProject = db.experiments.where((each) => !projectId || each.projectId === projectId);
  const runs = visibleExperiments(request, 'searchExperiments', inProject).flatMap((experiment) =>
    experiment.trialIds.map((id) => runOf(db, experiment, id)),
  );
  // without a filter archived runs are found too
  if (filter === undefined) return runs;
  const { group, showArchived } = readFilter(filter);
  const test = runFilterTest(group, input);
  return runs.filter((run) => (showArchived || !isArchived(db, run)) && test(run));
}
