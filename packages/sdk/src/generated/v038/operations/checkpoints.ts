// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeGetCheckpointResponse, decodeGetExperimentCheckpointsResponse, decodeGetTrialCheckpointsResponse, decodePostCheckpointMetadataResponse } from '../decoders/checkpoints';

export const getExperimentCheckpoints: Operation<'getExperimentCheckpoints'> = { id: 'getExperimentCheckpoints', method: 'GET', path: '/api/v1/experiments/{experimentId}/checkpoints', required: 'experimentId', shows: ["checkpoint"], decode: decodeGetExperimentCheckpointsResponse };
export const getTrialCheckpoints: Operation<'getTrialCheckpoints'> = { id: 'getTrialCheckpoints', method: 'GET', path: '/api/v1/trials/{trialId}/checkpoints', required: 'trialId', formerNames: { id: 'trialId' }, shows: ["checkpoint"], decode: decodeGetTrialCheckpointsResponse };
export const getCheckpoint: Operation<'getCheckpoint'> = { id: 'getCheckpoint', method: 'GET', path: '/api/v1/checkpoints/{checkpointUuid}', required: 'checkpointUuid', shows: ["checkpoint {checkpointUuid}"], decode: decodeGetCheckpointResponse };
export const postCheckpointMetadata: Operation<'postCheckpointMetadata'> = { id: 'postCheckpointMetadata', method: 'POST', path: '/api/v1/checkpoints/{checkpointUuid}/metadata', required: 'checkpointUuid body', retry: 'idempotent', changes: ["checkpoint {checkpointUuid}"], decode: decodePostCheckpointMetadataResponse };
