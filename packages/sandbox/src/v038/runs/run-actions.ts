import type { schemas } from '@trainyard/sdk/v038';
import { allow } from '../../handlers/allow';
import { MasterError, notFound, rpcText } from '../../handlers/errors';
import {
  checkDeletable,
  checkDestination,
  isInArchive,
  transitions,
} from '../../handlers/experiments/experiment-rules';
import { isInBulk } from '../../handlers/scopes';
import { tick } from '../../handlers/tick';
import { killTrial, remove } from '../../simulation/engine/actions';
import { isTerminal } from '../../simulation/rows';
import type { HandlerRequest038, Handlers038 } from '../handler';
import { foundRuns } from './found-runs';
import { isArchived, type Run, setArchived } from './run-values';

type Result = schemas.RunActionResult;
type Body = { runIds: number[]; filter?: string };
type Request = Pick<
  HandlerRequest038<'pauseRuns'>,
  'db' | 'clock' | 'simulation' | 'viewer' | 'rbacEnabled'
>;
type Many = {
  request: Request & { body: Body };
  projectId: number | undefined;
  operation: Parameters<typeof isInBulk>[1];
  /** returns the reason of a refusal, or performs the action and returns an empty text */
  perform: (run: Run) => string;
  /** missing runs come before the others */
  isMissingFirst?: boolean;
};

/** Applies an action to each named or found run, and returns a result for each. */
function each({ request, projectId = 0, operation, perform, isMissingFirst }: Many): Result[] {
  tick(request);
  const { body } = request;
  const { filter } = body;
  const fittingRuns = foundRuns(request, { projectId, filter }).filter(({ experiment }) =>
    isInBulk(request, operation, experiment),
  );
  const ids = new Set(body.runIds);
  const runs = filter === undefined ? fittingRuns.filter(({ id }) => ids.has(id)) : fittingRuns;
  const knownIds = new Set(runs.map(({ id }) => id));
  const place = projectId ? ` in project with id '${projectId}'` : '';
  const missing = (filter === undefined ? [...ids] : [])
    .filter((id) => !knownIds.has(id))
    .map((id): Result => ({ error: `Run with id '${id}' not found${place}`, id }));
  const done = runs
    .sort((a, b) => b.id - a.id)
    .map((run): Result => ({ error: refusalOf(perform, run), id: run.id }));
  return isMissingFirst ? [...missing, ...done] : [...done, ...missing];
}

function refusalOf(perform: Many['perform'], run: Run): string {
  try {
    return perform(run);
  } catch (error) {
    if (error instanceof MasterError) return rpcText(error);
    throw error;
  }
}

const isOneOfSeveral = ({ experiment }: Run) => experiment.trialIds.length > 1;

const switched =
  (request: Request, name: 'pause' | 'activate') =>
  (run: Run): string => {
    if (isOneOfSeveral(run)) return `Cannot pause/unpause run '${run.id}' (part of multi-trial).`;
    transitions[name]({ engine: request.simulation.engine, experiment: run.experiment });
    return '';
  };

const archived =
  ({ db }: Request, to: boolean) =>
  (run: Run): string => {
    if (!isTerminal(run.trial)) return 'Run is not in terminal state.';
    if (isInArchive(db, run.experiment)) return 'Run is part of archived project/workspace.';
    setArchived(db, run, to);
    return '';
  };

/** The results for the runs of the project in the body. */
const resultsOf = (
  request: Request & { body: Body & { projectId?: number } },
  operation: Many['operation'],
  input: Pick<Many, 'perform' | 'isMissingFirst'>,
) => ({ results: each({ request, projectId: request.body.projectId, operation, ...input }) });

/** Actions on many runs at once. */
export const runActionHandlers = {
  pauseRuns: (request) => resultsOf(request, 'pauseRuns', { perform: switched(request, 'pause') }),

  resumeRuns: (request) =>
    resultsOf(request, 'resumeRuns', { perform: switched(request, 'activate') }),

  killRuns: (request) =>
    resultsOf(request, 'killRuns', {
      perform: ({ trial }) => {
        if (!isTerminal(trial)) killTrial(request.simulation.engine, trial);
        return '';
      },
    }),

  archiveRuns: (request) =>
    resultsOf(request, 'archiveRuns', {
      perform: archived(request, true),
      isMissingFirst: true,
    }),

  unarchiveRuns: (request) =>
    resultsOf(request, 'unarchiveRuns', {
      perform: archived(request, false),
      isMissingFirst: true,
    }),

  deleteRuns: (request) =>
    resultsOf(request, 'deleteRuns', {
      perform: (run) => {
        const { experiment, trial } = run;
        if (!isTerminal(trial)) return `Run with id '${trial.id}' is not in a terminal state.`;
        if (isOneOfSeveral(run)) {
          experiment.trialIds = experiment.trialIds.filter((id) => id !== trial.id);
          return '';
        }
        checkDeletable(request.db, experiment);
        remove(request.simulation.engine, experiment);
        return '';
      },
    }),

  moveRuns: (request) => {
    const { db, body } = request;
    const destination = db.projects.find(body.destinationProjectId);
    allow(request.viewer, 'moveRuns', {
      otherWorkspaceId: destination.workspaceId,
      missing: notFound('project', destination.id),
    });
    checkDestination(db, destination.id);
    const moved = new Set<number>();
    const results = each({
      request,
      projectId: body.sourceProjectId,
      operation: 'moveRuns',
      perform: (run) => {
        const { experiment, trial } = run;
        if (body.skipMultitrial && isOneOfSeveral(run))
          return `Skipping run '${trial.id}' (part of multi-trial).`;
        if (isArchived(db, run)) return 'Run is archived.';
        experiment.projectId = destination.id;
        // the others of its experiment move with it
        for (const id of experiment.trialIds) moved.add(id);
        return '';
      },
    });
    const resultIds = new Set(results.map(({ id }) => id));
    const others = [...moved].filter((id) => !resultIds.has(id));
    return { results: [...others.map((id): Result => ({ error: '', id })), ...results] };
  },
} satisfies Partial<Handlers038>;
