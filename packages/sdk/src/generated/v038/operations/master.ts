// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeDeleteClusterMessageResponse, decodeGetClusterMessageResponse, decodeGetMasterResponse, decodePatchMasterConfigResponse, decodeSetClusterMessageResponse } from '../decoders/master';

export const getMaster: Operation<'getMaster'> = { id: 'getMaster', method: 'GET', path: '/api/v1/master', required: '', open: true, shows: ["message"], decode: decodeGetMasterResponse };
export const patchMasterConfig: Operation<'patchMasterConfig'> = { id: 'patchMasterConfig', method: 'PATCH', path: '/api/v1/master/config', required: 'body', retry: 'idempotent', changes: ["master"], decode: decodePatchMasterConfigResponse };
export const getClusterMessage: Operation<'getClusterMessage'> = { id: 'getClusterMessage', method: 'GET', path: '/api/v1/master/cluster_message', required: '', shows: ["message"], since: '0.38.1', decode: decodeGetClusterMessageResponse };
export const setClusterMessage: Operation<'setClusterMessage'> = { id: 'setClusterMessage', method: 'PUT', path: '/api/v1/master/cluster_message', required: 'body', retry: 'idempotent', changes: ["message"], since: '0.38.1', decode: decodeSetClusterMessageResponse };
export const deleteClusterMessage: Operation<'deleteClusterMessage'> = { id: 'deleteClusterMessage', method: 'DELETE', path: '/api/v1/master/cluster_message', required: '', retry: 'idempotent', changes: ["message"], since: '0.38.1', decode: decodeDeleteClusterMessageResponse };
