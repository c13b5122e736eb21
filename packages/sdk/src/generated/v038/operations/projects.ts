// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeGetProjectByKeyResponse, decodeGetProjectColumnsResponse, decodeGetProjectResponse, decodeGetProjectsByUserActivityResponse, decodeGetWorkspaceProjectsResponse, decodePatchProjectResponse, decodePostProjectResponse } from '../decoders/projects';

export const getWorkspaceProjects: Operation<'getWorkspaceProjects'> = { id: 'getWorkspaceProjects', method: 'GET', path: '/api/v1/workspaces/{workspaceId}/projects', required: 'workspaceId', shows: ["project", "username"], decode: decodeGetWorkspaceProjectsResponse };
export const postProject: Operation<'postProject'> = { id: 'postProject', method: 'POST', path: '/api/v1/workspaces/{workspaceId}/projects', required: 'workspaceId body', retry: 'check-first', changes: ["project", "workspace {workspaceId}"], decode: decodePostProjectResponse };
export const getProject: Operation<'getProject'> = { id: 'getProject', method: 'GET', path: '/api/v1/projects/{projectId}', required: 'projectId', formerNames: { id: 'projectId' }, shows: ["project {projectId}", "username"], decode: decodeGetProjectResponse };
export const patchProject: Operation<'patchProject'> = { id: 'patchProject', method: 'PATCH', path: '/api/v1/projects/{projectId}', required: 'projectId body', formerNames: { id: 'projectId' }, retry: 'idempotent', changes: ["project {projectId}"], decode: decodePatchProjectResponse };
export const getProjectByKey: Operation<'getProjectByKey'> = { id: 'getProjectByKey', method: 'GET', path: '/api/v1/projects/key/{key}', required: 'key', shows: ["project", "username"], since: '0.38.1', decode: decodeGetProjectByKeyResponse };
export const getProjectColumns: Operation<'getProjectColumns'> = { id: 'getProjectColumns', method: 'GET', path: '/api/v1/projects/{projectId}/columns', required: 'projectId', formerNames: { id: 'projectId' }, shows: ["column", "metric"], decode: decodeGetProjectColumnsResponse };
export const getProjectsByUserActivity: Operation<'getProjectsByUserActivity'> = { id: 'getProjectsByUserActivity', method: 'GET', path: '/api/v1/user/projects/activity', required: '', shows: ["activity", "project", "username"], decode: decodeGetProjectsByUserActivityResponse };
