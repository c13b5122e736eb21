import { expect, test } from 'vitest';
import { newerWrites, writes } from '~/test/console-writes';
import * as cluster from './cluster';
import * as configurations from './configurations';
import * as experiments from './experiments';
import * as models from './models';
import * as projects from './projects';
import * as users from './users';
import * as workspaces from './workspaces';

/** Writes without a field that two sessions could edit, by what they do. */
const commands: Record<string, string> = {
  'make a thing':
    'addProjectNote createExperiment createGroup launchCommand launchNotebook launchShell launchTensorboard postModel postModelVersion postProject postTemplate postUser postWebhook postWorkspace continueExperiment postAccessToken',
  'end or delete a thing':
    'cancelExperiment cancelExperiments deleteCheckpoints deleteExperiment deleteExperiments deleteGroup deleteModel deleteModelVersion deleteProject deleteTemplate deleteWebhook deleteWorkspace killCommand killExperiment killExperiments killNotebook killShell killTensorboard killTrial deleteClusterMessage deleteGlobalConfigPolicies deleteRuns deleteWorkspaceConfigPolicies deleteWorkspaceNamespaceBindings killRuns',
  'set one state, which the last one wins':
    'activateExperiment activateExperiments archiveExperiment archiveExperiments archiveModel archiveProject archiveWorkspace disableAgent disableSlot enableAgent enableSlot pauseExperiment pauseExperiments pinWorkspace unarchiveExperiment unarchiveExperiments unarchiveModel unarchiveProject unarchiveWorkspace unpinWorkspace archiveRuns pauseRuns resumeRuns unarchiveRuns patchMasterConfig putExperimentRetainLogs putExperimentsRetainLogs putTrialRetainLogs',
  'move a thing': 'moveExperiments moveModel moveProject moveRuns',
  'add or remove one item': 'deleteExperimentLabel removeAssignments unbindRPFromWorkspace',
  'store a setting of the signed-in user alone':
    'postUserActivity postUserSetting resetUserSetting',
  'read, sign in or try':
    'getGroups getModelDefFile getRolesByID listRoles login logout previewHPSearch searchRolesAssignableToScope searchRuns testWebhook',
};

const rows = [
  ...cluster.fields,
  ...configurations.fields,
  ...experiments.fields,
  ...experiments.lists,
  ...models.fields,
  ...models.lists,
  ...projects.fields,
  ...users.fields,
  ...users.lists,
  ...workspaces.fields,
  ...workspaces.lists,
];

test('every write of the console is a row of this table or a command', () => {
  const listedWrites = new Set([
    ...Object.values(commands).flatMap((ids) => ids.split(' ')),
    ...rows.flatMap(({ operations }) => operations),
  ]);
  const unknown = [...writes, ...newerWrites]
    .map(({ id }) => id)
    .filter((id) => !listedWrites.has(id));
  expect(unknown).toEqual([]);
});
