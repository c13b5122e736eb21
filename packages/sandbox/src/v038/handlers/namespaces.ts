import type { schemas } from '@trainyard/sdk/v038';
import type { Database, WorkspaceRow } from '../../database/database';
import { isInListOf } from '../../handlers/allow';
import { invalidArgument, MasterError, notFound } from '../../handlers/errors';
import { allowWorkspace } from '../../handlers/scopes';
import type { Handlers038 } from '../handler';
import { type NamespaceRow, namespaceKey, state038 } from '../state';

type Meta = schemas.WorkspaceNamespaceMeta;
type At = { db: Database; workspace: WorkspaceRow; clusterName: string };

/** The namespace of workspaces without their own. */
const defaultNamespace = 'default';

// as on a master without Kubernetes
const unsupported = () =>
  new MasterError(
    'NotFound',
    'error getting default namespace: rpc error: code = NotFound desc = operation not supported',
  );

const rowAt = ({ db, workspace, clusterName }: At): NamespaceRow | undefined =>
  state038(db).namespaces.get(namespaceKey(workspace.id, clusterName));

function bind({ db, workspace, clusterName }: At, { namespace, autoCreateNamespace }: Meta) {
  if (autoCreateNamespace && namespace)
    throw invalidArgument('must either specify a namespace or have one created');
  const name = autoCreateNamespace ? `workspace-${workspace.id}` : namespace;
  const key = namespaceKey(workspace.id, clusterName);
  const { namespaces } = state038(db);
  if (!name) namespaces.delete(key);
  else if (namespaces.get(key)?.namespace !== name)
    namespaces.set(key, {
      workspaceId: workspace.id,
      clusterName,
      namespace: name,
      autoCreateNamespace: autoCreateNamespace === true,
    });
}

/**
 * Calls about namespaces and quotas, for a master with these Kubernetes clusters; refuses them
 * without any, as recorded.
 */
export function namespaceHandlersOf(clusters: readonly string[]) {
  const checkKubernetes = () => {
    if (clusters.length === 0) throw unsupported();
  };
  const checkClusters = (names: readonly string[]) => {
    checkKubernetes();
    const unknown = names.find((name) => !clusters.includes(name));
    if (unknown !== undefined) throw invalidArgument(`no cluster with name ${unknown}`);
  };

  const bindingsOf = (db: Database, workspace: WorkspaceRow) =>
    Object.fromEntries(
      clusters.map((clusterName) => {
        const row = rowAt({ db, workspace, clusterName });
        const { namespace = defaultNamespace, autoCreateNamespace = false } = row ?? {};
        const binding = { workspaceId: workspace.id, namespace, clusterName, autoCreateNamespace };
        return [clusterName, binding];
      }),
    );

  const handlers = {
    getKubernetesResourceManagers: () => ({ resourceManagers: [...clusters] }),

    getWorkspacesWithDefaultNamespaceBindings: ({ db, viewer }) => ({
      workspaceIds: db.workspaces
        .where(
          (workspace) =>
            isInListOf(viewer, 'getWorkspacesWithDefaultNamespaceBindings', {
              workspaceId: workspace.id,
            }) &&
            (clusters.length === 0 ||
              clusters.some((clusterName) => !rowAt({ db, workspace, clusterName }))),
        )
        .map(({ id }) => id),
    }),

    listWorkspaceNamespaceBindings: (request) => {
      const workspace = allowWorkspace(
        request,
        'listWorkspaceNamespaceBindings',
        request.path.workspaceId,
      );
      checkKubernetes();
      return { namespaceBindings: bindingsOf(request.db, workspace) };
    },

    setWorkspaceNamespaceBindings: (request) => {
      const { db, path, body } = request;
      checkClusters(Object.keys(body.clusterNamespaceMeta ?? {}));
      const workspace = allowWorkspace(request, 'setWorkspaceNamespaceBindings', path.workspaceId);
      for (const [clusterName, meta] of Object.entries(body.clusterNamespaceMeta ?? {}))
        bind({ db, workspace, clusterName }, meta);
      return { namespaceBindings: bindingsOf(db, workspace) };
    },

    deleteWorkspaceNamespaceBindings: (request) => {
      const { db, path, query } = request;
      const names = query.clusterNames ?? [];
      checkClusters(names);
      const workspace = allowWorkspace(
        request,
        'deleteWorkspaceNamespaceBindings',
        path.workspaceId,
      );
      for (const clusterName of names) {
        const isBound = state038(db).namespaces.delete(namespaceKey(workspace.id, clusterName));
        if (!isBound) throw notFound('namespace binding', clusterName);
      }
      return {};
    },

    getKubernetesResourceQuotas: (request) => {
      const { db, path } = request;
      checkKubernetes();
      const workspace = allowWorkspace(request, 'getKubernetesResourceQuotas', path.workspaceId);
      const resourceQuotas: Record<string, number> = {};
      for (const clusterName of clusters) {
        const quota = rowAt({ db, workspace, clusterName })?.quota;
        if (quota !== undefined) resourceQuotas[clusterName] = quota;
      }
      return { resourceQuotas };
    },

    setResourceQuotas: (request) => {
      const { db, path, body } = request;
      const quotas = Object.entries(body.clusterQuotaPairs ?? {});
      checkClusters(quotas.map(([clusterName]) => clusterName));
      const workspace = allowWorkspace(request, 'setResourceQuotas', path.workspaceId);
      for (const [clusterName, quota] of quotas) {
        const row = rowAt({ db, workspace, clusterName });
        if (!row?.autoCreateNamespace)
          throw invalidArgument(`the namespace in ${clusterName} is not one the master created`);
        row.quota = quota;
      }
      return {};
    },

    bulkAutoCreateWorkspaceNamespaceBindings: (request) => {
      const { db, body } = request;
      if (clusters.length === 0) return {};
      const workspaces = db.workspaces.where(({ id }) => body.workspaceIds?.includes(id));
      for (const { id } of workspaces)
        allowWorkspace(request, 'bulkAutoCreateWorkspaceNamespaceBindings', id);
      for (const workspace of workspaces)
        for (const clusterName of clusters)
          if (!rowAt({ db, workspace, clusterName }))
            bind({ db, workspace, clusterName }, { autoCreateNamespace: true });
      return {};
    },
  } satisfies Partial<Handlers038>;
  return handlers;
}
