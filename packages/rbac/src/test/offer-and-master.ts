import type { OperationId } from '@trainyard/sdk/types';
import { type ActionId, actionTables, type EntityKind } from '../actions';
import { type ActionTable, actionIds, offerOf } from '../actions/row';
import { masterAllows } from '../master-policy';
import { ways } from './things';
import { type ViewerKind, viewerKinds, viewers } from './viewers';

type Question = { operation: OperationId; part?: string };
type Asked = { [Kind in EntityKind]: Record<ActionId<Kind>, Question[]> };

const ask = (operation: OperationId, ...parts: string[]): Question[] => [
  { operation },
  ...parts.map((part) => ({ operation, part })),
];
const forking = ask('createExperiment', 'parentId', 'activate');
const board = ask('launchTensorboard', 'experiment');

/** The operations that a console calls for an action; empty if it calls none. */
const asked: Asked = {
  experiment: {
    activate: ask('activateExperiment'),
    pause: ask('pauseExperiment'),
    cancel: ask('cancelExperiment'),
    kill: ask('killExperiment'),
    // continueExperiment requires the same as activateExperiment
    resume: ask('activateExperiment'),
    retry: ask('activateExperiment'),
    // putExperimentRetainLogs and putTrialRetainLogs, for experiments that the user may change
    retainLogs: ask('pauseExperiment'),
    archive: ask('archiveExperiment'),
    unarchive: ask('unarchiveExperiment'),
    delete: ask('deleteExperiment'),
    edit: ask('patchExperiment'),
    move: ask('moveExperiment'),
    fork: forking,
    saveAsTemplate: ask('postTemplate'),
    continueTrial: forking,
    hyperparameterSearch: forking,
    openTensorBoard: board,
    downloadCode: ask('getModelDef'),
    viewLogs: ask('trialLogs'),
    compareTrials: ask('compareTrials'),
    switchPin: [],
  },
  trial: {
    kill: ask('killTrial'),
    retainLogs: ask('killTrial'),
    continueTrial: forking,
    hyperparameterSearch: forking,
    openTensorBoard: board,
    viewLogs: ask('trialLogs'),
    compare: ask('compareTrials'),
  },
  checkpoint: {
    register: ask('postModelVersion'),
    download: ask('getCheckpoint'),
    delete: ask('deleteCheckpoints'),
  },
  model: {
    edit: ask('patchModel'),
    archive: ask('archiveModel'),
    unarchive: ask('unarchiveModel'),
    move: ask('moveModel'),
    delete: ask('deleteModel'),
    registerVersion: ask('postModelVersion'),
  },
  modelVersion: {
    edit: ask('patchModelVersion'),
    download: ask('getModelVersion'),
    deregister: ask('deleteModelVersion'),
  },
  project: {
    edit: ask('patchProject'),
    move: ask('moveProject'),
    archive: ask('archiveProject'),
    unarchive: ask('unarchiveProject'),
    delete: ask('deleteProject'),
    editNotes: ask('putProjectNotes'),
    createExperiment: ask('createExperiment'),
  },
  workspace: {
    edit: [{ operation: 'patchWorkspace', part: 'name' }],
    pin: ask('pinWorkspace'),
    unpin: ask('unpinWorkspace'),
    archive: ask('archiveWorkspace'),
    unarchive: ask('unarchiveWorkspace'),
    delete: ask('deleteWorkspace'),
    setAgentUserGroup: [{ operation: 'patchWorkspace', part: 'agentUserGroup' }],
    setCheckpointStorage: [{ operation: 'patchWorkspace', part: 'checkpointStorageConfig' }],
    createProject: ask('postProject'),
    createModel: ask('postModel'),
    launchTask: ask('launchNotebook'),
  },
  task: {
    kill: ask('killNotebook'),
    open: [],
    setPriority: ask('setNotebookPriority'),
    viewLogs: ask('taskLogs'),
  },
  job: {
    cancel: ask('cancelExperiment'),
    kill: ask('killExperiment'),
    viewLogs: ask('taskLogs'),
    manage: ask('updateJobQueue'),
    moveToTop: ask('updateJobQueue'),
    raisePriority: ask('updateJobQueue'),
  },
  agent: {
    enable: ask('enableAgent'),
    drain: ask('disableAgent'),
    disable: ask('disableAgent'),
  },
  slot: { enable: ask('enableSlot'), drain: ask('disableSlot'), disable: ask('disableSlot') },
  user: {
    edit: [{ operation: 'patchUser', part: 'admin' }],
    changeDisplayName: [{ operation: 'patchUser', part: 'displayName' }],
    changePassword: [{ operation: 'patchUser', part: 'password' }],
    activate: [{ operation: 'patchUser', part: 'active' }],
    deactivate: [{ operation: 'patchUser', part: 'active' }],
    manageGroups: ask('updateGroup'),
    manageRoles: ask('assignRoles'),
  },
  group: {
    view: ask('getGroups'),
    edit: ask('updateGroup'),
    addMembers: ask('updateGroup'),
    removeMembers: ask('updateGroup'),
    delete: ask('deleteGroup'),
  },
  role: { assign: ask('assignRoles'), remove: ask('removeAssignments') },
  webhook: { test: ask('testWebhook'), edit: ask('postWebhook'), delete: ask('deleteWebhook') },
  template: {
    view: ask('getTemplate'),
    edit: ask('patchTemplateConfig'),
    createExperiment: ask('createExperiment'),
    launchNotebook: ask('launchNotebook'),
    duplicate: ask('postTemplate'),
    delete: ask('deleteTemplate'),
  },
  resourcePool: {
    manageBindings: ask('overwriteRPWorkspaceBindings'),
    viewQueue: ask('getJobsV2'),
  },
};

