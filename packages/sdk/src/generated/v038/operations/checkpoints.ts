// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeCheckpointsRemoveFilesResponse, decodeDeleteCheckpointsResponse, decodeGetCheckpointResponse, decodeGetExperimentCheckpointsResponse, decodeGetTrialCheckpointsResponse, decodePatchCheckpointsResponse, decodePostCheckpointMetadataResponse, decodeReportCheckpointResponse, decodeReportTrialSourceInfoResponse } from '../decoders/checkpoints';

export const getExperimentCheckpoints: Operation<'getExperimentCheckpoints'> = { id: 'getExperimentCheckpoints', method: 'GET', path: '/api/v1/experiments/{experimentId}/checkpoints', required: 'experimentId', decode: decodeGetExperimentCheckpointsResponse };
export const reportTrialSourceInfo: Operation<'reportTrialSourceInfo'> = { id: 'reportTrialSourceInfo', method: 'POST', path: '/api/v1/trial-source-info', required: 'body', retry: 'idempotent', since: '0.23.4-dev0', decode: decodeReportTrialSourceInfoResponse };
export const getTrialCheckpoints: Operation<'getTrialCheckpoints'> = { id: 'getTrialCheckpoints', method: 'GET', path: '/api/v1/trials/{id}/checkpoints', required: 'id', decode: decodeGetTrialCheckpointsResponse };
export const reportCheckpoint: Operation<'reportCheckpoint'> = { id: 'reportCheckpoint', method: 'POST', path: '/api/v1/checkpoints', required: 'body', retry: 'check-first', decode: decodeReportCheckpointResponse };
export const patchCheckpoints: Operation<'patchCheckpoints'> = { id: 'patchCheckpoints', method: 'PATCH', path: '/api/v1/checkpoints', required: 'body', retry: 'idempotent', decode: decodePatchCheckpointsResponse };
export const deleteCheckpoints: Operation<'deleteCheckpoints'> = { id: 'deleteCheckpoints', method: 'DELETE', path: '/api/v1/checkpoints', required: 'body', retry: 'idempotent', decode: decodeDeleteCheckpointsResponse };
export const getCheckpoint: Operation<'getCheckpoint'> = { id: 'getCheckpoint', method: 'GET', path: '/api/v1/checkpoints/{checkpointUuid}', required: 'checkpointUuid', decode: decodeGetCheckpointResponse };
export const postCheckpointMetadata: Operation<'postCheckpointMetadata'> = { id: 'postCheckpointMetadata', method: 'POST', path: '/api/v1/checkpoints/{checkpointUuid}/metadata', required: 'checkpointUuid body', retry: 'idempotent', decode: decodePostCheckpointMetadataResponse };
export const checkpointsRemoveFiles: Operation<'checkpointsRemoveFiles'> = { id: 'checkpointsRemoveFiles', method: 'POST', path: '/api/v1/checkpoints/rm', required: 'body', retry: 'idempotent', decode: decodeCheckpointsRemoveFilesResponse };
