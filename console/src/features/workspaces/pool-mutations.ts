import { patchWorkspace } from '@trainyard/sdk/calls';
import type { Args } from '@trainyard/sdk/types';
import { setResourceQuotas } from '@trainyard/sdk/v038';
import { mutationHook } from '~/app/actions/mutation-hook';
import { type Edit, saveFields } from '~/app/editing/save-fields';
import { mutation } from '~/data/mutation';
import {
  fetchNamespaces,
  moveToNamespace,
  type NamespaceFields,
  namespaceFields,
} from './namespaces';

/** The work that a pool is the default of: with slots, or without. */
export type DefaultKind = 'compute' | 'aux';

type DefaultPool = { workspaceId: number; kind: DefaultKind; pool: string };

/** Makes a pool the default of a workspace; an empty name leaves it to the cluster's default. */
export const setDefaultPool = mutation((client, { workspaceId: id, kind, pool }: DefaultPool) => {
  const name = kind === 'compute' ? 'defaultComputeResourcePool' : 'defaultAuxResourcePool';
  // the client's types are those of 0.23, which knows less
  const body = { [name]: pool } as Args<'patchWorkspace'>['body'];
  return patchWorkspace(client, { workspaceId: id, body });
});

type NamespaceEdit = { workspaceId: number; clusterName: string } & Edit<NamespaceFields>;

const namespaceLabels: Record<string, string> = { namespace: 'the namespace', quota: 'the quota' };

/** Moves a workspace to another namespace of a cluster, and bounds one that the master made. */
export const useSetNamespace = mutationHook(() => ({
  send: (client, { workspaceId, clusterName, ...edit }: NamespaceEdit) =>
    saveFields<NamespaceFields, void>({
      ...edit,
      label: namespaceLabels,
      read: async () => {
        const [binding] = (
          await fetchNamespaces(client, workspaceId, edit.base.quota !== edit.to.quota)
        ).filter((each) => each.clusterName === clusterName);
        return binding ? namespaceFields(binding) : edit.base;
      },
      write: async (changes) => {
        if ('namespace' in changes)
          await moveToNamespace(client, { workspaceId, clusterName }, changes.namespace);
        const { quota } = changes;
        if (quota === undefined) return;
        const quotas = { clusterQuotaPairs: { [clusterName]: quota } };
        await setResourceQuotas(client, { workspaceId, body: quotas });
      },
    }),
}));
