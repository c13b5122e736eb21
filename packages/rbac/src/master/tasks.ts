import { artifacts, runs } from './experiments';
import {
  anyone,
  type Check,
  forAnyone,
  type MasterPolicy,
  orForbidden,
  orNotFound,
  rowsWith,
} from './rule';

const taskVisible = orNotFound('VIEW_NSC');

const list: MasterPolicy = {
  ...rowsWith('task', 'VIEW_NSC'),
  parts: { workspaceId: forAnyone('workspace', orNotFound('VIEW_WORKSPACE')) },
};
const read = forAnyone('task', taskVisible);
const change = forAnyone('task', taskVisible, orForbidden('UPDATE_NSC'));

const viewTemplate: Check = { needs: ['VIEW_TEMPLATES'], at: 'here', denied: 'invalid' };
// without access to a workspace, looking it up fails first
const launch: MasterPolicy = {
  ...forAnyone('workspace', orNotFound('VIEW_WORKSPACE'), orForbidden('CREATE_NSC')),
  parts: { templateName: forAnyone('template', viewTemplate) },
};

// a TensorBoard is as visible as every experiment in it, each checked as part `experiment`
const readBoard: MasterPolicy = {
  ...forAnyone('task', orNotFound('VIEW_WORKSPACE')),
  parts: { experiment: forAnyone('experiment', orNotFound('VIEW_EXPERIMENT_ARTIFACTS')) },
};
const changeBoard: MasterPolicy = {
  ...readBoard,
  rbac: [orNotFound('VIEW_WORKSPACE'), orForbidden('UPDATE_NSC')],
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
    ...forAnyone('workspace', orForbidden('VIEW_WORKSPACE')),
    parts: { experiment: forAnyone('experiment', orForbidden('VIEW_EXPERIMENT_ARTIFACTS')) },
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
