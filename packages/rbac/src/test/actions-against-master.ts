import type { OperationId } from '@trainyard/sdk/types';
import { type ActionId, actionTables, type EntityKind } from '../actions';
import { type ActionTable, actionIds, actionStateOf } from '../actions/row';
import { masterAllows } from '../master-policy';
import { ways } from './entities';
import { type ViewerKind, viewerKinds, viewers } from './viewers';

type Question = { operation: OperationId; part?: string };
type Operations = { [Kind in EntityKind]: Record<ActionId<Kind>, Question[]> };

const calls = (operation: OperationId, ...parts: string[]): Question[] => [
  { operation },
  ...parts.map((part) => ({ operation, part })),
];
const forking = calls('createExperiment', 'parentId', 'activate');
const board = calls('launchTensorboard', 'experiment');

/** The operations that a console calls for an action; empty if it calls none. */
const operations: Operations = {
  experiment: {
    activate: calls('activateExperiment'),
    pause: calls('pauseExperiment'),
    cancel: calls('cancelExperiment'),
    kill: calls('killExperiment'),
    // continueExperiment requires the same as activateExperiment
    resume: calls('activateExperiment'),
    retry: calls('activateExperiment'),
    // putExperimentRetainLogs and putTrialRetainLogs, for experiments that the user may change
    retainLogs: calls('pauseExperiment'),
    archive: calls('archiveExperiment'),
    unarchive: calls('unarchiveExperiment'),
    delete: calls('deleteExperiment'),
    edit: calls('patchExperiment'),
    editNotes: calls('patchExperiment'),
    // putExperimentLabel and deleteExperimentLabel of 0.38.1 require the same
    tag: calls('patchExperiment'),
    move: calls('moveExperiment'),
    fork: forking,
    saveAsTemplate: calls('postTemplate'),
    continueTrial: forking,
    hyperparameterSearch: forking,
    openTensorBoard: board,
    downloadCode: calls('getModelDef'),
    viewWebhooks: calls('getWebhooks'),
    notifyOnEnd: calls('postWebhook'),
    watch: [],
    compareWith: [],
    copyView: [],
    viewLogs: calls('trialLogs'),
    compareTrials: calls('compareTrials'),
    switchPin: [],
  },
  trial: {
    kill: calls('killTrial'),
    retainLogs: calls('killTrial'),
    continueTrial: forking,
    hyperparameterSearch: forking,
    openTensorBoard: board,
    viewLogs: calls('trialLogs'),
    compare: calls('compareTrials'),
  },
  checkpoint: {
    register: calls('postModelVersion'),
    download: calls('getCheckpoint'),
    delete: calls('deleteCheckpoints'),
  },
  model: {
    edit: calls('patchModel'),
    archive: calls('archiveModel'),
    unarchive: calls('unarchiveModel'),
    move: calls('moveModel'),
    delete: calls('deleteModel'),
    registerVersion: calls('postModelVersion'),
  },
  modelVersion: {
    edit: calls('patchModelVersion'),
    download: calls('getModelVersion'),
    deregister: calls('deleteModelVersion'),
  },
  project: {
    edit: calls('patchProject'),
    move: calls('moveProject'),
    archive: calls('archiveProject'),
    unarchive: calls('unarchiveProject'),
    delete: calls('deleteProject'),
    editNotes: calls('putProjectNotes'),
    createExperiment: calls('createExperiment'),
  },
  workspace: {
    edit: [{ operation: 'patchWorkspace', part: 'name' }],
    pin: calls('pinWorkspace'),
    unpin: calls('unpinWorkspace'),
    archive: calls('archiveWorkspace'),
    unarchive: calls('unarchiveWorkspace'),
    delete: calls('deleteWorkspace'),
    setAgentUserGroup: [{ operation: 'patchWorkspace', part: 'agentUserGroup' }],
    setCheckpointStorage: [{ operation: 'patchWorkspace', part: 'checkpointStorageConfig' }],
    createProject: calls('postProject'),
    createModel: calls('postModel'),
    launchTask: calls('launchNotebook'),
  },
  task: {
    kill: calls('killNotebook'),
    open: [],
    setPriority: calls('setNotebookPriority'),
    viewLogs: calls('taskLogs'),
  },
  job: {
    cancel: calls('cancelExperiment'),
    kill: calls('killExperiment'),
    viewLogs: calls('taskLogs'),
    manage: calls('updateJobQueue'),
    moveToTop: calls('updateJobQueue'),
    raisePriority: calls('updateJobQueue'),
  },
  agent: {
    enable: calls('enableAgent'),
    drain: calls('disableAgent'),
    disable: calls('disableAgent'),
  },
  slot: { enable: calls('enableSlot'), drain: calls('disableSlot'), disable: calls('disableSlot') },
  user: {
    edit: [{ operation: 'patchUser', part: 'admin' }],
    changeDisplayName: [{ operation: 'patchUser', part: 'displayName' }],
    changePassword: [{ operation: 'patchUser', part: 'password' }],
    activate: [{ operation: 'patchUser', part: 'active' }],
    deactivate: [{ operation: 'patchUser', part: 'active' }],
    manageGroups: calls('updateGroup'),
    manageRoles: calls('assignRoles'),
  },
  group: {
    view: calls('getGroups'),
    edit: calls('updateGroup'),
    addMembers: calls('updateGroup'),
    removeMembers: calls('updateGroup'),
    delete: calls('deleteGroup'),
  },
  role: { assign: calls('assignRoles'), remove: calls('removeAssignments') },
  webhook: {
    test: calls('testWebhook'),
    edit: calls('postWebhook'),
    delete: calls('deleteWebhook'),
  },
  template: {
    view: calls('getTemplate'),
    edit: calls('patchTemplateConfig'),
    createExperiment: calls('createExperiment'),
    launchNotebook: calls('launchNotebook'),
    duplicate: calls('postTemplate'),
    delete: calls('deleteTemplate'),
  },
  resourcePool: {
    manageBindings: calls('overwriteRPWorkspaceBindings'),
    viewQueue: calls('getJobsV2'),
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
  'experiment.viewWebhooks': newerOnly,
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

/** Returns true if one of the variants of an entity makes the action available to that user. */
export function isOffered({ kind, id, table }: Action, person: ViewerKind): boolean {
  const viewer = viewers[person];
  return entitiesOf(kind).some(
    (entity) => actionStateOf(table, id, { entity, viewer }).state === 'allowed',
  );
}

/** The variants of an entity of a kind; for an experiment including archived ones. */
const entitiesOf = (kind: EntityKind): unknown[] => {
  const entities: unknown[] = Object.values(ways[kind]);
  if (kind !== 'experiment') return entities;
  return [
    ...entities,
    ...Object.values(ways.experiment).map((each) => ({ ...each, archived: true })),
  ];
};

function isTaken({ kind, id, table }: Action, person: ViewerKind): boolean {
  const viewer = viewers[person];
  const questions = (operations[kind] as Record<string, Question[]>)[id] ?? [];
  // nothing to compare with
  if (questions.length === 0) return isOffered({ kind, id, table }, person);
  const scope = table.scopeOf(entitiesOf(kind)[0]);
  return questions.every(({ operation, part }) =>
    masterAllows(viewer, operation, {
      ...scope,
      otherWorkspaceId: scope.workspaceId,
      ...(part === undefined ? {} : { part }),
    }),
  );
}
