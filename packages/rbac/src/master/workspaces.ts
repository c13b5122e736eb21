import {
  adminOr,
  anyone,
  type Check,
  checks,
  type MasterPolicy,
  need,
  rowsWith,
  see,
} from './rule';

const seeWorkspace = see('VIEW_WORKSPACE');
const seeProject = see('VIEW_PROJECT');

const ownWorkspace = (text: string, ...rbac: Check[]): MasterPolicy => ({
  basic: 'owner',
  refusal: { text },
  rbac,
  of: 'workspace',
});

// the owner of the project and the owner of its workspace both count
const ownProject = (verb: string, check: Check): MasterPolicy => ({
  basic: 'owner',
  refusal: { text: `can't ${verb}: non admin users need to own the project or workspace` },
  rbac: [seeProject, check],
  of: 'project',
});

const agentUserGroups = 'only admin privileged users can set workspace agent user groups';

const readTemplate = checks('template', see('VIEW_TEMPLATES'));
const createTemplate = checks('workspace', need('VIEW_WORKSPACE'), need('CREATE_TEMPLATES'));
const updateTemplate = checks('template', see('VIEW_TEMPLATES'), need('UPDATE_TEMPLATES'));

// users who may edit a workspace edit its webhooks, and without roles its owner
const webhooks: MasterPolicy = {
  ...adminOr('EDIT_WEBHOOKS', "non admin users can't edit webhooks"),
  of: 'workspace',
  basic038: 'owner',
  refusal038: { text: 'user does not have permission' },
  rbac038: [need('EDIT_WEBHOOKS')],
};

export const workspacePolicies = {
  getWorkspaces: rowsWith('workspace', 'VIEW_WORKSPACE'),
  getWorkspace: checks('workspace', seeWorkspace),
  postWorkspace: {
    ...checks(undefined, need('CREATE_WORKSPACE', 'cluster')),
    parts: { agentUserGroup: adminOr('SET_WORKSPACE_AGENT_USER_GROUP', agentUserGroups) },
  },
  patchWorkspace: {
    ...checks('workspace', seeWorkspace),
    parts: {
      name: ownWorkspace(
        "only admins may set other user's workspaces names",
        need('UPDATE_WORKSPACE'),
      ),
      agentUserGroup: {
        basic: 'admin',
        refusal: { text: agentUserGroups },
        rbac: [need('SET_WORKSPACE_AGENT_USER_GROUP')],
      },
      checkpointStorageConfig: ownWorkspace(
        "only admins may set checkpoint storage config on other user's workspaces",
        need('SET_WORKSPACE_CHECKPOINT_STORAGE_CONFIG'),
      ),
      // only on 0.38
      defaultPools: {
        ...checks('workspace'),
        rbac038: [need('SET_WORKSPACE_DEFAULT_RESOURCE_POOL')],
      },
    },
  },
  deleteWorkspace: ownWorkspace(
    "only admins may delete other user's workspaces",
    seeWorkspace,
    need('DELETE_WORKSPACE'),
  ),
  archiveWorkspace: ownWorkspace(
    "only admins may archive other user's workspaces",
    seeWorkspace,
    need('UPDATE_WORKSPACE'),
  ),
  unarchiveWorkspace: ownWorkspace(
    "only admins may unarchive other user's workspaces",
    seeWorkspace,
    need('UPDATE_WORKSPACE'),
  ),
  pinWorkspace: checks('workspace', seeWorkspace),
  unpinWorkspace: checks('workspace', seeWorkspace),

  getWorkspaceProjects: {
    ...rowsWith('project', 'VIEW_PROJECT'),
    rbac: [seeWorkspace],
    of: 'workspace',
  },
  getProject: checks('project', seeProject),
  // the columns are those of experiments with access
  getProjectColumns: {
    ...checks('project', seeProject),
    rows: { needs: ['VIEW_EXPERIMENT_METADATA'], at: 'here' },
    parts: { validations: checks('project', need('VIEW_EXPERIMENT_ARTIFACTS')) },
  },
  getProjectNumericMetricsRange: checks('project', seeProject),
  postProject: checks('workspace', seeWorkspace, need('CREATE_PROJECT')),
  addProjectNote: checks('project', seeProject, need('UPDATE_PROJECT')),
  putProjectNotes: checks('project', seeProject, need('UPDATE_PROJECT')),
  patchProject: ownProject('set project name', need('UPDATE_PROJECT')),
  deleteProject: ownProject('delete project', need('DELETE_PROJECT')),
  archiveProject: ownProject('archive project', need('UPDATE_PROJECT')),
  unarchiveProject: ownProject('unarchive project', need('UPDATE_PROJECT')),
  moveProject: {
    basic: 'owner',
    refusal: { text: "non admin users can't move projects that someone else owns" },
    rbac: [
      seeProject,
      seeWorkspace,
      see('VIEW_WORKSPACE', 'other'),
      need('DELETE_PROJECT'),
      need('CREATE_PROJECT', 'other'),
    ],
    of: 'project',
  },

  getTemplates: rowsWith('template', 'VIEW_TEMPLATES'),
  getTemplate: readTemplate,
  postTemplate: createTemplate,
  // a new name is a creation, an existing one a change
  putTemplate: { ...anyone, parts: { create: createTemplate, update: updateTemplate } },
  patchTemplateConfig: updateTemplate,
  deleteTemplate: checks('template', see('VIEW_TEMPLATES'), need('DELETE_TEMPLATES')),

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
