// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeArchiveModelResponse, decodeDeleteModelResponse, decodeDeleteModelVersionResponse, decodeGetModelLabelsResponse, decodeGetModelResponse, decodeGetModelVersionResponse, decodeGetModelVersionsResponse, decodeGetModelsResponse, decodeMoveModelResponse, decodePatchModelResponse, decodePatchModelVersionResponse, decodePostModelResponse, decodePostModelVersionResponse, decodeUnarchiveModelResponse } from '../decoders/models';

export const getModel: Operation<'getModel'> = { id: 'getModel', method: 'GET', path: '/api/v1/models/{modelName}', required: 'modelName', decode: decodeGetModelResponse };
export const patchModel: Operation<'patchModel'> = { id: 'patchModel', method: 'PATCH', path: '/api/v1/models/{modelName}', required: 'modelName body', retry: 'idempotent', decode: decodePatchModelResponse };
export const deleteModel: Operation<'deleteModel'> = { id: 'deleteModel', method: 'DELETE', path: '/api/v1/models/{modelName}', required: 'modelName', retry: 'conflict-if-repeated', repeatRefusals: ["404 not found"], decode: decodeDeleteModelResponse };
export const postModel: Operation<'postModel'> = { id: 'postModel', method: 'POST', path: '/api/v1/models', required: 'body', retry: 'check-first', decode: decodePostModelResponse };
export const getModels: Operation<'getModels'> = { id: 'getModels', method: 'GET', path: '/api/v1/models', required: '', decode: decodeGetModelsResponse };
export const archiveModel: Operation<'archiveModel'> = { id: 'archiveModel', method: 'POST', path: '/api/v1/models/{modelName}/archive', required: 'modelName', retry: 'idempotent', decode: decodeArchiveModelResponse };
export const unarchiveModel: Operation<'unarchiveModel'> = { id: 'unarchiveModel', method: 'POST', path: '/api/v1/models/{modelName}/unarchive', required: 'modelName', retry: 'idempotent', decode: decodeUnarchiveModelResponse };
export const moveModel: Operation<'moveModel'> = { id: 'moveModel', method: 'POST', path: '/api/v1/models/{modelName}/move', required: 'modelName body', retry: 'idempotent', decode: decodeMoveModelResponse };
export const getModelLabels: Operation<'getModelLabels'> = { id: 'getModelLabels', method: 'GET', path: '/api/v1/model/labels', required: '', decode: decodeGetModelLabelsResponse };
export const getModelVersion: Operation<'getModelVersion'> = { id: 'getModelVersion', method: 'GET', path: '/api/v1/models/{modelName}/versions/{modelVersionNum}', required: 'modelName modelVersionNum', decode: decodeGetModelVersionResponse };
export const patchModelVersion: Operation<'patchModelVersion'> = { id: 'patchModelVersion', method: 'PATCH', path: '/api/v1/models/{modelName}/versions/{modelVersionNum}', required: 'modelName modelVersionNum body', retry: 'idempotent', decode: decodePatchModelVersionResponse };
export const deleteModelVersion: Operation<'deleteModelVersion'> = { id: 'deleteModelVersion', method: 'DELETE', path: '/api/v1/models/{modelName}/versions/{modelVersionNum}', required: 'modelName modelVersionNum', retry: 'conflict-if-repeated', repeatRefusals: ["404 not found"], decode: decodeDeleteModelVersionResponse };
export const getModelVersions: Operation<'getModelVersions'> = { id: 'getModelVersions', method: 'GET', path: '/api/v1/models/{modelName}/versions', required: 'modelName', decode: decodeGetModelVersionsResponse };
export const postModelVersion: Operation<'postModelVersion'> = { id: 'postModelVersion', method: 'POST', path: '/api/v1/models/{modelName}/versions', required: 'modelName body', retry: 'check-first', decode: decodePostModelVersionResponse };
