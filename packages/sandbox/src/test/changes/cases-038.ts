import { ended, otherConfig } from './experiment-cases';
import { inRoles } from './people-cases';
import { config, type PopulatedMaster } from './populated-master';
import { by, type WriteCase, type WriteCases } from './write-case';

const trialOf = ({ db }: PopulatedMaster, experimentId: number) =>
  db.experiments.find(experimentId).trialIds[0] ?? 0;
const runOf =
  (name: 'waiting' | 'paused' | 'finished' | 'scripted') => (master: PopulatedMaster) => {
    const { projectId } = master.db.experiments.find(master[name]);
    return { body: { runIds: [trialOf(master, master[name])], projectId } };
  };
const someRuns: WriteCase[] = [by(runOf('waiting')), by(runOf('paused'))];

const policies = { configPolicies: 'constraints: {priority_limit: 3}' };
const experiments = { workloadType: 'EXPERIMENT' };
const tasks = { workloadType: 'NTSC' };
const east = { clusterNamespaceMeta: { east: { namespace: 'ml', clusterName: 'east' } } };
const generic = 'entrypoint: [sleep, "8"]\nresources: {slots: 0}\n';
const taskId = ({ genericTasks }: PopulatedMaster) => ({ taskId: genericTasks[0] ?? '' });

