import { queryOptions } from '@tanstack/react-query';
import { listRPsBoundToWorkspace, listWorkspacesBoundToRP } from '@trainyard/sdk/calls';
import { call, showsOf } from '@trainyard/sdk/query';
import {
  getKubernetesResourceManagers,
  getKubernetesResourceQuotas,
  listWorkspaceNamespaceBindings,
  type schemas,
} from '@trainyard/sdk/v038';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { q } from '~/data/q';

/** A resource pool that a workspace may use. */
export type AvailablePool = {
  name: string;
  /** kept for this workspace, maybe with others; else it is everyone's */
  isBound: boolean;
};

/** The resource pools that a workspace may use: those bound to it, and those bound to none. */
export const workspacePoolsQuery = (workspaceId: number) =>
  queryOptions({
    queryKey: ['workspacePools', { workspaceId }],
    queryFn: async ({ signal }): Promise<AvailablePool[]> => {
      const query = { workspaceId, limit: 0 };
      const { resourcePools } = await listRPsBoundToWorkspace(client, query, { signal });
      return Promise.all(
        resourcePools.map(async (name) => {
          const bound = { resourcePoolName: name, limit: 0 };
          const { workspaceIds } = await listWorkspacesBoundToRP(client, bound, { signal });
          return { name, isBound: workspaceIds.includes(workspaceId) };
        }),
      );
    },
    refetchInterval: pollEvery(pollMs.poolBindings),
    meta: {
      ...showsOf(listRPsBoundToWorkspace, listWorkspacesBoundToRP),
      errorMessage: 'Unable to fetch the resource pools of the workspace.',
    },
  });

/** The names of the Kubernetes clusters of the master; none where it schedules on agents. */
export const kubernetesClustersQuery = q(
  getKubernetesResourceManagers,
  {},
  {
    select: ({ resourceManagers }: schemas.GetKubernetesResourceManagersResponse) =>
      resourceManagers,
    staleTime: pollMs.master,
  },
);

/** Where a workspace runs in one Kubernetes cluster. */
export type ClusterNamespace = {
  clusterName: string;
  namespace: string;
  /** the master made it for the workspace, and can bound it */
  isAutomatic: boolean;
  /** slots that the workspace may request; undefined: no limit, or not to be seen */
  quota: number | undefined;
};

/** Reads the namespaces of a workspace, by cluster. */
export async function fetchNamespaces(
  workspaceId: number,
  withQuotas: boolean,
  options: { signal?: AbortSignal } = {},
): Promise<ClusterNamespace[]> {
  const [{ namespaceBindings }, { resourceQuotas }] = await Promise.all([
    listWorkspaceNamespaceBindings(client, { workspaceId }, options),
    withQuotas
      ? getKubernetesResourceQuotas(client, { workspaceId }, options)
      : { resourceQuotas: {} },
  ]);
  const quotas = new Map(Object.entries(resourceQuotas));
  return Object.entries(namespaceBindings)
    .map(([clusterName, { namespace = '', autoCreateNamespace = false }]) => ({
      clusterName,
      namespace,
      isAutomatic: autoCreateNamespace,
      quota: quotas.get(clusterName),
    }))
    .sort((one, other) => one.clusterName.localeCompare(other.clusterName));
}

/** The namespaces of a workspace, with quotas where the viewer may see them. */
export const namespacesQuery = (workspaceId: number, withQuotas: boolean) =>
  queryOptions({
    queryKey: ['workspaceNamespaces', { workspaceId, withQuotas }],
    queryFn: ({ signal }) => fetchNamespaces(workspaceId, withQuotas, { signal }),
    meta: {
      ...showsOf(
        call(listWorkspaceNamespaceBindings, { id: workspaceId }),
        call(getKubernetesResourceQuotas, { id: workspaceId }),
      ),
      errorMessage: 'Unable to fetch the namespaces of the workspace.',
    },
  });
