// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeArchiveRunsResponse, decodeDeleteRunsResponse, decodeGetMetadataValuesResponse, decodeGetRunMetadataResponse, decodeKillRunsResponse, decodeMoveRunsResponse, decodePauseRunsResponse, decodePostRunMetadataResponse, decodeResumeRunsResponse, decodeSearchRunsResponse, decodeUnarchiveRunsResponse } from '../decoders/runs';

export const searchRuns: Operation<'searchRuns'> = { id: 'searchRuns', method: 'POST', path: '/api/v1/runs', required: 'body', since: '0.38.1', decode: decodeSearchRunsResponse };
export const moveRuns: Operation<'moveRuns'> = { id: 'moveRuns', method: 'POST', path: '/api/v1/runs/move', required: 'body', retry: 'idempotent', since: '0.38.1', decode: decodeMoveRunsResponse };
export const killRuns: Operation<'killRuns'> = { id: 'killRuns', method: 'POST', path: '/api/v1/runs/kill', required: 'body', retry: 'idempotent', since: '0.38.1', decode: decodeKillRunsResponse };
export const deleteRuns: Operation<'deleteRuns'> = { id: 'deleteRuns', method: 'POST', path: '/api/v1/runs/delete', required: 'body', retry: 'conflict-if-repeated', repeatRefusals: ["200 not found"], since: '0.38.1', decode: decodeDeleteRunsResponse };
export const archiveRuns: Operation<'archiveRuns'> = { id: 'archiveRuns', method: 'POST', path: '/api/v1/runs/archive', required: 'body', retry: 'idempotent', since: '0.38.1', decode: decodeArchiveRunsResponse };
export const unarchiveRuns: Operation<'unarchiveRuns'> = { id: 'unarchiveRuns', method: 'POST', path: '/api/v1/runs/unarchive', required: 'body', retry: 'idempotent', since: '0.38.1', decode: decodeUnarchiveRunsResponse };
export const pauseRuns: Operation<'pauseRuns'> = { id: 'pauseRuns', method: 'POST', path: '/api/v1/runs/pause', required: 'body', retry: 'idempotent', since: '0.38.1', decode: decodePauseRunsResponse };
export const resumeRuns: Operation<'resumeRuns'> = { id: 'resumeRuns', method: 'POST', path: '/api/v1/runs/resume', required: 'body', retry: 'idempotent', since: '0.38.1', decode: decodeResumeRunsResponse };
export const getRunMetadata: Operation<'getRunMetadata'> = { id: 'getRunMetadata', method: 'GET', path: '/api/v1/runs/{runId}/metadata', required: 'runId', since: '0.38.1', decode: decodeGetRunMetadataResponse };
export const postRunMetadata: Operation<'postRunMetadata'> = { id: 'postRunMetadata', method: 'POST', path: '/api/v1/runs/{runId}/metadata', required: 'runId body', retry: 'idempotent', since: '0.38.1', decode: decodePostRunMetadataResponse };
export const getMetadataValues: Operation<'getMetadataValues'> = { id: 'getMetadataValues', method: 'GET', path: '/api/v1/projects/{projectId}/metadata/{key}', required: 'projectId key', since: '0.38.1', decode: decodeGetMetadataValuesResponse };
