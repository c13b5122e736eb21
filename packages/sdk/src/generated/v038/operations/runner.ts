// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeCreateTrialResponse, decodePostAllocationAcceleratorDataResponse, decodeRunPrepareForReportingResponse, decodeStartTrialResponse } from '../decoders/runner';

export const createTrial: Operation<'createTrial'> = { id: 'createTrial', method: 'POST', path: '/api/v1/trials', required: 'body', retry: 'unsafe', changes: ["trial", "experiment {experimentId}", "project"], decode: decodeCreateTrialResponse };
export const startTrial: Operation<'startTrial'> = { id: 'startTrial', method: 'POST', path: '/api/v1/trials/{trialId}/start', required: 'trialId body', retry: 'unsafe', changes: ["trial {trialId}"], since: '0.38.1', decode: decodeStartTrialResponse };
export const runPrepareForReporting: Operation<'runPrepareForReporting'> = { id: 'runPrepareForReporting', method: 'POST', path: '/api/v1/runs/start', required: 'body', retry: 'idempotent', changes: [], since: '0.38.1', decode: decodeRunPrepareForReportingResponse };
export const postAllocationAcceleratorData: Operation<'postAllocationAcceleratorData'> = { id: 'postAllocationAcceleratorData', method: 'POST', path: '/api/v1/allocations/{allocationId}/acceleratorData', required: 'allocationId body', retry: 'unsafe', changes: ["task"], since: '0.38.1', decode: decodePostAllocationAcceleratorDataResponse };
