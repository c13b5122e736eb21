import { config, type PopulatedMaster } from './populated-master';
import { by, type WriteCase, type WriteCases } from './write-case';

export const otherConfig = config.replace('long', 'new').replace('global_batch_size', 'momentum');

const byId = (experimentId: number) => ({ experimentId });
const byIds = (...experimentIds: number[]) => ({ body: { experimentIds } });

const onPriority = ({ db }: PopulatedMaster) => {
  db.pools.find('default').configuration.schedulerType = 'SCHEDULER_TYPE_PRIORITY';
};

/** Experiments that run, that are paused, and with several trials of which some wait. */
const one: WriteCase[] = [
  by(({ waiting }) => byId(waiting)),
  by(({ paused }) => byId(paused)),
  by(({ search }) => byId(search)),
  by(({ running }) => byId(running), onPriority),
];
const several: WriteCase[] = [
  by(({ waiting, paused, search }) => byIds(waiting, paused, search)),
  by(() => ({ body: { experimentIds: [], filters: { projectId: 1 } } })),
];

/** Removes its checkpoints from models, so that the experiment can be deleted. */
const freed = async ({ perform }: PopulatedMaster) => {
  for (const modelName of ['resnet', 'bert']) await perform('deleteModel', { modelName });
};
export const ended = async ({ perform, clock, scripted }: PopulatedMaster) => {
  await perform('killExperiment', { experimentId: scripted });
  clock.advance(60_000);
};

/** A change of all that an experiment of any state lets change. */
const edited = {
  name: 'renamed',
  labels: ['day'],
  notes: 'longer',
};
const checkpointStorage = { saveTrialLatest: 0, saveTrialBest: 0, saveExperimentBest: 0 };
const editedAtWork = {
  ...edited,
  resources: { maxSlots: 2, weight: 3, priority: 7 },
  checkpointStorage,
};

/** Updates the queue for one experiment. */
const update = (change: object, before?: WriteCase['before']) =>
  by(
    ({ db, scripted }) => ({
      body: { updates: [{ jobId: db.experiments.find(scripted).jobId, ...change }] },
    }),
    before,
  );

/** Files of a checkpoint are deleted by a task, which takes a while. */
const cleaning = (more: object = {}): WriteCase => ({
  args: ({ checkpointUuid }) => ({ body: { checkpointUuids: [checkpointUuid], ...more } }),
  before: freed,
  afterMs: 60_000,
});

const invalid = { reason: 'EXITED_REASON_INVALID_HP' };

const validation = (trialId: number) => ({
  trialId,
  trialRunId: 1,
  stepsCompleted: 650,
  metrics: { avgMetrics: { validation_loss: 0.001 } },
});

export const experimentCases: WriteCases = {
  createExperiment: [by(() => ({ body: { config: otherConfig, activate: true } }))],
  activateExperiment: [
    by(({ paused }) => byId(paused)),
    by(({ paused }) => byId(paused), onPriority),
  ],
  activateExperiments: [by(({ paused }) => byIds(paused))],
  pauseExperiment: one,
  pauseExperiments: several,
  cancelExperiment: one,
  cancelExperiments: several,
  killExperiment: one,
  killExperiments: several,
  reportTrialSearcherEarlyExit: [
    by(({ runningTrial }) => ({ trialId: runningTrial, body: invalid })),
    by(({ db, search }) => ({
      trialId: db.experiments.find(search).trialIds.at(-1),
      body: invalid,
    })),
  ],
  killTrial: [
    by(({ runningTrial }) => ({ trialId: runningTrial })),
    by(({ db, search }) => ({ trialId: db.experiments.find(search).trialIds.at(-1) })),
  ],
  deleteExperiment: [
    by(({ finished }) => byId(finished), freed),
    by(({ scripted }) => byId(scripted), ended),
  ],
  deleteExperiments: [
    by(({ finished }) => byIds(finished), freed),
    by(({ scripted }) => byIds(scripted), ended),
  ],
  patchExperiment: [
    by(({ scripted }) => ({ ...byId(scripted), body: { notes: 'longer' } })),
    by(({ search }) => ({ ...byId(search), body: { name: 'renamed', description: 'one' } })),
    by(({ search }) => ({ ...byId(search), body: { labels: ['day'] } })),
    by(({ finished }) => ({ ...byId(finished), body: edited })),
    by(({ older }) => ({ ...byId(older), body: { checkpointStorage } })),
    by(({ waiting }) => ({ ...byId(waiting), body: editedAtWork })),
    by(({ search }) => ({ ...byId(search), body: editedAtWork })),
    by(({ scripted }) => ({ ...byId(scripted), body: editedAtWork })),
  ],
  moveExperiment: [
    by(({ finished, projectId }) => ({
      ...byId(finished),
      body: { experimentId: finished, destinationProjectId: projectId },
    })),
    by(({ scripted, projectId }) => ({
      ...byId(scripted),
      body: { experimentId: scripted, destinationProjectId: projectId },
    })),
  ],
  moveExperiments: [
    by(({ scripted, projectId }) => ({
      body: { experimentIds: [scripted], destinationProjectId: projectId },
    })),
  ],
  updateJobQueue: [
    update({ priority: 3 }),
    update({ priority: 3 }, onPriority),
    update({ weight: 3 }),
    update({ resourcePool: 'extra' }),
    by(
      ({ db, scripted, running }) => ({
        body: {
          updates: [
            {
              jobId: db.experiments.find(scripted).jobId,
              aheadOf: db.experiments.find(running).jobId,
            },
          ],
        },
      }),
      onPriority,
    ),
  ],
  reportTrialValidationMetrics: [
    by(({ runningTrial }) => ({
      trialId: runningTrial,
      body: validation(runningTrial),
    })),
  ],
  reportTrialSourceInfo: [
    by(({ finishedTrial, checkpointUuid }) => ({
      body: {
        trialSourceInfo: {
          trialId: finishedTrial,
          checkpointUuid,
          modelId: 1,
          modelVersion: 1,
          trialSourceInfoType: 'TRIAL_SOURCE_INFO_TYPE_INFERENCE',
        },
      },
    })),
  ],
  deleteCheckpoints: [cleaning()],
  checkpointsRemoveFiles: [cleaning({ checkpointGlobs: ['**/*'] })],
  patchCheckpoints: [
    by(
      ({ checkpointUuid }) => ({
        body: { checkpoints: [{ uuid: checkpointUuid, resources: { resources: { a: '1' } } }] },
      }),
      freed,
    ),
  ],
};
