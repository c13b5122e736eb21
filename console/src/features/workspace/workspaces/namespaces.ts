import { type Caller, isNotFound } from '@trainyard/sdk/calls';
import {
  deleteWorkspaceNamespaceBindings,
  getKubernetesResourceQuotas,
  listWorkspaceNamespaceBindings,
  setWorkspaceNamespaceBindings,
} from '@trainyard/sdk/v038';

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
  caller: Caller,
  workspaceId: number,
  withQuotas: boolean,
): Promise<ClusterNamespace[]> {
  const [{ namespaceBindings }, { resourceQuotas }] = await Promise.all([
    listWorkspaceNamespaceBindings(caller, { workspaceId }),
    withQuotas ? getKubernetesResourceQuotas(caller, { workspaceId }) : { resourceQuotas: {} },
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

type Place = { workspaceId: number; clusterName: string };

/** Moves a workspace to another namespace of a cluster. */
export async function moveToNamespace(
  client: Caller,
  { workspaceId, clusterName }: Place,
  namespace: string | undefined,
) {
  if (namespace === '') return unbind(client, workspaceId, clusterName);
  const meta = namespace === undefined ? { autoCreateNamespace: true } : { namespace };
  const body = { clusterNamespaceMeta: { [clusterName]: { clusterName, ...meta } } };
  await setWorkspaceNamespaceBindings(client, { workspaceId, body });
}

async function unbind(client: Caller, workspaceId: number, clusterName: string): Promise<void> {
  try {
    await deleteWorkspaceNamespaceBindings(client, { workspaceId, clusterNames: [clusterName] });
  } catch (error) {
    // it runs in the default one already
    if (!isNotFound(error)) throw error;
  }
}
