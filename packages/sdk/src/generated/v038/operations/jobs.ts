// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeGetJobsResponse, decodeGetJobsV2Response } from '../decoders/jobs';

export const getJobs: Operation<'getJobs'> = { id: 'getJobs', method: 'GET', path: '/api/v1/job-queues', required: '', shows: ["job", "username"], decode: decodeGetJobsResponse };
export const getJobsV2: Operation<'getJobsV2'> = { id: 'getJobsV2', method: 'GET', path: '/api/v1/job-queues-v2', required: '', shows: ["job", "username"], decode: decodeGetJobsV2Response };
