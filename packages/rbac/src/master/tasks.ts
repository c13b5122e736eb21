import { artifacts, runs } from './experiments';
import { anyone, type Check, checks, type MasterPolicy, need, rowsWith, see } from './rule';

const seeTask = see('VIEW_NSC');

const list: MasterPolicy = {
  ...rowsWith('task', 'VIEW_NSC'),
  parts: { workspaceId: checks('workspace', see('VIEW_WORKSPACE')) },
};
const read = checks('task', seeTask);
const change = checks('task', seeTask, need('UPDATE_NSC'));

const viewTemplate: Check = { needs: ['VIEW_TEMPLATES'], at: 'here', denied: 'invalid' };
// without access to a workspace, looking it up fails first
const launch: MasterPolicy = {
  ...checks('workspace', see('VIEW_WORKSPACE'), need('CREATE_NSC')),
  parts: { templateName: checks('template', viewTemplate) },
};

// a TensorBoard is as visible as every experiment in it, each checked as part `experiment`
const readBoard: MasterPolicy = {
  ...checks('task', see('VIEW_WORKSPACE')),
  parts: { experiment: checks('experiment', see('VIEW_EXPERIMENT_ARTIFACTS')) },
};
const changeBoard: MasterPolicy = {
  ...readBoard,
  rbac: [see('VIEW_WORKSPACE'), need('UPDATE_NSC')],
};

// the rule of a task depends on its work; checkpoint clean-up is visible to everyone
const readAnyTask: MasterPolicy = { ...anyone, parts: { trial: artifacts, interactive: read } };
const allocation: MasterPolicy = { ...anyone, parts: { trial: runs, interactive: read } };

export const taskPolicies = {
  getNotebooks: list,
  getNotebook: read,
  launchNotebook: launch,
  killNotebook: change,
  setNotebookPriority: change,
  idleNotebook: change,
  getShells: list,
  getShell: read,
  launchShell: launch,
  killShell: change,
  setShellPriority: change,
  getCommands: list,
  getCommand: read,
  launchCommand: launch,
  killCommand: change,
  setCommandPriority: change,

  // checked in the task's workspace and in those of all its experiments
  getTensorboards: rowsWith('task', 'VIEW_EXPERIMENT_ARTIFACTS'),
  getTensorboard: readBoard,
  launchTensorboard: {
    ...checks('workspace', need('VIEW_WORKSPACE')),
    parts: { experiment: checks('experiment', need('VIEW_EXPERIMENT_ARTIFACTS')) },
  },
  killTensorboard: changeBoard,
  setTensorboardPriority: changeBoard,

  getActiveTasksCount: anyone,
  getTasks: anyone,
  getTask: readAnyTask,
  taskLogs: readAnyTask,
  taskLogsFields: readAnyTask,

  allocationReady: allocation,
  allocationWaiting: allocation,
  allocationPreemptionSignal: allocation,
  allocationPendingPreemptionSignal: allocation,
  ackAllocationPreemptionSignal: allocation,
  markAllocationResourcesDaemon: allocation,
  allocationRendezvousInfo: allocation,
  postAllocationProxyAddress: allocation,
  allocationAllGather: allocation,
  notifyContainerRunning: allocation,
} satisfies Record<string, MasterPolicy>;
