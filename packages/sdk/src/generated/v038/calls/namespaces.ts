// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { at038, type Call } from '../../../v038/call';
import * as operations from '../operations/namespaces';

/**
 * List clusters of Kubernetes. `GET /api/v1/k8s-resource-managers`
 *
 * Lists the names of the resource managers that schedule on Kubernetes; empty without any.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getKubernetesResourceManagers: Call<'getKubernetesResourceManagers'> = (client, args, options) =>
  at038(client).call(operations.getKubernetesResourceManagers, args, options);

/**
 * Bind a workspace to namespaces. `POST /api/v1/workspaces/{workspaceId}/namespace-bindings`
 *
 * Sets, for each named cluster, the Kubernetes namespace in which the tasks of the workspace run,
 * and answers all bindings.
 *
 * Who may: admin; with roles: SET_WORKSPACE_NAMESPACE_BINDINGS.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: namespace.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not do this.
 * @throws ApiError 404: No workspace has this number, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const setWorkspaceNamespaceBindings: Call<'setWorkspaceNamespaceBindings'> = (client, args, options) =>
  at038(client).call(operations.setWorkspaceNamespaceBindings, args, options);

/**
 * Unbind a workspace from namespaces. `DELETE /api/v1/workspaces/{workspaceId}/namespace-bindings`
 *
 * Removes the bindings of the workspace in the named clusters; its tasks run in their default
 * namespaces again.
 *
 * Who may: admin; with roles: SET_WORKSPACE_NAMESPACE_BINDINGS.
 * When no clear answer comes it is sent again; if that is refused with `404 not found`, the first
 * one had worked.
 * Changes: namespace.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not do this.
 * @throws ApiError 404: No workspace has this number, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const deleteWorkspaceNamespaceBindings: Call<'deleteWorkspaceNamespaceBindings'> = (client, args, options) =>
  at038(client).call(operations.deleteWorkspaceNamespaceBindings, args, options);

/**
 * Limit the slots of a workspace. `POST /api/v1/workspaces/{workspaceId}/set-resource-quota`
 *
 * Sets, for each named cluster, how many slots the namespace of the workspace may request; the
 * namespace must be one the master made for it.
 *
 * Who may: admin; with roles: SET_RESOURCE_QUOTAS.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: namespace.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not do this.
 * @throws ApiError 404: No workspace has this number, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const setResourceQuotas: Call<'setResourceQuotas'> = (client, args, options) =>
  at038(client).call(operations.setResourceQuotas, args, options);

/**
 * List namespaces of a workspace. `GET /api/v1/workspaces/{workspaceId}/list-namespace-bindings`
 *
 * Answers the namespace of the workspace in each cluster, the default one where none was set.
 *
 * Who may: any; with roles: VIEW_WORKSPACE.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: The cluster does not run on Kubernetes.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const listWorkspaceNamespaceBindings: Call<'listWorkspaceNamespaceBindings'> = (client, args, options) =>
  at038(client).call(operations.listWorkspaceNamespaceBindings, args, options);

/**
 * List workspaces without a namespace. `GET /api/v1/namespace-bindings/workspace-ids-with-default-bindings`
 *
 * Lists the workspaces whose tasks run in the default namespace of at least one cluster.
 *
 * Who may: any; with roles: VIEW_WORKSPACE.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getWorkspacesWithDefaultNamespaceBindings: Call<'getWorkspacesWithDefaultNamespaceBindings'> = (client, args, options) =>
  at038(client).call(operations.getWorkspacesWithDefaultNamespaceBindings, args, options);

/**
 * Make namespaces for workspaces. `POST /api/v1/namespace-bindings/bulk-auto-create`
 *
 * Creates, in every cluster, a namespace for each named workspace that runs in the default one and
 * binds it.
 *
 * Who may: admin; with roles: SET_WORKSPACE_NAMESPACE_BINDINGS.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: namespace.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not do this.
 * @throws ApiError 404: No workspace has this number, or the caller may not see it.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const bulkAutoCreateWorkspaceNamespaceBindings: Call<'bulkAutoCreateWorkspaceNamespaceBindings'> = (client, args, options) =>
  at038(client).call(operations.bulkAutoCreateWorkspaceNamespaceBindings, args, options);

/**
 * Get the slot limits of a workspace. `GET /api/v1/workspaces/{workspaceId}/get-k8s-resource-quotas`
 *
 * Answers how many slots the workspace may request in each cluster; clusters without a limit are
 * left out.
 *
 * Who may: any; with roles: VIEW_RESOURCE_QUOTAS.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: The cluster does not run on Kubernetes.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getKubernetesResourceQuotas: Call<'getKubernetesResourceQuotas'> = (client, args, options) =>
  at038(client).call(operations.getKubernetesResourceQuotas, args, options);