/** Why the two sides differ, for each such action. */
const unseen =
  'Offered to every user who sees the thing; these see none, and every role that does may.';
const noRoles =
  'Without role-based access the master has no roles to assign and answers 501; pages that would offer it are not there then.';

const newerOnly = 'Offered on masters of 0.38 only; the people here are on one of 0.23.4.';

const whereCreated =
  'Its workspace is chosen in the dialog: offered to every user who may create templates in some workspace, and asked again there.';

export const reasons: Record<string, string> = {
  'experiment.move':
    'Without roles the master lets anyone move anything; it is offered to owners and admins, as deleting is.',
  'experiment.viewLogs': unseen,
  'experiment.compareTrials': unseen,
  'trial.compare': unseen,
  'workspace.pin': unseen,
  'workspace.unpin': unseen,
  'checkpoint.register':
    'Which model it goes to is chosen in the dialog: offered to every user who may register in some workspace, and asked again there.',
  'project.editNotes':
    'Without roles the master lets anyone write notes; they are offered to those who may change the project.',
  'workspace.setCheckpointStorage':
    'Without roles the master lets the owner set it; the specification offers it to admins, who know the storage.',
  'experiment.resume': newerOnly,
  'experiment.retry': newerOnly,
  'experiment.retainLogs': newerOnly,
  'trial.retainLogs': newerOnly,
  'experiment.saveAsTemplate': whereCreated,
  'template.duplicate': whereCreated,
  'group.view':
    'Without roles the master lists the groups of a user; the page that shows groups is for admins.',
  'role.assign': noRoles,
  'role.remove': noRoles,
};

export type Comparison = {
  /** `experiment.move` */
  action: string;
  /** offered, and refused by the master */
  offeredOnly: ViewerKind[];
  /** accepted by the master, and not offered */
  takenOnly: ViewerKind[];
};

/** For every action, the offers to each user and the answers of the master, apart from states. */
export function comparisons(): Comparison[] {
  return everyAction().map(({ kind, id, table }) => {
    const sides = viewerKinds.map((person) => ({
      person,
      isOffered: isOffered({ kind, id, table }, person),
      isTaken: isTaken({ kind, id, table }, person),
    }));
    const where = (offered: boolean, taken: boolean) =>
      sides
        .filter(({ isOffered, isTaken }) => isOffered === offered && isTaken === taken)
        .map(({ person }) => person);
    const action = `${kind}.${id}`;
    return { action, offeredOnly: where(true, false), takenOnly: where(false, true) };
  });
}

export type Action = { kind: EntityKind; id: string; table: ActionTable<unknown> };

/** Every action of every table. */
export function everyAction(): Action[] {
  return Object.entries(actionTables).flatMap(([kind, each]) => {
    const table = each as unknown as ActionTable<unknown>;
    return actionIds(table).map((id) => ({ kind: kind as EntityKind, id, table }));
  });
}

/** Returns true if one of the variants of a thing makes the action available to that user. */
export function isOffered({ kind, id, table }: Action, person: ViewerKind): boolean {
  const viewer = viewers[person];
  return thingsOf(kind).some(
    (entity) => offerOf(table, id, { entity, viewer }).state === 'allowed',
  );
}

/** The variants of a thing of a kind; for an experiment including archived ones. */
const thingsOf = (kind: EntityKind): unknown[] => {
  const things: unknown[] = Object.values(ways[kind]);
  if (kind !== 'experiment') return things;
  return [
    ...things,
    ...Object.values(ways.experiment).map((each) => ({ ...each, archived: true })),
  ];
};

function isTaken({ kind, id, table }: Action, person: ViewerKind): boolean {
  const viewer = viewers[person];
  const questions = (asked[kind] as Record<string, Question[]>)[id] ?? [];
  const scope = table.scopeOf(thingsOf(kind)[0]);
  return questions.every(({ operation, part }) =>
    masterAllows(viewer, operation, {
      ...scope,
      otherWorkspaceId: scope.workspaceId,
      ...(part === undefined ? {} : { part }),
    }),
  );
}
