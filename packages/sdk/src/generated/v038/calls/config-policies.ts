// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { at038, type Call } from '../../../v038/call';
import * as operations from '../operations/config-policies';

/**
 * Set the policies of a workspace. `PUT /api/v1/config-policies/workspaces/{workspaceId}/{workloadType}`
 *
 * Stores limits and fixed values for the configurations of a kind of work in the workspace, in
 * place of those before, and answers them parsed.
 *
 * Who may: admin; with roles: MODIFY_WORKSPACE_CONFIG_POLICIES.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: policy.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The policies are no YAML or break the rules of policies; the text says
 * where.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not do this.
 * @throws ApiError 404: No workspace has this number, or the caller may not see it.
 * @throws ApiError 500: The workload type is neither `EXPERIMENT` nor `NTSC`.
 */
export const putWorkspaceConfigPolicies: Call<'putWorkspaceConfigPolicies'> = (client, args, options) =>
  at038(client).call(operations.putWorkspaceConfigPolicies, args, options);

/**
 * Get the policies of a workspace. `GET /api/v1/config-policies/workspaces/{workspaceId}/{workloadType}`
 *
 * Answers the limits and fixed values of the workspace for a kind of work; empty without any.
 *
 * Who may: any; with roles: VIEW_WORKSPACE_CONFIG_POLICIES.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 404: No workspace has this number, or the caller may not see it.
 * @throws ApiError 500: The workload type is neither `EXPERIMENT` nor `NTSC`.
 */
export const getWorkspaceConfigPolicies: Call<'getWorkspaceConfigPolicies'> = (client, args, options) =>
  at038(client).call(operations.getWorkspaceConfigPolicies, args, options);

/**
 * Remove the policies of a workspace. `DELETE /api/v1/config-policies/workspaces/{workspaceId}/{workloadType}`
 *
 * Removes the limits and fixed values of the workspace for a kind of work; without any nothing
 * happens.
 *
 * Who may: admin; with roles: MODIFY_WORKSPACE_CONFIG_POLICIES.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: policy.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not do this.
 * @throws ApiError 404: No workspace has this number, or the caller may not see it.
 * @throws ApiError 500: The workload type is neither `EXPERIMENT` nor `NTSC`.
 */
export const deleteWorkspaceConfigPolicies: Call<'deleteWorkspaceConfigPolicies'> = (client, args, options) =>
  at038(client).call(operations.deleteWorkspaceConfigPolicies, args, options);

/**
 * Set the policies of the cluster. `PUT /api/v1/config-policies/global/{workloadType}`
 *
 * Stores limits and fixed values for the configurations of a kind of work everywhere, in place of
 * those before, and answers them parsed.
 *
 * Who may: admin; with roles: MODIFY_GLOBAL_CONFIG_POLICIES.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: policy.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The policies are no YAML or break the rules of policies; the text says
 * where.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not do this.
 * @throws ApiError 500: The workload type is neither `EXPERIMENT` nor `NTSC`.
 */
export const putGlobalConfigPolicies: Call<'putGlobalConfigPolicies'> = (client, args, options) =>
  at038(client).call(operations.putGlobalConfigPolicies, args, options);

/**
 * Get the policies of the cluster. `GET /api/v1/config-policies/global/{workloadType}`
 *
 * Answers the limits and fixed values that hold everywhere for a kind of work; empty without any.
 *
 * Who may: any; with roles: VIEW_GLOBAL_CONFIG_POLICIES.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 500: The workload type is neither `EXPERIMENT` nor `NTSC`.
 */
export const getGlobalConfigPolicies: Call<'getGlobalConfigPolicies'> = (client, args, options) =>
  at038(client).call(operations.getGlobalConfigPolicies, args, options);

/**
 * Remove the policies of the cluster. `DELETE /api/v1/config-policies/global/{workloadType}`
 *
 * Removes the limits and fixed values that hold everywhere for a kind of work; without any nothing
 * happens.
 *
 * Who may: admin; with roles: MODIFY_GLOBAL_CONFIG_POLICIES.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: policy.
 * Masters: from 0.38.1 on.
 *
 * @throws ApiError 400: The body or a parameter cannot be read.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not do this.
 * @throws ApiError 500: The workload type is neither `EXPERIMENT` nor `NTSC`.
 */
export const deleteGlobalConfigPolicies: Call<'deleteGlobalConfigPolicies'> = (client, args, options) =>
  at038(client).call(operations.deleteGlobalConfigPolicies, args, options);
