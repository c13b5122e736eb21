// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../client/operation';
import { decodeGetMasterConfigResponse, decodeGetMasterResponse, decodeGetTelemetryResponse, decodeMasterLogsResponse, decodePatchMasterConfigResponse } from '../decoders/master';

export const getTelemetry: Operation<'getTelemetry'> = { id: 'getTelemetry', method: 'GET', path: '/api/v1/master/telemetry', required: '', open: true, shows: [], decode: decodeGetTelemetryResponse };
export const getMaster: Operation<'getMaster'> = { id: 'getMaster', method: 'GET', path: '/api/v1/master', required: '', open: true, shows: ["message"], decode: decodeGetMasterResponse };
export const getMasterConfig: Operation<'getMasterConfig'> = { id: 'getMasterConfig', method: 'GET', path: '/api/v1/master/config', required: '', shows: ["master"], decode: decodeGetMasterConfigResponse };
export const patchMasterConfig: Operation<'patchMasterConfig'> = { id: 'patchMasterConfig', method: 'PATCH', path: '/api/v1/master/config', required: 'body', retry: 'idempotent', changes: ["master"], decode: decodePatchMasterConfigResponse };
export const masterLogs: Operation<'masterLogs'> = { id: 'masterLogs', method: 'GET', path: '/api/v1/master/logs', required: '', stream: true, shows: [], decode: decodeMasterLogsResponse };
