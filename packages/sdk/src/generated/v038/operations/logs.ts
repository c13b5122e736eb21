// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeCleanupLogsResponse, decodeGetTrialRemainingLogRetentionDaysResponse, decodePostTaskLogsResponse, decodePutExperimentRetainLogsResponse, decodePutExperimentsRetainLogsResponse, decodePutTrialRetainLogsResponse, decodeTaskLogsFieldsResponse, decodeTaskLogsResponse, decodeTrialLogsFieldsResponse, decodeTrialLogsResponse } from '../decoders/logs';

export const trialLogs: Operation<'trialLogs'> = { id: 'trialLogs', method: 'GET', path: '/api/v1/trials/{trialId}/logs', required: 'trialId', stream: true, decode: decodeTrialLogsResponse };
export const postTaskLogs: Operation<'postTaskLogs'> = { id: 'postTaskLogs', method: 'POST', path: '/api/v1/task/logs', required: 'body', retry: 'unsafe', since: '0.38.1', decode: decodePostTaskLogsResponse };
export const trialLogsFields: Operation<'trialLogsFields'> = { id: 'trialLogsFields', method: 'GET', path: '/api/v1/trials/{trialId}/logs/fields', required: 'trialId', stream: true, decode: decodeTrialLogsFieldsResponse };
export const taskLogs: Operation<'taskLogs'> = { id: 'taskLogs', method: 'GET', path: '/api/v1/tasks/{taskId}/logs', required: 'taskId', stream: true, decode: decodeTaskLogsResponse };
export const cleanupLogs: Operation<'cleanupLogs'> = { id: 'cleanupLogs', method: 'POST', path: '/api/v1/cleanup_logs', required: '', retry: 'idempotent', since: '0.38.1', decode: decodeCleanupLogsResponse };
export const taskLogsFields: Operation<'taskLogsFields'> = { id: 'taskLogsFields', method: 'GET', path: '/api/v1/tasks/{taskId}/logs/fields', required: 'taskId', stream: true, decode: decodeTaskLogsFieldsResponse };
export const putExperimentRetainLogs: Operation<'putExperimentRetainLogs'> = { id: 'putExperimentRetainLogs', method: 'PUT', path: '/api/v1/experiments/{experimentId}/retain_logs', required: 'experimentId body', retry: 'idempotent', since: '0.38.1', decode: decodePutExperimentRetainLogsResponse };
export const putExperimentsRetainLogs: Operation<'putExperimentsRetainLogs'> = { id: 'putExperimentsRetainLogs', method: 'PUT', path: '/api/v1/projects/{projectId}/experiments/retain_logs', required: 'projectId body', retry: 'idempotent', since: '0.38.1', decode: decodePutExperimentsRetainLogsResponse };
export const putTrialRetainLogs: Operation<'putTrialRetainLogs'> = { id: 'putTrialRetainLogs', method: 'PUT', path: '/api/v1/trials/{trialId}/retain_logs', required: 'trialId body', retry: 'idempotent', since: '0.38.1', decode: decodePutTrialRetainLogsResponse };
export const getTrialRemainingLogRetentionDays: Operation<'getTrialRemainingLogRetentionDays'> = { id: 'getTrialRemainingLogRetentionDays', method: 'GET', path: '/api/v1/trials/{id}/remaining_log_retention_days', required: 'id', since: '0.38.1', decode: decodeGetTrialRemainingLogRetentionDaysResponse };
