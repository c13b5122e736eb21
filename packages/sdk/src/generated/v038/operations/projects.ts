// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeAddProjectNoteResponse, decodeArchiveProjectResponse, decodeDeleteProjectResponse, decodeGetProjectByKeyResponse, decodeGetProjectColumnsResponse, decodeGetProjectNumericMetricsRangeResponse, decodeGetProjectResponse, decodeGetProjectsByUserActivityResponse, decodeGetWorkspaceProjectsResponse, decodeMoveProjectResponse, decodePatchProjectResponse, decodePostProjectResponse, decodePutProjectNotesResponse, decodeUnarchiveProjectResponse } from '../decoders/projects';

export const getWorkspaceProjects: Operation<'getWorkspaceProjects'> = { id: 'getWorkspaceProjects', method: 'GET', path: '/api/v1/workspaces/{workspaceId}/projects', required: 'workspaceId', decode: decodeGetWorkspaceProjectsResponse };
export const postProject: Operation<'postProject'> = { id: 'postProject', method: 'POST', path: '/api/v1/workspaces/{workspaceId}/projects', required: 'workspaceId body', retry: 'check-first', decode: decodePostProjectResponse };
export const getProject: Operation<'getProject'> = { id: 'getProject', method: 'GET', path: '/api/v1/projects/{id}', required: 'id', decode: decodeGetProjectResponse };
export const patchProject: Operation<'patchProject'> = { id: 'patchProject', method: 'PATCH', path: '/api/v1/projects/{id}', required: 'id body', retry: 'idempotent', decode: decodePatchProjectResponse };
export const deleteProject: Operation<'deleteProject'> = { id: 'deleteProject', method: 'DELETE', path: '/api/v1/projects/{id}', required: 'id', retry: 'conflict-if-repeated', repeatRefusals: ["404 not found"], decode: decodeDeleteProjectResponse };
export const getProjectByKey: Operation<'getProjectByKey'> = { id: 'getProjectByKey', method: 'GET', path: '/api/v1/projects/key/{key}', required: 'key', since: '0.38.1', decode: decodeGetProjectByKeyResponse };
export const getProjectColumns: Operation<'getProjectColumns'> = { id: 'getProjectColumns', method: 'GET', path: '/api/v1/projects/{id}/columns', required: 'id', decode: decodeGetProjectColumnsResponse };
export const getProjectNumericMetricsRange: Operation<'getProjectNumericMetricsRange'> = { id: 'getProjectNumericMetricsRange', method: 'GET', path: '/api/v1/projects/{id}/experiments/metric-ranges', required: 'id', decode: decodeGetProjectNumericMetricsRangeResponse };
export const addProjectNote: Operation<'addProjectNote'> = { id: 'addProjectNote', method: 'POST', path: '/api/v1/projects/{projectId}/notes', required: 'projectId body', retry: 'unsafe', decode: decodeAddProjectNoteResponse };
export const putProjectNotes: Operation<'putProjectNotes'> = { id: 'putProjectNotes', method: 'PUT', path: '/api/v1/projects/{projectId}/notes', required: 'projectId body', retry: 'idempotent', decode: decodePutProjectNotesResponse };
export const archiveProject: Operation<'archiveProject'> = { id: 'archiveProject', method: 'POST', path: '/api/v1/projects/{id}/archive', required: 'id', retry: 'idempotent', decode: decodeArchiveProjectResponse };
export const unarchiveProject: Operation<'unarchiveProject'> = { id: 'unarchiveProject', method: 'POST', path: '/api/v1/projects/{id}/unarchive', required: 'id', retry: 'idempotent', decode: decodeUnarchiveProjectResponse };
export const moveProject: Operation<'moveProject'> = { id: 'moveProject', method: 'POST', path: '/api/v1/projects/{projectId}/move', required: 'projectId body', retry: 'idempotent', decode: decodeMoveProjectResponse };
export const getProjectsByUserActivity: Operation<'getProjectsByUserActivity'> = { id: 'getProjectsByUserActivity', method: 'GET', path: '/api/v1/user/projects/activity', required: '', decode: decodeGetProjectsByUserActivityResponse };
