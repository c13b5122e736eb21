// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeGetExperimentTrialsResponse, decodeGetTrialByExternalIDResponse, decodeGetTrialResponse, decodePatchTrialResponse, decodePutTrialResponse } from '../decoders/trials';

export const getExperimentTrials: Operation<'getExperimentTrials'> = { id: 'getExperimentTrials', method: 'GET', path: '/api/v1/experiments/{experimentId}/trials', required: 'experimentId', shows: ["trial"], decode: decodeGetExperimentTrialsResponse };
export const putTrial: Operation<'putTrial'> = { id: 'putTrial', method: 'PUT', path: '/api/v1/trials', required: 'body', retry: 'idempotent', changes: ["trial", "experiment", "project"], since: '0.38.1', decode: decodePutTrialResponse };
export const getTrial: Operation<'getTrial'> = { id: 'getTrial', method: 'GET', path: '/api/v1/trials/{trialId}', required: 'trialId', shows: ["trial {trialId}"], decode: decodeGetTrialResponse };
export const patchTrial: Operation<'patchTrial'> = { id: 'patchTrial', method: 'PATCH', path: '/api/v1/trials/{trialId}', required: 'trialId body', retry: 'idempotent', changes: ["trial {trialId}", "experiment", "project", "task"], since: '0.38.1', decode: decodePatchTrialResponse };
export const getTrialByExternalID: Operation<'getTrialByExternalID'> = { id: 'getTrialByExternalID', method: 'GET', path: '/api/v1/trials/by-external-id/{externalExperimentId}/{externalTrialId}', required: 'externalExperimentId externalTrialId', shows: ["trial"], since: '0.38.1', decode: decodeGetTrialByExternalIDResponse };
