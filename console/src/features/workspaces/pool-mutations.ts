import { isNotFound, patchWorkspace } from '@trainyard/sdk/calls';
import { call, changesOf } from '@trainyard/sdk/query';
import type { Args } from '@trainyard/sdk/types';
import {
  deleteWorkspaceNamespaceBindings,
  setResourceQuotas,
  setWorkspaceNamespaceBindings,
} from '@trainyard/sdk/v038';
import { mutationHook } from '~/app/actions/mutation-hook';
import { client } from '~/app/api';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { mutation } from '~/data/mutation';
import { type ClusterNamespace, fetchNamespaces } from './pool-queries';

/** The work that a pool is the default of: with slots, or without. */
export type DefaultKind = 'compute' | 'aux';

type DefaultPool = { workspaceId: number; kind: DefaultKind; pool: string };

/** Makes a pool the default of a workspace; an empty name leaves it to the cluster's default. */
export const setDefaultPool = mutation(
  ({ workspaceId: id, kind, pool }: DefaultPool) => {
    const name = kind === 'compute' ? 'defaultComputeResourcePool' : 'defaultAuxResourcePool';
    // the client's types are those of 0.23, which knows less
    const body = { [name]: pool } as Args<'patchWorkspace'>['body'];
    return patchWorkspace(client, { workspaceId: id, body });
  },
  ({ workspaceId: id }) => [call(patchWorkspace, { workspaceId: id, body: {} })],
);

/** Where a workspace runs in a cluster, as the dialog edits it. */
export type NamespaceFields = {
  /** '': the default of the cluster; undefined: one that the master makes for the workspace */
  namespace: string | undefined;
  /** slots that the workspace may request in a namespace that the master made; undefined keeps them */
  quota: number | undefined;
};

/** Returns the fields of a binding. */
export const namespaceFields = (binding: ClusterNamespace): NamespaceFields => ({
  namespace: binding.isAutomatic ? undefined : binding.namespace,
  quota: binding.quota,
});

type NamespaceEdit = { workspaceId: number; clusterName: string } & Edit<NamespaceFields>;

const namespaceLabels: Record<string, string> = { namespace: 'the namespace', quota: 'the quota' };

/** Moves a workspace to another namespace of a cluster, and bounds one that the master made. */
export const useSetNamespace = mutationHook(() => ({
  mutationFn: ({ workspaceId, clusterName, ...edit }: NamespaceEdit) =>
    saveFields<NamespaceFields, void>({
      ...edit,
      label: (name) => namespaceLabels[name] ?? name,
      read: async () => {
        const [binding] = (
          await fetchNamespaces(workspaceId, edit.base.quota !== edit.to.quota)
        ).filter((each) => each.clusterName === clusterName);
        return binding ? namespaceFields(binding) : edit.base;
      },
      write: async (changes) => {
        if ('namespace' in changes) await move({ workspaceId, clusterName }, changes.namespace);
        const { quota } = changes;
        if (quota === undefined) return;
        const quotas = { clusterQuotaPairs: { [clusterName]: quota } };
        await setResourceQuotas(client, { workspaceId, body: quotas });
      },
    }),
  meta: changesOf(
    setWorkspaceNamespaceBindings,
    deleteWorkspaceNamespaceBindings,
    setResourceQuotas,
  ),
}));

type Place = { workspaceId: number; clusterName: string };

async function move({ workspaceId, clusterName }: Place, namespace: string | undefined) {
  if (namespace === '') return unbind(workspaceId, clusterName);
  const meta = namespace === undefined ? { autoCreateNamespace: true } : { namespace };
  const body = { clusterNamespaceMeta: { [clusterName]: { clusterName, ...meta } } };
  await setWorkspaceNamespaceBindings(client, { workspaceId, body });
}

async function unbind(workspaceId: number, clusterName: string): Promise<void> {
  try {
    await deleteWorkspaceNamespaceBindings(client, { workspaceId, clusterNames: [clusterName] });
  } catch (error) {
    // it runs in the default one already
    if (!isNotFound(error)) throw error;
  }
}
