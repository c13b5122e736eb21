import { useSuspenseQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Sandbox } from '@trainyard/sandbox';
import { kubernetes038 } from '@trainyard/sandbox/v038';
import * as calls from '@trainyard/sdk/calls';
import { type Caller, createTransport, login, type Route } from '@trainyard/sdk/calls';
import { modelAliases, withAliases } from '@trainyard/sdk/model';
import type { Experiment, Model, ModelVersion, Project, User } from '@trainyard/sdk/types';
import * as newer from '@trainyard/sdk/v038';
import { closeAllToasts, toastStore } from '@trainyard/ui/lib/toast-store';
import { typeCode } from '@trainyard/ui/test/code-editor';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import AgentDialog from '~/features/admin/agent-dialog';
import GroupDialog from '~/features/admin/group-dialog';
import UserDialog from '~/features/admin/user-dialog';
import UserGroupsDialog from '~/features/admin/user-groups-dialog';
import { jobRowOf } from '~/features/cluster/jobs/job-row';
import ManageJobDialog from '~/features/cluster/jobs/manage-job-dialog';
import MessageDialog from '~/features/cluster/message-dialog';
import ManageBindingsDialog from '~/features/cluster/pools/manage-bindings-dialog';
import { valueAt } from '~/features/config-policies/policies';
import { PolicyEditor } from '~/features/config-policies/policy-editor';
import { ExperimentNotes } from '~/features/experiment-detail/experiment-notes';
import EditExperimentDialog from '~/features/experiment-forms/edit-dialog';
import { RunMetadata } from '~/features/experiment-runs/run-metadata';
import { ExperimentTags } from '~/features/experiments/experiment-tags';
import { experimentQueries } from '~/features/experiments/queries';
import EditModelDialog from '~/features/models/edit-model-dialog';
import { ModelTags, VersionTags } from '~/features/models/model-tags';
import { ModelWords } from '~/features/models/model-words';
import { modelQueries } from '~/features/models/queries';
import { ModelDescription, VersionDescription } from '~/features/models/table-cells';
import EditVersionDialog from '~/features/models/versions/edit-version-dialog';
import { VersionAliases } from '~/features/models/versions/version-aliases';
import { VersionModel } from '~/features/models/versions/version-model';
import { VersionNotes } from '~/features/models/versions/version-notes';
import { NotesPage } from '~/features/notes/notes-page';
import ProjectDialog from '~/features/projects/project-dialog';
import { projectQueries } from '~/features/projects/queries';
import { ProfileSection } from '~/features/settings/profile-section';
import MoveTemplateDialog from '~/features/templates/move-template-dialog';
import { TemplatePage } from '~/features/templates/template-page';
import { templateSearch } from '~/features/templates/template-search';
import EditTokenDialog from '~/features/tokens/edit-token-dialog';
import EditWebhookDialog from '~/features/webhooks/edit-webhook-dialog';
import NamespaceDialog from '~/features/workspaces/namespace-dialog';
import WorkspaceDialog from '~/features/workspaces/workspace-dialog';
import { newerWrites, writes } from '~/test/console-writes';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, rbacSandbox } from '~/test/render-app';
import { renderPart } from '~/test/render-part';

afterEach(closeAllToasts);

/** Another person's session on the same master. */
type Other = Caller;

type FieldRow = {
  field: string;
  /** the writes that save the field */
  operations: readonly string[];
  sandbox?: () => Sandbox;
  /** the form or the field, with what the master has when it is opened */
  open: (other: Other) => Promise<ReactNode>;
  /** changes the field and saves */
  edit: (value: string) => Promise<void>;
  mine: unknown;
  /** the value that the master has */
  read: (other: Other) => Promise<unknown>;
  /** saves the same field in the other session; absent where it cannot be found afterwards */
  writeSame?: (other: Other) => Promise<unknown>;
  /** saves another field of the same thing, and reads what the master has of it */
  beside?: { write: (other: Other) => Promise<unknown>; read: (other: Other) => Promise<unknown> };
};

type ListRow = {
  list: string;
  operations: readonly string[];
  sandbox?: () => Sandbox;
  open: (other: Other) => Promise<ReactNode>;
  /** adds the item "mine", or what stands for it, and saves */
  add: () => Promise<void>;
  /** adds the item "theirs" in the other session */
  addOther: (other: Other) => Promise<unknown>;
  /** the items of the master */
  read: (other: Other) => Promise<readonly unknown[]>;
  mine: unknown;
  otherItem: unknown;
  /** the toast offers Undo */
  hasUndo?: boolean;
};

async function otherSession(sandbox: Sandbox): Promise<Other> {
  const where = { baseUrl: location.origin, fetch: sandbox.fetch };
  const body = { username: 'admin', password: '', isHashed: true };
  const { token } = await login(createTransport(where), { body });
  return createTransport({ ...where, auth: token });
}

const fill = async (name: string | RegExp, value: string) => {
  const field = await screen.findByRole('textbox', { name });
  fireEvent.change(field, { target: { value } });
};

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  fireEvent.click(button);
};

/** Fills a field of a form and saves it. */
const inForm = (name: string, save: string) => async (value: string) => {
  await fill(name, value);
  await press(save);
};

