import type { AnyPermission } from '../permissions';
import {
  anyone,
  type Check,
  clusterAdmin,
  forAdmin,
  forAnyone,
  forOwner,
  type MasterPolicy,
  orForbidden,
  orNotFound,
  rowsWith,
} from './rule';

const workspaceVisible = orNotFound('VIEW_WORKSPACE');
const projectVisible = orNotFound('VIEW_PROJECT');

// the owner of the project and the owner of its workspace both count
const ownProject = (verb: string, check: Check) =>
  forOwner(
    'project',
    `can't ${verb}: non admin users need to own the project or workspace`,
    projectVisible,
    check,
  );
/** A change of a workspace by its owner, which the refusal names. */
const ownWorkspace = (verb: string, permission: AnyPermission) =>
  forOwner(
    'workspace',
    `only admins may ${verb} other user's workspaces`,
    workspaceVisible,
    orForbidden(permission),
  );

const agentUserGroups = 'only admin privileged users can set workspace agent user groups';

const readTemplate = forAnyone('template', orNotFound('VIEW_TEMPLATES'));
const createTemplate = forAnyone(
  'workspace',
  orForbidden('VIEW_WORKSPACE'),
  orForbidden('CREATE_TEMPLATES'),
);
const updateTemplate = forAnyone(
  'template',
  orNotFound('VIEW_TEMPLATES'),
  orForbidden('UPDATE_TEMPLATES'),
);

// users who may edit a workspace edit its webhooks, and without roles its owner
const webhooks: MasterPolicy = {
  ...clusterAdmin('EDIT_WEBHOOKS', "non admin users can't edit webhooks"),
  of: 'workspace',
  basic038: 'owner',
  refusal038: { text: 'user does not have permission' },
  rbac038: [orForbidden('EDIT_WEBHOOKS')],
};

export const workspacePolicies = {
  getWorkspaces: rowsWith('workspace', 'VIEW_WORKSPACE'),
  getWorkspace: forAnyone('workspace', workspaceVisible),
  postWorkspace: {
    ...forAnyone(undefined, orForbidden('CREATE_WORKSPACE', 'cluster')),
    parts: { agentUserGroup: clusterAdmin('SET_WORKSPACE_AGENT_USER_GROUP', agentUserGroups) },
  },
  patchWorkspace: {
    ...forAnyone('workspace', workspaceVisible),
    parts: {
      name: forOwner(
        'workspace',
        "only admins may set other user's workspaces names",
        orForbidden('UPDATE_WORKSPACE'),
      ),
      agentUserGroup: forAdmin(
        undefined,
        agentUserGroups,
        orForbidden('SET_WORKSPACE_AGENT_USER_GROUP'),
      ),
      checkpointStorageConfig: forOwner(
        'workspace',
        "only admins may set checkpoint storage config on other user's workspaces",
        orForbidden('SET_WORKSPACE_CHECKPOINT_STORAGE_CONFIG'),
      ),
      // only on 0.38
      defaultPools: {
        ...forAnyone('workspace'),
        rbac038: [orForbidden('SET_WORKSPACE_DEFAULT_RESOURCE_POOL')],
      },
    },
  },
  deleteWorkspace: ownWorkspace('delete', 'DELETE_WORKSPACE'),
  archiveWorkspace: ownWorkspace('archive', 'UPDATE_WORKSPACE'),
  unarchiveWorkspace: ownWorkspace('unarchive', 'UPDATE_WORKSPACE'),
  pinWorkspace: forAnyone('workspace', workspaceVisible),
  unpinWorkspace: forAnyone('workspace', workspaceVisible),

  getWorkspaceProjects: {
    ...rowsWith('project', 'VIEW_PROJECT'),
    rbac: [workspaceVisible],
    of: 'workspace',
  },
  getProject: forAnyone('project', projectVisible),
  // the columns are those of experiments with access
  getProjectColumns: {
    ...forAnyone('project', projectVisible),
    rows: { needs: ['VIEW_EXPERIMENT_METADATA'], at: 'here' },
    parts: { validations: forAnyone('project', orForbidden('VIEW_EXPERIMENT_ARTIFACTS')) },
  },
  getProjectNumericMetricsRange: forAnyone('project', projectVisible),
  postProject: forAnyone('workspace', workspaceVisible, orForbidden('CREATE_PROJECT')),
  addProjectNote: forAnyone('project', projectVisible, orForbidden('UPDATE_PROJECT')),
  putProjectNotes: forAnyone('project', projectVisible, orForbidden('UPDATE_PROJECT')),
  patchProject: ownProject('set project name', orForbidden('UPDATE_PROJECT')),
  deleteProject: ownProject('delete project', orForbidden('DELETE_PROJECT')),
  archiveProject: ownProject('archive project', orForbidden('UPDATE_PROJECT')),
  unarchiveProject: ownProject('unarchive project', orForbidden('UPDATE_PROJECT')),
  moveProject: forOwner(
    'project',
    "non admin users can't move projects that someone else owns",
    projectVisible,
    workspaceVisible,
    orNotFound('VIEW_WORKSPACE', 'other'),
    orForbidden('DELETE_PROJECT'),
    orForbidden('CREATE_PROJECT', 'other'),
  ),

  getTemplates: rowsWith('template', 'VIEW_TEMPLATES'),
  getTemplate: readTemplate,
  postTemplate: createTemplate,
  // a new name is a creation, an existing one a change
  putTemplate: { ...anyone, parts: { create: createTemplate, update: updateTemplate } },
  patchTemplateConfig: updateTemplate,
  deleteTemplate: forAnyone(
    'template',
    orNotFound('VIEW_TEMPLATES'),
    orForbidden('DELETE_TEMPLATES'),
  ),

  // on 0.38 it leaves out webhooks without access
  getWebhooks: {
    ...webhooks,
    basic038: 'anyone',
    rbac038: [],
    rows038: { needs: ['VIEW_WEBHOOKS'], at: 'here' },
  },
  postWebhook: webhooks,
  deleteWebhook: webhooks,
  testWebhook: webhooks,
} satisfies Record<string, MasterPolicy>;
