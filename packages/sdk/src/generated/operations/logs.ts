// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../client/operation';
import { decodeTaskLogsFieldsResponse, decodeTaskLogsResponse, decodeTrialLogsFieldsResponse, decodeTrialLogsResponse } from '../decoders/logs';

export const trialLogs: Operation<'trialLogs'> = { id: 'trialLogs', method: 'GET', path: '/api/v1/trials/{trialId}/logs', required: 'trialId', stream: true, shows: ["log"], decode: decodeTrialLogsResponse };
export const trialLogsFields: Operation<'trialLogsFields'> = { id: 'trialLogsFields', method: 'GET', path: '/api/v1/trials/{trialId}/logs/fields', required: 'trialId', stream: true, shows: ["log"], decode: decodeTrialLogsFieldsResponse };
export const taskLogs: Operation<'taskLogs'> = { id: 'taskLogs', method: 'GET', path: '/api/v1/tasks/{taskId}/logs', required: 'taskId', stream: true, shows: ["log"], decode: decodeTaskLogsResponse };
export const taskLogsFields: Operation<'taskLogsFields'> = { id: 'taskLogsFields', method: 'GET', path: '/api/v1/tasks/{taskId}/logs/fields', required: 'taskId', stream: true, shows: ["log"], decode: decodeTaskLogsFieldsResponse };