/** Changes a text that becomes a field on a click. */
const inPlace = (name: string) => async (value: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}: `) }));
  const field = screen.getByRole('textbox', { name: new RegExp(`^${name}$`) });
  fireEvent.change(field, { target: { value } });
  fireEvent.keyDown(field, { key: 'Enter' });
};

const inNote = async (value: string) => {
  const edit = screen.queryByRole('button', { name: 'Edit' });
  if (edit) fireEvent.click(edit);
  await fill('Markdown', value);
  await press('Save');
};

/** Types a tag or an alias into its editor. */
const addTag = (noun: string, tag: string) => async () => {
  fireEvent.click(await screen.findByRole('button', { name: `Add ${noun}` }));
  const field = await screen.findByRole('combobox', { name: `New ${noun}` });
  fireEvent.change(field, { target: { value: tag } });
  fireEvent.keyDown(field, { key: 'Enter' });
};

/** Adds a row of metadata. */
const addMetadata = async (value: string) => {
  await press(/^(Edit metadata|Add metadata...)$/);
  fireEvent.click(await screen.findByRole('button', { name: 'Add Row' }));
  const key = screen.getAllByRole('textbox', { name: /^Key / }).at(-1);
  const text = screen.getAllByRole('textbox', { name: /^Value / }).at(-1);
  if (!key || !text) throw new Error('There is no row.');
  fireEvent.change(key, { target: { value: 'added' } });
  fireEvent.change(text, { target: { value } });
  await press('Save');
};

const choose = async (name: string | RegExp, save: string) => {
  fireEvent.click(await screen.findByRole('option', { name }));
  await press(save);
};

const done = () => undefined;

// what a row edits; each is fetched again by the other session

const experimentOf = async (other: Other) =>
  (await calls.getExperiment(other, { experimentId: 7 })).experiment;
const patchExperiment = (body: Partial<Experiment>) => (other: Other) =>
  calls.patchExperiment(other, { experimentId: 7, body });

const modelOf = async (other: Other) => (await calls.getModel(other, { modelName: '1' })).model;
const patchModel = (body: Partial<Model>) => (other: Other) =>
  calls.patchModel(other, { modelName: '1', body });

const versionPlace = { modelName: '1', modelVersionNum: 1 };
const versionOf = async (other: Other) =>
  (await calls.getModelVersion(other, versionPlace)).modelVersion;
type VersionFields = Partial<
  Pick<ModelVersion, 'name' | 'comment' | 'notes' | 'labels' | 'metadata'>
>;
const patchVersion = (body: VersionFields) => (other: Other) =>
  calls.patchModelVersion(other, {
    ...versionPlace,
    body: {
      checkpoint: null,
      name: null,
      comment: null,
      notes: null,
      labels: null,
      metadata: null,
      ...body,
    },
  });

const projectOf = async (other: Other) => (await calls.getProject(other, { id: 2 })).project;
const patchProject = (body: Partial<Pick<Project, 'name' | 'description'>>) => (other: Other) =>
  calls.patchProject(other, { id: 2, body });
const putNotes =
  (...notes: Array<[name: string, contents: string]>) =>
  async (other: Other) =>
    calls.putProjectNotes(other, {
      projectId: 2,
      body: { notes: notes.map(([name, contents]) => ({ name, contents })) },
    });
const noteOf = async (other: Other) => (await projectOf(other)).notes[0];

const workspaceOf = async (other: Other) => (await calls.getWorkspace(other, { id: 2 })).workspace;
const account = { agentUid: 7, agentUser: 'seven', agentGid: 8, agentGroup: 'eight' };

const userOf = async (other: Other) => (await calls.getUser(other, { userId: 3 })).user;
const patchUser = (body: Partial<User>) => (other: Other) =>
  calls.patchUser(other, { userId: 3, body });

const templateName = 'vision-a100';
const templateOf = async (other: Other) =>
  (await calls.getTemplate(other, { templateName })).template;
const openTemplate = async () => (
  <TemplatePage view={{ ...templateSearch.defaults, name: templateName }} onViewChange={done} />
);

const experimentWork = { workloadType: 'EXPERIMENT' as const };
const slots = (count: number) => `constraints:\n  resources:\n    max_slots: ${count}\n`;
const slotsOf = (policies: unknown) => valueAt(policies, ['constraints', 'resources', 'max_slots']);
async function editPolicies(owner: string, text: string) {
  await typeCode(`Policies of ${owner}`, text);
  await press('Apply');
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply Policies' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }));
}

async function openVersionDialog(other: Other) {
  const [model, version] = [await modelOf(other), await versionOf(other)];
  return <EditVersionDialog model={model} version={version} onClose={done} />;
}

async function openGroup(other: Other) {
  return <GroupDialog groupId={await groupIdOf(other, 'team')} onClose={done} />;
}

async function openNotes(other: Other) {
  await putNotes(['One', 'first'])(other);
  return <LiveProject>{(project) => <NotesPage project={project} page={0} />}</LiveProject>;
}

/** Points an alias to a version, beside the others. */
const moveAlias = (alias: string, version: number) => async (other: Other) => {
  const made = { by: 'admin', at: new Date().toISOString() };
  const metadata = withAliases(await modelOf(other), new Map([[alias, version]]), made);
  await patchModel({ metadata })(other);
};

const runMetadataOf = async (other: Other): Promise<Record<string, unknown>> =>
  (await newer.getRunMetadata(other, { runId: 7 })).metadata ?? {};
const postRunMetadata = (other: Other, metadata: Record<string, unknown>) =>
  newer.postRunMetadata(other, { runId: 7, body: { metadata } });

const workspaceId = 2;
const bindNamespace = (other: Other, namespace: string | undefined) => {
  const where = namespace === undefined ? { autoCreateNamespace: true } : { namespace };
  const clusterNamespaceMeta = { east: { clusterName: 'east', ...where } };
  return newer.setWorkspaceNamespaceBindings(other, {
    workspaceId,
    body: { clusterNamespaceMeta },
  });
};
const namespaceOf = async (other: Other) =>
  (await newer.listWorkspaceNamespaceBindings(other, { id: workspaceId })).namespaceBindings.east
    ?.namespace;
const setQuota = (other: Other, slotsAtMost: number) =>
  newer.setResourceQuotas(other, {
    id: workspaceId,
    body: { clusterQuotaPairs: { east: slotsAtMost } },
  });
const quotaOf = async (other: Other) =>
  (await newer.getKubernetesResourceQuotas(other, { id: workspaceId })).resourceQuotas.east;

const groupIdOf = async (other: Other, name: string) => {
  const { groups } = await calls.getGroups(other, { body: { limit: 100 } });
  return groups.find(({ group }) => group?.name === name)?.group?.groupId ?? 0;
};
const groupOf = async (other: Other) =>
  (await calls.getGroup(other, { groupId: await groupIdOf(other, 'team') })).group;
const userIdOf = async (other: Other, username: string) => {
  const { users } = await calls.getUsers(other, {});
  return users.find((user) => user.username === username)?.id ?? 0;
};
const roleIdOf = async (other: Other, name: string) => {
  const { roles } = await calls.listRoles(other, { body: { limit: 0 } });
  return roles.find((role) => role.name === name)?.roleId ?? 0;
};

const poolName = 't4-pool';
const boundTo = async (other: Other) =>
  (await calls.listWorkspacesBoundToRP(other, { resourcePoolName: poolName, limit: 0 }))
    .workspaceIds;

/** A job that waits, and its pool. */
async function queuedJob(other: Other) {
  const { resourcePools } = await calls.getResourcePools(other, {});
  for (const pool of resourcePools) {
    const { jobs } = await calls.getJobsV2(other, { resourcePool: pool.name, limit: 0 });
    const [job] = jobs
      .flatMap((each) => jobRowOf(each) ?? [])
      .filter(({ summary }) => summary?.state === 'STATE_QUEUED')
      // the same one after its place has changed
      .sort((one, next) => one.jobId.localeCompare(next.jobId));
    if (job && pool.schedulerType === 'SCHEDULER_TYPE_PRIORITY') return { job, pool };
  }
  throw new Error('No job waits.');
}

const operationsById = new Map<string, Pick<Route, 'method' | 'path'>>(
  [...writes, ...newerWrites, newer.operations.putExperimentLabel].map((each) => [each.id, each]),
);

/** A part that shows what the master has, as pages do. */
function LiveExperiment({ children }: { children: (experiment: Experiment) => ReactNode }) {
  return children(useSuspenseQuery(experimentQueries.detail(7)).data.experiment);
}
function LiveModel({ children }: { children: (model: Model) => ReactNode }) {
  return children(useSuspenseQuery(modelQueries.detail('1')).data);
}
function LiveVersion({ children }: { children: (version: ModelVersion) => ReactNode }) {
  return children(useSuspenseQuery(modelQueries.version('1', 1)).data);
}
function LiveProject({ children }: { children: (project: Project) => ReactNode }) {
  return children(useSuspenseQuery(projectQueries.detail(2)).data);
}

const fieldRows: FieldRow[] = [
  {
    field: 'name of an experiment',
    operations: ['patchExperiment'],
    open: async (other) => (
      <EditExperimentDialog experiment={await experimentOf(other)} onClose={done} />
    ),
    edit: inForm('Experiment name', 'Save'),
    mine: 'mine',
    read: async (other) => (await experimentOf(other)).name,
    writeSame: patchExperiment({ name: 'theirs' }),
    beside: {
      write: patchExperiment({ description: 'theirs' }),
      read: async (other) => (await experimentOf(other)).description,
    },
  },
  {
    field: 'description of an experiment',
    operations: ['patchExperiment'],
    open: async (other) => (
      <EditExperimentDialog experiment={await experimentOf(other)} onClose={done} />
    ),
    edit: inForm('Description', 'Save'),
    mine: 'mine',
    read: async (other) => (await experimentOf(other)).description,
    writeSame: patchExperiment({ description: 'theirs' }),
    beside: {
      write: patchExperiment({ name: 'theirs' }),
      read: async (other) => (await experimentOf(other)).name,
    },
  },
  {
    field: 'notes of an experiment',
    operations: ['patchExperiment'],
    open: async () => <ExperimentNotes experimentId={7} />,
    edit: inNote,
    mine: 'mine',
    read: async (other) => (await experimentOf(other)).notes,
    writeSame: patchExperiment({ notes: 'theirs' }),
    beside: {
      write: patchExperiment({ name: 'theirs' }),
      read: async (other) => (await experimentOf(other)).name,
    },
  },
  {
    field: 'name of a model',
    operations: ['patchModel'],
    open: async (other) => <EditModelDialog model={await modelOf(other)} onClose={done} />,
    edit: inForm('Name', 'Save'),
    mine: 'mine',
    read: async (other) => (await modelOf(other)).name,
    writeSame: patchModel({ name: 'theirs' }),
    beside: {
      write: patchModel({ description: 'theirs' }),
      read: async (other) => (await modelOf(other)).description,
    },
  },
  {
    field: 'description of a model that is renamed meanwhile',
    operations: ['patchModel'],
    open: async (other) => <EditModelDialog model={await modelOf(other)} onClose={done} />,
    edit: inForm('Description', 'Save'),
    mine: 'mine',
    read: async (other) => (await modelOf(other)).description,
    writeSame: patchModel({ description: 'theirs' }),
    beside: {
      write: patchModel({ name: 'theirs' }),
      read: async (other) => (await modelOf(other)).name,
    },
  },
  {
    field: 'description of a model in its list',
    operations: ['patchModel'],
    open: async (other) => <ModelDescription model={await modelOf(other)} />,
    edit: inPlace('Description of .*'),
    mine: 'mine',
    read: async (other) => (await modelOf(other)).description,
    writeSame: patchModel({ description: 'theirs' }),
    beside: {
      write: patchModel({ name: 'theirs' }),
      read: async (other) => (await modelOf(other)).name,
    },
  },
  {
    field: 'notes of a model',
    operations: ['patchModel'],
    open: async () => <LiveModel>{(model) => <ModelWords model={model} />}</LiveModel>,
    edit: inNote,
    mine: 'mine',
    read: async (other) => (await modelOf(other)).notes,
    writeSame: patchModel({ notes: 'theirs' }),
    beside: {
      write: patchModel({ description: 'theirs' }),
      read: async (other) => (await modelOf(other)).description,
    },
  },
  {
    field: 'metadata of a model',
    operations: ['patchModel'],
    open: async () => <LiveModel>{(model) => <ModelWords model={model} />}</LiveModel>,
    edit: addMetadata,
    mine: 'mine',
    read: async (other) => (await modelOf(other)).metadata?.added,
    writeSame: async (other) =>
      patchModel({ metadata: { ...(await modelOf(other)).metadata, added: 'theirs' } })(other),
    beside: {
      write: async (other) =>
        patchModel({ metadata: { ...(await modelOf(other)).metadata, other: 'theirs' } })(other),
      read: async (other) => (await modelOf(other)).metadata?.other,
    },
  },
  {
    field: 'name of a version',
    operations: ['patchModelVersion'],
    open: openVersionDialog,
    edit: inForm('Name', 'Save'),
    mine: 'mine',
    read: async (other) => (await versionOf(other)).name,
    writeSame: patchVersion({ name: 'theirs' }),
    beside: {
      write: patchVersion({ comment: 'theirs' }),
      read: async (other) => (await versionOf(other)).comment,
    },
  },
  {
    field: 'description of a version whose model is renamed meanwhile',
    operations: ['patchModelVersion'],
    open: openVersionDialog,
    edit: inForm('Description', 'Save'),
    mine: 'mine',
    read: async (other) => (await versionOf(other)).comment,
    writeSame: patchVersion({ comment: 'theirs' }),
    beside: {
      write: patchModel({ name: 'theirs' }),
      read: async (other) => (await modelOf(other)).name,
    },
  },
  {
    field: 'description of a version in its list',
    operations: ['patchModelVersion'],
    open: async (other) => <VersionDescription version={await versionOf(other)} />,
    edit: inPlace('Description of .*'),
    mine: 'mine',
    read: async (other) => (await versionOf(other)).comment,
    writeSame: patchVersion({ comment: 'theirs' }),
    beside: {
      write: patchVersion({ name: 'theirs' }),
      read: async (other) => (await versionOf(other)).name,
    },
  },
  {
    field: 'notes of a version',
    operations: ['patchModelVersion'],
    open: async () => (
      <LiveVersion>{(version) => <VersionNotes modelId="1" version={version} />}</LiveVersion>
    ),
    edit: inNote,
    mine: 'mine',
    read: async (other) => (await versionOf(other)).notes,
    writeSame: patchVersion({ notes: 'theirs' }),
    beside: {
      write: patchVersion({ name: 'theirs' }),
      read: async (other) => (await versionOf(other)).name,
    },
  },
  {
    field: 'metadata of a version',
    operations: ['patchModelVersion'],
    open: async () => (
      <LiveVersion>{(version) => <VersionModel modelId="1" version={version} />}</LiveVersion>
    ),
    edit: addMetadata,
    mine: 'mine',
    read: async (other) => (await versionOf(other)).metadata?.added,
    writeSame: patchVersion({ metadata: { added: 'theirs' } }),
    beside: {
      write: patchVersion({ metadata: { other: 'theirs' } }),
      read: async (other) => (await versionOf(other)).metadata?.other,
    },
  },
  {
    field: 'version of an alias',
    operations: ['patchModel'],
    open: async (other) => <VersionAliases model={await modelOf(other)} version={{ version: 1 }} />,
    edit: async () => addTag('alias', 'production')(),
    mine: 1,
    read: async (other) => modelAliases(await modelOf(other)).get('production'),
    writeSame: moveAlias('production', 3),
    beside: {
      write: moveAlias('theirs', 2),
      read: async (other) =>
        modelAliases(await modelOf(other)).get('theirs') ? 'theirs' : undefined,
    },
  },
  {
    field: 'name of a project',
    operations: ['patchProject'],
    open: async (other) => <ProjectDialog project={await projectOf(other)} onClose={done} />,
    edit: inForm('Project Name', 'Save Changes'),
    mine: 'mine',
    read: async (other) => (await projectOf(other)).name,
    writeSame: patchProject({ name: 'theirs' }),
    beside: {
      write: patchProject({ description: 'theirs' }),
      read: async (other) => (await projectOf(other)).description,
    },
  },
  {
    field: 'description of a project',
    operations: ['patchProject'],
    open: async (other) => <ProjectDialog project={await projectOf(other)} onClose={done} />,
    edit: inForm('Description', 'Save Changes'),
    mine: 'mine',
    read: async (other) => (await projectOf(other)).description,
    writeSame: patchProject({ description: 'theirs' }),
    beside: {
      write: patchProject({ name: 'theirs' }),
      read: async (other) => (await projectOf(other)).name,
    },
  },
  {
    field: 'page of the notes of a project',
    operations: ['putProjectNotes'],
    open: openNotes,
    edit: inNote,
    mine: 'mine',
    read: async (other) => (await noteOf(other))?.contents,
    writeSame: putNotes(['One', 'theirs']),
    beside: {
      write: putNotes(['One', 'first'], ['Two', 'theirs']),
      read: async (other) => (await projectOf(other)).notes[1]?.contents,
    },
  },
  {
    field: 'title of a page of notes',
    operations: ['putProjectNotes'],
    open: openNotes,
    edit: inPlace('Title'),
    mine: 'mine',
    read: async (other) => (await noteOf(other))?.name,
    writeSame: putNotes(['theirs', 'first']),
    beside: {
      write: putNotes(['One', 'theirs']),
      read: async (other) => (await noteOf(other))?.contents,
    },
  },
  {
    field: 'name of a workspace',
    operations: ['patchWorkspace'],
    open: async (other) => <WorkspaceDialog workspace={await workspaceOf(other)} onClose={done} />,
    edit: inForm('Workspace Name', 'Save Workspace'),
    mine: 'mine',
    read: async (other) => (await workspaceOf(other)).name,
    writeSame: (other) => calls.patchWorkspace(other, { id: 2, body: { name: 'theirs' } }),
    beside: {
      write: (other) =>
        calls.patchWorkspace(other, {
          id: 2,
          body: { agentUserGroup: { ...account, agentUser: 'theirs' } },
        }),
      read: async (other) => (await workspaceOf(other)).agentUserGroup?.agentUser,
    },
  },
  {
    field: 'account of a workspace',
    operations: ['patchWorkspace'],
    open: async (other) => {
      await calls.patchWorkspace(other, { id: 2, body: { agentUserGroup: account } });
      return <WorkspaceDialog workspace={await workspaceOf(other)} onClose={done} />;
    },
    edit: inForm('Agent User Name', 'Save Workspace'),
    mine: 'mine',
    read: async (other) => (await workspaceOf(other)).agentUserGroup?.agentUser,
    writeSame: (other) =>
      calls.patchWorkspace(other, {
        id: 2,
        body: { agentUserGroup: { ...account, agentUser: 'theirs' } },
      }),
    beside: {
      write: (other) =>
        calls.patchWorkspace(other, {
          id: 2,
          body: { agentUserGroup: { ...account, agentGroup: 'theirs' } },
        }),
      read: async (other) => (await workspaceOf(other)).agentUserGroup?.agentGroup,
    },
  },
  {
    field: 'display name of a user',
    operations: ['patchUser'],
    open: async (other) => <UserDialog user={await userOf(other)} onClose={done} />,
    edit: inForm('Display Name', 'Save'),
    mine: 'mine',
    read: async (other) => (await userOf(other)).displayName,
    writeSame: patchUser({ displayName: 'theirs' }),
    beside: {
      write: patchUser({ username: 'theirs' }),
      read: async (other) => (await userOf(other)).username,
    },
  },
  {
    field: 'account of a user on the agents',
    operations: ['patchUser'],
    open: async (other) => {
      await patchUser({ agentUserGroup: account })(other);
      return <AgentDialog user={await userOf(other)} onClose={done} />;
    },
    edit: inForm('Agent User Name', 'Save'),
    mine: 'mine',
    read: async (other) => (await userOf(other)).agentUserGroup?.agentUser,
    writeSame: patchUser({ agentUserGroup: { ...account, agentUser: 'theirs' } }),
    beside: {
      write: patchUser({ agentUserGroup: { ...account, agentGroup: 'theirs' } }),
      read: async (other) => (await userOf(other)).agentUserGroup?.agentGroup,
    },
  },
  {
    field: 'own display name',
    operations: ['patchUser'],
    open: async () => <ProfileSection />,
    edit: async (value) => {
      fireEvent.click(await screen.findByRole('button', { name: 'Edit Display Name' }));
      await fill('Display Name', value);
      await press('Save');
    },
    mine: 'mine',
    read: async (other) => (await calls.getMe(other, {})).user.displayName,
    writeSame: (other) => calls.patchUser(other, { userId: 1, body: { displayName: 'theirs' } }),
  },
  {
    field: 'configuration of a template',
    operations: ['patchTemplateConfig'],
    open: openTemplate,
    edit: async (value) => {
      await typeCode('Template config', `description: ${value}`);
      await press('Save');
    },
    mine: 'mine',
    read: async (other) => (await templateOf(other)).config?.description,
    writeSame: (other) =>
      calls.patchTemplateConfig(other, { templateName, body: { description: 'theirs' } }),
  },
  {
    field: 'name of a template',
    operations: ['patchTemplateName'],
    sandbox: newerSandbox,
    open: async (other) => <MoveTemplateDialog template={await templateOf(other)} onClose={done} />,
    edit: inForm('Name', 'Save'),
    mine: 'mine',
    read: async (other) =>
      (await calls.getTemplates(other, {})).templates.find(({ name }) => name === 'mine')?.name,
    beside: {
      write: (other) =>
        calls.patchTemplateConfig(other, { templateName, body: { description: 'theirs' } }),
      read: async (other) =>
        (await calls.getTemplate(other, { templateName: 'mine' })).template.config?.description,
    },
  },
  {
    field: 'workspace of a template',
    operations: ['putTemplate'],
    sandbox: newerSandbox,
    open: async (other) => <MoveTemplateDialog template={await templateOf(other)} onClose={done} />,
    edit: async () => {
      fireEvent.click(await screen.findByRole('combobox', { name: 'Workspace' }));
      await choose('Uncategorized', 'Save');
    },
    mine: 1,
    read: async (other) => (await templateOf(other)).workspaceId,
    beside: {
      write: (other) =>
        calls.patchTemplateConfig(other, { templateName, body: { description: 'theirs' } }),
      read: async (other) => (await templateOf(other)).config?.description,
    },
  },
  {
    field: 'description of a token',
    operations: ['patchAccessToken'],
    sandbox: newerSandbox,
    open: async (other) => {
      const { tokenInfo } = await newer.getAccessTokens(other, {});
      const [token] = tokenInfo;
      if (!token) throw new Error('There is no token.');
      return <EditTokenDialog token={token} onClose={done} />;
    },
    edit: inForm('Description', 'Save'),
    mine: 'mine',
    read: async (other) => (await newer.getAccessTokens(other, {})).tokenInfo[0]?.description,
    writeSame: async (other) => {
      const tokenId = (await newer.getAccessTokens(other, {})).tokenInfo[0]?.id ?? 0;
      const body = { tokenId, description: 'theirs', setRevoked: false };
      await newer.patchAccessToken(other, { tokenId, body });
    },
  },
  {
    field: 'URL of a webhook',
    operations: ['patchWebhook'],
    sandbox: newerSandbox,
    open: async (other) => {
      const [webhook] = (await calls.getWebhooks(other, {})).webhooks;
      if (!webhook) throw new Error('There is no webhook.');
      return <EditWebhookDialog webhook={webhook} onClose={done} />;
    },
    edit: async () => inForm('URL', 'Save')('https://mine.example'),
    mine: 'https://mine.example',
    read: async (other) => (await calls.getWebhooks(other, {})).webhooks[0]?.url,
    writeSame: async (other) => {
      const [webhook] = (await calls.getWebhooks(other, {})).webhooks;
      await newer.patchWebhook(other, {
        id: webhook?.id ?? 0,
        body: { url: 'https://theirs.example' },
      });
    },
  },
  {
    field: 'policies of the cluster',
    operations: ['putGlobalConfigPolicies'],
    sandbox: newerSandbox,
    open: async () => <PolicyEditor view={{ work: 'experiments' }} onViewChange={done} />,
    edit: async () => editPolicies('the cluster', slots(3)),
    mine: 3,
    read: async (other) =>
      slotsOf((await newer.getGlobalConfigPolicies(other, experimentWork)).configPolicies),
    writeSame: (other) =>
      newer.putGlobalConfigPolicies(other, {
        ...experimentWork,
        body: { ...experimentWork, configPolicies: slots(5) },
      }),
  },
  {
    field: 'policies of a workspace',
    operations: ['putWorkspaceConfigPolicies'],
    sandbox: newerSandbox,
    open: async (other) => {
      const { id, name, userId } = await workspaceOf(other);
      return (
        <PolicyEditor
          workspace={{ id, name, userId }}
          view={{ work: 'experiments' }}
          onViewChange={done}
        />
      );
    },
    edit: async () => editPolicies('workspace Vision', slots(3)),
    mine: 3,
    read: async (other) =>
      slotsOf(
        (await newer.getWorkspaceConfigPolicies(other, { workspaceId: 2, ...experimentWork }))
          .configPolicies,
      ),
    writeSame: (other) =>
      newer.putWorkspaceConfigPolicies(other, {
        workspaceId: 2,
        ...experimentWork,
        body: { workspaceId: 2, ...experimentWork, configPolicies: slots(5) },
      }),
  },
  {
    field: 'message of the cluster',
    operations: ['setClusterMessage'],
    sandbox: newerSandbox,
    open: async (other) => (
      <MessageDialog
        message={(await newer.getClusterMessage(other)).clusterMessage}
        onClose={done}
      />
    ),
    edit: inForm('Message', 'Show Message'),
    mine: 'mine',
    read: async (other) => (await newer.getClusterMessage(other)).clusterMessage?.message,
    writeSame: (other) =>
      newer.setClusterMessage(other, {
        body: { message: 'theirs', startTime: new Date().toISOString() },
      }),
  },
  {
    field: 'namespace of a workspace',
    operations: ['setWorkspaceNamespaceBindings'],
    sandbox: () => newerSandbox({ release: kubernetes038(['east']) }),
    open: async (other) => {
      const binding = { clusterName: 'east', namespace: 'default', isAutomatic: false };
      return (
        <NamespaceDialog
          workspace={await workspaceOf(other)}
          binding={{ ...binding, quota: undefined }}
          onClose={done}
        />
      );
    },
    edit: inForm('Name', 'Save'),
    mine: 'mine',
    read: namespaceOf,
    writeSame: (other) => bindNamespace(other, 'theirs'),
  },
  {
    field: 'quota of a workspace',
    operations: ['setResourceQuotas'],
    sandbox: () => newerSandbox({ release: kubernetes038(['east']) }),
    open: async (other) => {
      await bindNamespace(other, undefined);
      await setQuota(other, 2);
      return (
        <NamespaceDialog
          workspace={await workspaceOf(other)}
          binding={{
            clusterName: 'east',
            namespace: String(await namespaceOf(other)),
            isAutomatic: true,
            quota: 2,
          }}
          onClose={done}
        />
      );
    },
    edit: async () => inForm('Slots it may request', 'Save')('4'),
    mine: 4,
    read: quotaOf,
    writeSame: (other) => setQuota(other, 8),
  },
  {
    field: 'metadata of a run',
    operations: ['postRunMetadata'],
    sandbox: newerSandbox,
    open: async () => <RunMetadata runId={7} mayEdit />,
    edit: async (value) => {
      await press(/metadata$/);
      await fill('Metadata as JSON', JSON.stringify({ added: value }));
      await press('Save');
    },
    mine: 'mine',
    read: async (other) => (await runMetadataOf(other)).added,
    writeSame: (other) => postRunMetadata(other, { added: 'theirs' }),
    beside: {
      write: (other) => postRunMetadata(other, { other: 'theirs' }),
      read: async (other) => (await runMetadataOf(other)).other,
    },
  },
  {
    field: 'name of a group',
    operations: ['updateGroup'],
    sandbox: rbacSandbox,
    open: openGroup,
    edit: inForm('Group Name', 'Save'),
    mine: 'mine',
    // the other group is not renamed
    read: async (other) => {
      const { groups } = await calls.getGroups(other, { body: { limit: 100 } });
      return groups.map(({ group }) => group?.name).find((name) => name !== 'reviewers');
    },
    writeSame: async (other) =>
      calls.updateGroup(other, {
        groupId: await groupIdOf(other, 'team'),
        body: { name: 'theirs' },
      }),
  },
  {
    field: 'priority of a job',
    operations: ['updateJobQueue'],
    open: async (other) => {
      const { job, pool } = await queuedJob(other);
      return <ManageJobDialog job={job} pool={pool} onClose={done} />;
    },
    edit: async () => inForm('Priority', 'Apply')('11'),
    mine: 11,
    read: async (other) => (await queuedJob(other)).job.priority,
    writeSame: async (other) => {
      const { jobId } = (await queuedJob(other)).job;
      await calls.updateJobQueue(other, { body: { updates: [{ jobId, priority: 22 }] } });
    },
  },
];

const listRows: ListRow[] = [
  ...[demoSandbox, newerSandbox].map(
    (sandbox): ListRow => ({
      list: `tags of an experiment on ${sandbox === demoSandbox ? '0.23.4' : '0.38.1'}`,
      operations: sandbox === demoSandbox ? ['patchExperiment'] : ['putExperimentLabel'],
      sandbox,
      open: async () => (
        <LiveExperiment>
          {(experiment) => <ExperimentTags experiment={experiment} />}
        </LiveExperiment>
      ),
      add: addTag('tag', 'mine'),
      addOther: async (other) =>
        patchExperiment({ labels: [...(await experimentOf(other)).labels, 'theirs'] })(other),
      read: async (other) => (await experimentOf(other)).labels,
      mine: 'mine',
      otherItem: 'theirs',
      hasUndo: true,
    }),
  ),
  {
    list: 'tags of a model',
    operations: ['patchModel'],
    open: async () => <LiveModel>{(model) => <ModelTags model={model} />}</LiveModel>,
    add: addTag('tag', 'mine'),
    addOther: async (other) =>
      patchModel({ labels: [...(await modelOf(other)).labels, 'theirs'] })(other),
    read: async (other) => (await modelOf(other)).labels,
    mine: 'mine',
    otherItem: 'theirs',
    hasUndo: true,
  },
  {
    list: 'tags of a version',
    operations: ['patchModelVersion'],
    open: async () => (
      <LiveModel>
        {(model) => (
          <LiveVersion>{(version) => <VersionTags model={model} version={version} />}</LiveVersion>
        )}
      </LiveModel>
    ),
    add: addTag('tag', 'mine'),
    addOther: async (other) =>
      patchVersion({ labels: [...(await versionOf(other)).labels, 'theirs'] })(other),
    read: async (other) => (await versionOf(other)).labels,
    mine: 'mine',
    otherItem: 'theirs',
    hasUndo: true,
  },
  {
    list: 'aliases of a version',
    operations: ['patchModel'],
    open: async () => (
      <LiveModel>{(model) => <VersionAliases model={model} version={{ version: 1 }} />}</LiveModel>
    ),
    add: addTag('alias', 'mine'),
    addOther: moveAlias('theirs', 1),
    read: async (other) => [...modelAliases(await modelOf(other)).keys()],
    mine: 'mine',
    otherItem: 'theirs',
    hasUndo: true,
  },
  {
    list: 'members of a group',
    operations: ['updateGroup'],
    sandbox: rbacSandbox,
    open: openGroup,
    add: async () => {
      const users = within(await screen.findByRole('listbox', { name: 'Users' }));
      fireEvent.click(users.getByRole('option', { name: /^viewer/ }));
      await press('Save');
    },
    addOther: async (other) =>
      calls.updateGroup(other, {
        groupId: await groupIdOf(other, 'team'),
        body: { addUsers: [await userIdOf(other, 'clusteradmin')] },
      }),
    read: async (other) => (await groupOf(other)).users.map(({ username }) => username),
    mine: 'viewer',
    otherItem: 'clusteradmin',
  },
  {
    list: 'roles of a group',
    operations: ['assignRoles'],
    sandbox: rbacSandbox,
    open: openGroup,
    add: async () => {
      const roles = within(await screen.findByRole('listbox', { name: 'Global Roles' }));
      fireEvent.click(roles.getByRole('option', { name: /^Viewer/ }));
      await press('Save');
    },
    addOther: async (other) =>
      calls.assignRoles(other, {
        body: {
          groupRoleAssignments: [
            {
              groupId: await groupIdOf(other, 'team'),
              roleAssignment: {
                role: { roleId: await roleIdOf(other, 'Editor') },
                scopeCluster: true,
              },
            },
          ],
        },
      }),
    read: async (other) => {
      const groupId = await groupIdOf(other, 'team');
      const { roles, assignments } = await calls.getRolesAssignedToGroup(other, { groupId });
      return assignments
        .filter(({ scopeCluster }) => scopeCluster)
        .map(({ roleId }) => roles.find((role) => role.roleId === roleId)?.name);
    },
    mine: 'Viewer',
    otherItem: 'Editor',
  },
  {
    list: 'groups of a user',
    operations: ['updateGroup'],
    sandbox: rbacSandbox,
    open: async (other) => {
      const userId = await userIdOf(other, 'viewer');
      const { user } = await calls.getUser(other, { userId });
      return <UserGroupsDialog user={user} onClose={done} />;
    },
    add: () => choose('team', 'Save'),
    addOther: async (other) =>
      calls.updateGroup(other, {
        groupId: await groupIdOf(other, 'reviewers'),
        body: { addUsers: [await userIdOf(other, 'viewer')] },
      }),
    read: async (other) => {
      const userId = await userIdOf(other, 'viewer');
      const { groups } = await calls.getGroups(other, { body: { userId, limit: 100 } });
      return groups.map(({ group }) => group?.name);
    },
    mine: 'team',
    otherItem: 'reviewers',
  },
  {
    list: 'workspaces of a pool',
    operations: ['bindRPToWorkspace'],
    sandbox: rbacSandbox,
    open: async (other) => (
      <ManageBindingsDialog poolName={poolName} bound={await boundTo(other)} onClose={done} />
    ),
    add: () => choose(/^lab/, 'Apply'),
    addOther: (other) =>
      calls.bindRPToWorkspace(other, { resourcePoolName: poolName, body: { workspaceIds: [1] } }),
    read: boundTo,
    mine: 2,
    otherItem: 1,
  },
];

/** Writes without a field that two sessions could edit, by what they do. */
const commands: Record<string, string> = {
  'make a thing':
    'addProjectNote createExperiment createGroup launchCommand launchNotebook launchShell launchTensorboard postModel postModelVersion postProject postTemplate postUser postWebhook postWorkspace continueExperiment postAccessToken',
  'end or delete a thing':
    'cancelExperiment cancelExperiments deleteCheckpoints deleteExperiment deleteExperiments deleteGroup deleteModel deleteModelVersion deleteProject deleteTemplate deleteWebhook deleteWorkspace killCommand killExperiment killExperiments killNotebook killShell killTensorboard killTrial deleteClusterMessage deleteGlobalConfigPolicies deleteRuns deleteWorkspaceConfigPolicies deleteWorkspaceNamespaceBindings killRuns',
  'set one state, which the last one wins':
    'activateExperiment activateExperiments archiveExperiment archiveExperiments archiveModel archiveProject archiveWorkspace disableAgent disableSlot enableAgent enableSlot pauseExperiment pauseExperiments pinWorkspace unarchiveExperiment unarchiveExperiments unarchiveModel unarchiveProject unarchiveWorkspace unpinWorkspace archiveRuns pauseRuns resumeRuns unarchiveRuns patchMasterConfig putExperimentRetainLogs putExperimentsRetainLogs putTrialRetainLogs',
  'move a thing': 'moveExperiments moveModel moveProject moveRuns',
  'add or remove one item': 'removeAssignments unbindRPFromWorkspace',
  'store a setting of the signed-in user alone':
    'postUserActivity postUserSetting resetUserSetting',
  'read, sign in or try':
    'getGroups getModelDefFile getRolesByID listRoles login logout previewHPSearch searchRolesAssignableToScope searchRuns testWebhook',
};

test('every write of the console is a row of this table or a command', () => {
  const known = new Set([
    ...Object.values(commands).flatMap((ids) => ids.split(' ')),
    ...[...fieldRows, ...listRows].flatMap(({ operations }) => operations),
  ]);
  const unknown = [...writes, ...newerWrites].map(({ id }) => id).filter((id) => !known.has(id));
  expect(unknown).toEqual([]);
});

type Row = Pick<FieldRow, 'sandbox' | 'open' | 'operations'>;

/** Opens a row; `other` is the second session, `sent` has the ids of the writes of the first. */
async function openRow({ sandbox: make = demoSandbox, open, operations }: Row) {
  const sandbox = make();
  const other = await otherSession(sandbox);
  const part = await open(other);
  const { requests } = await renderPart(part, { sandbox });
  const expectSent = () => {
    const sent = requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
    for (const id of operations) {
      const { method = '', path = '' } = operationsById.get(id) ?? {};
      const pattern = new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`);
      expect(sent.some((each) => pattern.test(each))).toBe(true);
    }
  };
  return { other, expectSent };
}

