import { schedule } from '../../simulation/engine/engine';
import { setTrialState } from '../../simulation/notes';
import { type ExperimentRow, isTerminal, type TrialRow } from '../../simulation/rows';
import { lengthsFor } from '../../simulation/search/preview-search';
import { notFound, plainError } from '../errors';
import { allowTrial } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';

/** Calls by which a trial's own code reads and completes searcher operations. */
export const searcherOperationHandlers = {
  getCurrentTrialSearcherOperation: (request) => {
    tick(request);
    const { db, path } = request;
    const trial = allowTrial(request, 'getCurrentTrialSearcherOperation', path.trialId);
    const experiment = searching(db.experiments.find(trial.experimentId));
    const length = unitsOf(experiment, trial.target);
    return {
      op: { validateAfter: { requestId: '', length } },
      completed: isDone(trial),
    };
  },

  completeTrialSearcherValidation: (request) => {
    tick(request);
    const { db, path, body } = request;
    const trial = allowTrial(request, 'completeTrialSearcherValidation', path.trialId);
    const experiment = searching(db.experiments.find(trial.experimentId));
    const length = unitsOf(experiment, trial.target);
    if (Number(body.op?.length ?? 0) !== length) {
      throw plainError(
        `expected op ValidateAfter(${length}) but received op ValidateAfter(${body.op?.length ?? 0})`,
      );
    }
    trial.validated = { batch: trial.target, value: Number(body.searcherMetric) };
    reachSoon(request, experiment, trial);
    return {};
  },
} satisfies Partial<Handlers>;

const unitsOf = ({ settings }: ExperimentRow, batches: number) =>
  Math.round(batches / (settings.searcher.unit?.batches ?? 1));

function searching(experiment: ExperimentRow): ExperimentRow {
  if (isTerminal(experiment)) throw notFound('actor', `/experiments/${experiment.id}`);
  return experiment;
}

const isDone = (trial: TrialRow): boolean =>
  trial.waiting || trial.validated?.batch === trial.target || trial.state !== 'STATE_ACTIVE';

type Call = Pick<HandlerRequest<'completeTrialSearcherValidation'>, 'simulation'>;

// the trial is shown stopping for a while: its code still has to end
function reachSoon({ simulation }: Call, experiment: ExperimentRow, trial: TrialRow) {
  const { engine } = simulation;
  const run = trial.runs.at(-1);
  if (!run || run.exit !== null) return;
  const isLast = trial.target === lengthsFor(experiment.settings.searcher, trial.bracket).at(-1);
  if (isLast && !experiment.search) setTrialState(engine, trial, 'STATE_STOPPING_COMPLETED');
  schedule(engine, engine.now + 3000, () => {
    if (run.exit === null) engine.steps.reached({ experiment, trial, run });
  });
}
