// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../client/operation';
import { decodeGetActiveTasksCountResponse, decodeGetTaskResponse, decodeGetTasksResponse } from '../decoders/tasks';

export const getActiveTasksCount: Operation<'getActiveTasksCount'> = { id: 'getActiveTasksCount', method: 'GET', path: '/api/v1/tasks/count', required: '', shows: ["notebook", "shell", "command", "tensorboard"], decode: decodeGetActiveTasksCountResponse };
export const getTask: Operation<'getTask'> = { id: 'getTask', method: 'GET', path: '/api/v1/tasks/{taskId}', required: 'taskId', shows: ["task {taskId}"], decode: decodeGetTaskResponse };
export const getTasks: Operation<'getTasks'> = { id: 'getTasks', method: 'GET', path: '/api/v1/tasks', required: '', shows: ["task"], decode: decodeGetTasksResponse };