test.each(fieldRows.filter(({ beside }) => beside).map((row) => [row.field, row] as const))(
  'the %s is saved beside what another session saved',
  async (_, row) => {
    const { other, expectSent } = await openRow(row);
    await row.beside?.write(other);
    await row.edit('mine');
    await waitFor(async () => expect(await row.read(other)).toEqual(row.mine));
    expect(await row.beside?.read(other)).toBe('theirs');
    expect(screen.queryByRole('dialog', { name: question })).toBeNull();
    expectSent();
  },
);

const question = 'Changed by someone else';

test.each(
  fieldRows
    .filter(({ writeSame }) => writeSame)
    .flatMap((row) =>
      ['Keep mine', 'Keep theirs'].map((answer) => [row.field, answer, row] as const),
    ),
)('the %s that another session saved too is asked about: %s', async (_, answer, row) => {
  const { other } = await openRow(row);
  await row.writeSame?.(other);
  const otherValue = await row.read(other);
  await row.edit('mine');
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  expect(await row.read(other)).toEqual(otherValue);
  fireEvent.click(dialog.getByRole('button', { name: answer }));
  const expected = answer === 'Keep mine' ? row.mine : otherValue;
  await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).toBeNull());
  await waitFor(async () => expect(await row.read(other)).toEqual(expected));
  expect(otherValue).not.toEqual(row.mine);
});

test.each(listRows.map((row) => [row.list, row] as const))(
  'both sessions add to the %s',
  async (_, row) => {
    const { other, expectSent } = await openRow(row);
    await row.addOther(other);
    await row.add();
    await waitFor(async () =>
      expect(await row.read(other)).toEqual(expect.arrayContaining([row.mine, row.otherItem])),
    );
    expectSent();
    if (!row.hasUndo) return;
    expect(await screen.findByText('theirs')).toBeVisible();
    act(() => toastStore.getSnapshot().at(-1)?.action?.run());
    // the page shows what the master has
    await waitFor(() => expect(screen.queryByText('mine')).toBeNull());
    expect(screen.getByText('theirs')).toBeVisible();
    const items = await row.read(other);
    expect(items).toContain(row.otherItem);
    expect(items).not.toContain(row.mine);
  },
);
