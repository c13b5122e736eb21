// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeCleanupLogsResponse, decodeGetTrialRemainingLogRetentionDaysResponse, decodePostTaskLogsResponse, decodePutExperimentRetainLogsResponse, decodePutExperimentsRetainLogsResponse, decodePutTrialRetainLogsResponse } from '../decoders/logs';

export const postTaskLogs: Operation<'postTaskLogs'> = { id: 'postTaskLogs', method: 'POST', path: '/api/v1/task/logs', required: 'body', retry: 'unsafe', changes: ["log"], since: '0.38.1', decode: decodePostTaskLogsResponse };
export const cleanupLogs: Operation<'cleanupLogs'> = { id: 'cleanupLogs', method: 'POST', path: '/api/v1/cleanup_logs', required: '', retry: 'idempotent', changes: ["log"], since: '0.38.1', decode: decodeCleanupLogsResponse };
export const putExperimentRetainLogs: Operation<'putExperimentRetainLogs'> = { id: 'putExperimentRetainLogs', method: 'PUT', path: '/api/v1/experiments/{experimentId}/retain_logs', required: 'experimentId body', retry: 'idempotent', changes: ["trial"], since: '0.38.1', decode: decodePutExperimentRetainLogsResponse };
export const putExperimentsRetainLogs: Operation<'putExperimentsRetainLogs'> = { id: 'putExperimentsRetainLogs', method: 'PUT', path: '/api/v1/projects/{projectId}/experiments/retain_logs', required: 'projectId body', retry: 'idempotent', changes: ["trial"], since: '0.38.1', decode: decodePutExperimentsRetainLogsResponse };
export const putTrialRetainLogs: Operation<'putTrialRetainLogs'> = { id: 'putTrialRetainLogs', method: 'PUT', path: '/api/v1/trials/{trialId}/retain_logs', required: 'trialId body', retry: 'idempotent', changes: ["trial {trialId}"], since: '0.38.1', decode: decodePutTrialRetainLogsResponse };
export const getTrialRemainingLogRetentionDays: Operation<'getTrialRemainingLogRetentionDays'> = { id: 'getTrialRemainingLogRetentionDays', method: 'GET', path: '/api/v1/trials/{trialId}/remaining_log_retention_days', required: 'trialId', formerNames: { id: 'trialId' }, shows: ["trial {trialId}"], since: '0.38.1', decode: decodeGetTrialRemainingLogRetentionDaysResponse };