/** The cases of writes that only 0.38 has, or that have other arguments there. */
export const writeCasesOf038: WriteCases = {
  patchMasterConfig: [
    by(() => ({
      body: { config: { log: { level: 'LOG_LEVEL_DEBUG' } }, fieldMask: { paths: ['log.level'] } },
    })),
  ],
  reportTrialProgress: [
    by(({ runningTrial }) => ({ trialId: runningTrial, body: { progress: 0.4 } })),
  ],
  postWebhook: [
    by(({ trigger }) => ({
      body: {
        url: 'http://127.0.0.1:9/',
        name: 'second',
        mode: 'WEBHOOK_MODE_WORKSPACE',
        webhookType: 'WEBHOOK_TYPE_DEFAULT',
        triggers: [trigger],
      },
    })),
  ],
  patchUsers: [by(({ userId }) => ({ body: { userIds: [userId], activate: false } }))],
  assignMultipleGroups: [
    by(({ groupId, userId }) => ({
      body: { userIds: [userId], addGroups: [groupId], removeGroups: [] },
    })),
    by(
      ({ groupId }) => ({ body: { userIds: [1], addGroups: [], removeGroups: [groupId] } }),
      inRoles,
    ),
  ],
  putExperimentLabel: [by(({ waiting }) => ({ experimentId: waiting, label: 'new' }))],
  deleteExperimentLabel: [
    {
      args: ({ search }) => ({ experimentId: search, label: 'night' }),
      // recorded: the statement of this release fails
      refused: '500 ERROR: FOR UPDATE cannot be applied',
    },
  ],
  deleteTensorboardFiles: [by(({ finished }) => ({ experimentId: finished }))],
  putExperiment: [
    by(() => ({
      externalExperimentId: 'other',
      body: { config: otherConfig, projectId: 1, activate: true },
    })),
    by(() => ({
      externalExperimentId: 'elsewhere',
      body: { config, projectId: 1, unmanaged: true },
    })),
  ],
  continueExperiment: [by(({ finished }) => ({ body: { id: finished } }))],
  putTrial: [
    by(({ db }) => ({
      body: {
        externalTrialId: 'fold-2',
        createTrialRequest: {
          experimentId: db.experiments.all().at(-1)?.id,
          hparams: {},
          unmanaged: true,
        },
      },
    })),
  ],
  patchTrial: [
    by(({ externalTrialId }) => ({
      trialId: externalTrialId,
      body: { trialId: externalTrialId, state: 'STATE_COMPLETED' },
    })),
  ],
  startTrial: [
    by(({ externalTrialId }) => ({
      trialId: externalTrialId,
      body: { trialId: externalTrialId, resume: false },
    })),
  ],
  postTaskLogs: [
    by(({ taskId: id }) => ({ body: { logs: [{ taskId: id, log: 'epoch 3 done\n' }] } })),
  ],
  cleanupLogs: [by(() => ({}))],
  putExperimentRetainLogs: [
    by(({ running }) => ({ experimentId: running, body: { numDays: 30 } })),
    by(({ finished }) => ({ experimentId: finished, body: { numDays: 30 } })),
  ],
  putExperimentsRetainLogs: [
    by(({ finished }) => ({ body: { experimentIds: [finished], numDays: 30, projectId: 1 } })),
  ],
  putTrialRetainLogs: [
    by(({ finishedTrial }) => ({ trialId: finishedTrial, body: { numDays: 30 } })),
  ],
  patchTemplateName: [by(() => ({ body: { oldName: 'small', newName: 'tiny' } }))],
  patchWebhook: [by(({ webhookId }) => ({ webhookId, body: { url: 'http://127.0.0.1:8/' } }))],
  postWebhookEventData: [
    by(({ running, runningTrial }) => ({
      body: { data: { title: 'a' }, experimentId: running, trialId: runningTrial },
    })),
  ],
  putWorkspaceConfigPolicies: [
    by(({ workspaceId }) => ({ workspaceId, ...experiments, body: policies })),
  ],
  deleteWorkspaceConfigPolicies: [by(({ workspaceId }) => ({ workspaceId, ...tasks }))],
  putGlobalConfigPolicies: [by(() => ({ ...experiments, body: policies }))],
  deleteGlobalConfigPolicies: [by(() => tasks)],
  setClusterMessage: [by(() => ({ body: { message: 'noon', startTime: '2026-11-20T09:00:00Z' } }))],
  deleteClusterMessage: [by(() => ({}))],
  setWorkspaceNamespaceBindings: [
    by(({ otherWorkspaceId }) => ({ workspaceId: otherWorkspaceId, body: east })),
  ],
  deleteWorkspaceNamespaceBindings: [
    by(({ workspaceId }) => ({ workspaceId, clusterNames: ['east'] })),
  ],
  setResourceQuotas: [
    by(({ workspaceId }) => ({ workspaceId, body: { clusterQuotaPairs: { east: 4 } } })),
  ],
  bulkAutoCreateWorkspaceNamespaceBindings: [
    by(({ otherWorkspaceId }) => ({ body: { workspaceIds: [otherWorkspaceId] } })),
  ],
  runPrepareForReporting: [by(({ externalTrialId }) => ({ body: { runId: externalTrialId } }))],
  postAllocationAcceleratorData: [
    by(({ allocationId }) => ({
      allocationId,
      body: { allocationId, acceleratorData: { nodeName: 'b' } },
    })),
  ],
  moveRuns: [
    by((master) => ({
      body: {
        ...runOf('scripted')(master).body,
        sourceProjectId: master.otherProjectId,
        destinationProjectId: master.projectId,
      },
    })),
    by(({ finishedTrial, projectId }) => ({
      body: { runIds: [finishedTrial], sourceProjectId: 1, destinationProjectId: projectId },
    })),
  ],
  killRuns: [
    ...someRuns,
    by(({ db, search }) => {
      const { trialIds, projectId } = db.experiments.find(search);
      return { body: { runIds: trialIds, projectId } };
    }),
  ],
  deleteRuns: [by(runOf('finished')), by(runOf('scripted'), ended)],
  archiveRuns: [by(runOf('finished'))],
  unarchiveRuns: [
    by(runOf('finished'), (master) => master.perform('archiveRuns', runOf('finished')(master))),
  ],
  pauseRuns: someRuns,
  resumeRuns: [by(runOf('paused'))],
  postRunMetadata: [
    by(({ finishedTrial }) => ({
      runId: finishedTrial,
      body: { runId: finishedTrial, metadata: { reviewed: false, seen: true } },
    })),
  ],
  createGenericTask: [by(({ projectId }) => ({ body: { config: generic, projectId } }))],
  killGenericTask: [by(taskId)],
  pauseGenericTask: [by(taskId)],
  unpauseGenericTask: [by(taskId, (master) => master.perform('pauseGenericTask', taskId(master)))],
  postAccessToken: [by(() => ({ body: { userId: 1, description: 'weekly' } }))],
  patchAccessToken: [
    by(({ tokenId }) => ({ tokenId, body: { tokenId, description: 'weekly', setRevoked: true } })),
  ],
};
