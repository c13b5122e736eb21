import type { Experiment, ValidationHistoryEntry } from '@trainyard/sdk/types';
import type { Database } from '../../database/database';
import { timestamp } from '../../lib/clock';
import { experimentTotals } from '../../simulation/checkpoints/checkpoints';
import { configOf, originalConfigOf } from '../../simulation/config';
import { shownExperimentState } from '../../simulation/engine/steady';
import { trialSteps } from '../../simulation/engine/timeline';
import { bestTrialOf, progressOf } from '../../simulation/metrics/figures';
import { numberAt } from '../../simulation/metrics/measured';
import { curveFor } from '../../simulation/metrics/reading';
import { isBetter } from '../../simulation/metrics/summary';
import type { ExperimentRow, TrialRow } from '../../simulation/rows';
import { MasterError } from '../errors';
import { isProjectArchived } from '../workspaces/projects';

type Input = { experiment: ExperimentRow; trials: TrialRow[]; now: number };

/** Each new best validation of an experiment, oldest first, in single precision as on the wire. */
export function validationHistory({ experiment, trials, now }: Input): ValidationHistoryEntry[] {
  const { metric, smallerIsBetter } = experiment.settings.searcher;
  const validations = trials
    .flatMap((trial) =>
      trialSteps(trial, now)
        .filter((step) => step.kind === 'validation')
        .flatMap((step) => {
          const at = { curve: curveFor(experiment, trial), step, group: 'validation' };
          const value = numberAt(at, metric);
          return value === null ? [] : [{ trialId: trial.id, at: step.at, value }];
        }),
    )
    .sort((left, right) => left.at - right.at || left.trialId - right.trialId);
  const history: ValidationHistoryEntry[] = [];
  let best: number | null = null;
  for (const { trialId, at, value } of validations) {
    if (best !== null && !isBetter({ value, than: best, smallerIsBetter })) continue;
    best = value;
    history.push({ trialId, endTime: timestamp(at), searcherMetric: Math.fround(value) });
  }
  return history;
}

/** 404, the master's answer if there is no validation yet. */
export const notFoundMetric = () => new MasterError('NotFound', 'no validations for experiment');

type AnswerInput = { db: Database; experiment: ExperimentRow; now: number };

/** Seconds from start to end, or to now. */
export const durationOf = ({ startedAt, endedAt }: ExperimentRow, now: number): number =>
  Math.round(((endedAt ?? now) - startedAt) / 1000);

/** The name of a user in lists. */
export function userDisplayName(db: Database, userId: number): string {
  const user = db.users.get(userId);
  return user?.displayName || (user?.username ?? '');
}

function commonFields({ db, experiment, now }: AnswerInput) {
  const project = db.projects.find(experiment.projectId);
  const totals = experimentTotals({ db, experiment, now });
  return {
    id: experiment.id,
    description: experiment.description,
    labels: experiment.labels,
    startTime: timestamp(experiment.startedAt),
    endTime: experiment.endedAt === null ? null : timestamp(experiment.endedAt),
    state: shownExperimentState(db, experiment, now),
    archived: experiment.archived,
    numTrials: experiment.trialIds.length,
    userId: experiment.userId,
    username: db.users.get(experiment.userId)?.username ?? '',
    resourcePool: experiment.resourcePool,
    searcherType: experiment.settings.searcher.name,
    name: experiment.name,
    jobId: experiment.jobId,
    forkedFrom: experiment.forkedFrom,
    progress: progressOf({ db, experiment, now }),
    projectId: project.id,
    projectName: project.name,
    workspaceId: project.workspaceId,
    workspaceName: db.workspaces.get(project.workspaceId)?.name ?? '',
    parentArchived: isProjectArchived(db, project),
    config: configOf(experiment),
    projectOwnerId: project.userId,
    checkpointSize: totals.checkpointSize,
    checkpointCount: totals.checkpointCount,
    unmanaged: false,
  };
}

/** An experiment as in the single answers: with trial ids, notes and the config as submitted. */
export const experimentAnswer = (input: AnswerInput): Experiment => ({
  ...commonFields(input),
  displayName: '',
  trialIds: input.experiment.trialIds,
  notes: input.experiment.notes,
  originalConfig: originalConfigOf(input.experiment),
});

/** An experiment as in lists: with its duration, without its longer texts. */
export const experimentListAnswer = (input: AnswerInput): Experiment => ({
  ...commonFields(input),
  displayName: userDisplayName(input.db, input.experiment.userId),
  trialIds: [],
  notes: input.experiment.notes === '' ? '' : 'omitted',
  originalConfig: '',
  duration: durationOf(input.experiment, input.now),
});

/** The best searcher metric so far; null before the first validation. */
export function bestMetricOf(input: AnswerInput): number | null {
  const { final } = input.experiment;
  return final ? final.bestMetric : (bestTrialOf(input)?.value ?? null);
}
