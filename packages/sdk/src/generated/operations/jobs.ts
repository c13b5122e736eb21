// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../client/operation';
import { decodeGetJobQueueStatsResponse, decodeGetJobsResponse, decodeGetJobsV2Response, decodeUpdateJobQueueResponse } from '../decoders/jobs';

export const getJobs: Operation<'getJobs'> = { id: 'getJobs', method: 'GET', path: '/api/v1/job-queues', required: '', shows: ["job", "username"], decode: decodeGetJobsResponse };
export const updateJobQueue: Operation<'updateJobQueue'> = { id: 'updateJobQueue', method: 'POST', path: '/api/v1/job-queues', required: 'body', retry: 'check-first', changes: ["job", "experiment", "pool", "allocation", "task", "log"], decode: decodeUpdateJobQueueResponse };
export const getJobsV2: Operation<'getJobsV2'> = { id: 'getJobsV2', method: 'GET', path: '/api/v1/job-queues-v2', required: '', shows: ["job", "username"], decode: decodeGetJobsV2Response };
export const getJobQueueStats: Operation<'getJobQueueStats'> = { id: 'getJobQueueStats', method: 'GET', path: '/api/v1/job-queues/stats', required: '', shows: ["job"], decode: decodeGetJobQueueStatsResponse };
