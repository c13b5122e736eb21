import { kubernetes038 } from '@trainyard/sandbox/v038';
import * as calls from '@trainyard/sdk/calls';
import * as newer from '@trainyard/sdk/v038';
import { writeYaml } from '@trainyard/sdk/yaml';
import { typeCode } from '@trainyard/ui/test/code-editor';
import ManageBindingsDialog from '~/features/cluster/resources/pools/manage-bindings-dialog';
import NamespaceDialog from '~/features/workspace/workspaces/namespace-dialog';
import type { ClusterNamespace } from '~/features/workspace/workspaces/namespaces';
import WorkspaceDialog from '~/features/workspace/workspaces/workspace-dialog';
import { newerSandbox } from '~/test/newer-sandbox';
import { rbacSandbox } from '~/test/render-app';
import { choose, done, type FieldRow, inForm, type ListRow, type Other, press } from './edit-rows';

const workspaceOf = async (other: Other) =>
  (await calls.getWorkspace(other, { workspaceId: 2 })).workspace;

const account = { agentUid: 7, agentUser: 'seven', agentGid: 8, agentGroup: 'eight' };

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
  (await newer.listWorkspaceNamespaceBindings(other, { workspaceId })).namespaceBindings.east
    ?.namespace;

const setQuota = (other: Other, slotsAtMost: number) =>
  newer.setResourceQuotas(other, {
    workspaceId,
    body: { clusterQuotaPairs: { east: slotsAtMost } },
  });

const quotaOf = async (other: Other) =>
  (await newer.getKubernetesResourceQuotas(other, { workspaceId })).resourceQuotas.east;

const openNamespace = (binding: Partial<ClusterNamespace>) => async (other: Other) => (
  <NamespaceDialog
    workspace={await workspaceOf(other)}
    binding={{
      ...{ clusterName: 'east', isAutomatic: false, quota: undefined },
      ...{ namespace: (await namespaceOf(other)) ?? 'default', ...binding },
    }}
    onClose={done}
  />
);

const poolName = 't4-pool';

const boundTo = async (other: Other) =>
  (await calls.listWorkspacesBoundToRP(other, { resourcePoolName: poolName, limit: 0 }))
    .workspaceIds;

const storageAt = (host_path: string) => ({ type: 'shared_fs', host_path });
const patchStorage = (path: string) => (other: Other) =>
  calls.patchWorkspace(other, {
    workspaceId: 2,
    body: { checkpointStorageConfig: storageAt(path) },
  });

export const fields: readonly FieldRow[] = [
  {
    field: 'checkpoint storage of a workspace',
    operations: ['patchWorkspace'],
    open: async (other) => {
      await patchStorage('/first')(other);
      return <WorkspaceDialog workspace={await workspaceOf(other)} onClose={done} />;
    },
    edit: async () => {
      await typeCode('Checkpoint storage, YAML', writeYaml(storageAt('/mine')));
      await press('Save Workspace');
    },
    mine: '/mine',
    read: async (other) => (await workspaceOf(other)).checkpointStorageConfig?.host_path,
    writeSame: patchStorage('/theirs'),
    beside: {
      write: (other) => calls.patchWorkspace(other, { workspaceId: 2, body: { name: 'theirs' } }),
      read: async (other) => (await workspaceOf(other)).name,
    },
  },
  {
    field: 'name of a workspace',
    operations: ['patchWorkspace'],
    open: async (other) => <WorkspaceDialog workspace={await workspaceOf(other)} onClose={done} />,
    edit: inForm('Workspace Name', 'Save Workspace'),
    mine: 'mine',
    read: async (other) => (await workspaceOf(other)).name,
    writeSame: (other) => calls.patchWorkspace(other, { workspaceId: 2, body: { name: 'theirs' } }),
    beside: {
      write: (other) =>
        calls.patchWorkspace(other, {
          workspaceId: 2,
          body: { agentUserGroup: { ...account, agentUser: 'theirs' } },
        }),
      read: async (other) => (await workspaceOf(other)).agentUserGroup?.agentUser,
    },
  },
  {
    field: 'account of a workspace',
    operations: ['patchWorkspace'],
    open: async (other) => {
      await calls.patchWorkspace(other, { workspaceId: 2, body: { agentUserGroup: account } });
      return <WorkspaceDialog workspace={await workspaceOf(other)} onClose={done} />;
    },
    edit: inForm('Agent User Name', 'Save Workspace'),
    mine: 'mine',
    read: async (other) => (await workspaceOf(other)).agentUserGroup?.agentUser,
    writeSame: (other) =>
      calls.patchWorkspace(other, {
        workspaceId: 2,
        body: { agentUserGroup: { ...account, agentUser: 'theirs' } },
      }),
    beside: {
      write: (other) =>
        calls.patchWorkspace(other, {
          workspaceId: 2,
          body: { agentUserGroup: { ...account, agentGroup: 'theirs' } },
        }),
      read: async (other) => (await workspaceOf(other)).agentUserGroup?.agentGroup,
    },
  },
  {
    field: 'namespace of a workspace',
    operations: ['setWorkspaceNamespaceBindings'],
    sandbox: () => newerSandbox({ release: kubernetes038(['east']) }),
    open: openNamespace({ namespace: 'default' }),
    draft: { field: 'Name', save: 'Save', reopen: openNamespace({ namespace: 'theirs' }) },
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
      return openNamespace({ isAutomatic: true, quota: 2 })(other);
    },
    draft: {
      ...{ field: 'Slots it may request', save: 'Save', value: '4' },
      reopen: openNamespace({ isAutomatic: true, quota: 8 }),
    },
    edit: async () => inForm('Slots it may request', 'Save')('4'),
    mine: 4,
    read: quotaOf,
    writeSame: (other) => setQuota(other, 8),
  },
];

export const lists: readonly ListRow[] = [
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
