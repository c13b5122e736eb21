import { endTrialEarly } from '../../simulation/engine/lifecycle';
import { addUnmanagedTrial } from '../../simulation/engine/unmanaged-trial';
import { isTerminal, type TrialRow } from '../../simulation/rows';
import { hyperparametersFrom } from '../../simulation/search/hyperparameters';
import { notFound, plainError } from '../errors';
import { allowExperiment, allowTrial } from '../scopes';
import { tick } from '../tick';
import type { HandlerRequest, Handlers } from '../types';
import { trialAnswer } from './trial-answer';
import { findTrial } from './trials';

/** Calls by which the code of a trial reports to the master, metrics apart. */
export const trialRunnerHandlers = {
  createTrial: (request) => {
    const now = tick(request);
    const { body, simulation } = request;
    if (!body?.unmanaged) throw plainError('only unmanaged trials are supported');
    const experiment = allowExperiment(request, 'createTrial', body.experimentId ?? 0);
    if (!experiment.unmanaged) {
      throw plainError('trials can only be created on unmanaged experiments');
    }
    const hparams = hyperparametersFrom(body.hparams ?? {});
    const trial = addUnmanagedTrial(simulation.engine, experiment, hparams);
    return { trial: trialAnswer(findTrial(request, trial.id, now)) };
  },

  postTrialRunnerMetadata: (request) => {
    tick(request);
    const trial = allowTrial(request, 'postTrialRunnerMetadata', request.path.trialId);
    trial.runnerState = request.body?.state ?? '';
    return {};
  },

  reportTrialProgress: (request) => {
    tick(request);
    const trial = allowTrial(request, 'reportTrialProgress', request.path.trialId);
    checkSearching(request, trial);
    trial.reportedProgress = request.body ?? 0;
    return {};
  },

  reportTrialSearcherEarlyExit: (request) => {
    tick(request);
    const trial = allowTrial(request, 'reportTrialSearcherEarlyExit', request.path.trialId);
    checkSearching(request, trial);
    const reason = request.body?.reason ?? 'EXITED_REASON_UNSPECIFIED';
    if (reason === 'EXITED_REASON_UNSPECIFIED') {
      throw plainError('should not report special exit reason ERRORED to the master');
    }
    endTrialEarly(request.simulation.engine, trial);
    return {};
  },
} satisfies Partial<Handlers>;

function checkSearching({ db }: Pick<HandlerRequest<'getTrial'>, 'db'>, trial: TrialRow) {
  const experiment = db.experiments.find(trial.experimentId);
  if (isTerminal(experiment)) throw notFound('actor', `/experiments/${experiment.id}`);
}
