// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeGetModelVersionResponse, decodeGetModelVersionsResponse, decodePatchModelVersionResponse, decodePostModelVersionResponse } from '../decoders/models';

export const getModelVersion: Operation<'getModelVersion'> = { id: 'getModelVersion', method: 'GET', path: '/api/v1/models/{modelName}/versions/{modelVersionNum}', required: 'modelName modelVersionNum', shows: ["modelVersion", "model", "checkpoint", "username"], decode: decodeGetModelVersionResponse };
export const patchModelVersion: Operation<'patchModelVersion'> = { id: 'patchModelVersion', method: 'PATCH', path: '/api/v1/models/{modelName}/versions/{modelVersionNum}', required: 'modelName modelVersionNum body', retry: 'idempotent', changes: ["modelVersion"], decode: decodePatchModelVersionResponse };
export const getModelVersions: Operation<'getModelVersions'> = { id: 'getModelVersions', method: 'GET', path: '/api/v1/models/{modelName}/versions', required: 'modelName', shows: ["modelVersion", "model", "checkpoint", "username"], decode: decodeGetModelVersionsResponse };
export const postModelVersion: Operation<'postModelVersion'> = { id: 'postModelVersion', method: 'POST', path: '/api/v1/models/{modelName}/versions', required: 'modelName body', retry: 'check-first', changes: ["model"], decode: decodePostModelVersionResponse };
