// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeCreateGenericTaskResponse, decodeGetAllocationResponse, decodeGetGenericTaskConfigResponse, decodeGetTaskAcceleratorDataResponse, decodeGetTaskContextDirectoryResponse, decodeGetTaskResponse, decodeKillGenericTaskResponse, decodePauseGenericTaskResponse, decodeUnpauseGenericTaskResponse } from '../decoders/tasks';

export const getTask: Operation<'getTask'> = { id: 'getTask', method: 'GET', path: '/api/v1/tasks/{taskId}', required: 'taskId', decode: decodeGetTaskResponse };
export const createGenericTask: Operation<'createGenericTask'> = { id: 'createGenericTask', method: 'POST', path: '/api/v1/generic-tasks', required: 'body', retry: 'unsafe', since: '0.38.1', decode: decodeCreateGenericTaskResponse };
export const getTaskContextDirectory: Operation<'getTaskContextDirectory'> = { id: 'getTaskContextDirectory', method: 'GET', path: '/api/v1/tasks/{taskId}/context_directory', required: 'taskId', since: '0.38.1', decode: decodeGetTaskContextDirectoryResponse };
export const getAllocation: Operation<'getAllocation'> = { id: 'getAllocation', method: 'GET', path: '/api/v1/allocations/{allocationId}', required: 'allocationId', since: '0.38.1', decode: decodeGetAllocationResponse };
export const getTaskAcceleratorData: Operation<'getTaskAcceleratorData'> = { id: 'getTaskAcceleratorData', method: 'GET', path: '/api/v1/tasks/{taskId}/acceleratorData', required: 'taskId', since: '0.38.1', decode: decodeGetTaskAcceleratorDataResponse };
export const getGenericTaskConfig: Operation<'getGenericTaskConfig'> = { id: 'getGenericTaskConfig', method: 'GET', path: '/api/v1/tasks/{taskId}/config', required: 'taskId', since: '0.38.1', decode: decodeGetGenericTaskConfigResponse };
export const killGenericTask: Operation<'killGenericTask'> = { id: 'killGenericTask', method: 'POST', path: '/api/v1/tasks/{taskId}/kill', required: 'taskId body', retry: 'conflict-if-repeated', repeatRefusals: ["404 not found"], since: '0.38.1', decode: decodeKillGenericTaskResponse };
export const pauseGenericTask: Operation<'pauseGenericTask'> = { id: 'pauseGenericTask', method: 'POST', path: '/api/v1/tasks/{taskId}/pause', required: 'taskId', retry: 'idempotent', since: '0.38.1', decode: decodePauseGenericTaskResponse };
export const unpauseGenericTask: Operation<'unpauseGenericTask'> = { id: 'unpauseGenericTask', method: 'POST', path: '/api/v1/tasks/{taskId}/unpause', required: 'taskId', retry: 'idempotent', since: '0.38.1', decode: decodeUnpauseGenericTaskResponse };
