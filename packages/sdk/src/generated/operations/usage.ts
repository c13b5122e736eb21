// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../client/operation';
import { decodeResourceAllocationAggregatedResponse, decodeResourceAllocationRawResponse } from '../decoders/usage';

export const resourceAllocationRaw: Operation<'resourceAllocationRaw'> = { id: 'resourceAllocationRaw', method: 'GET', path: '/api/v1/resources/allocation/raw', required: 'timestampAfter timestampBefore', shows: ["usage", "username"], decode: decodeResourceAllocationRawResponse };
export const resourceAllocationAggregated: Operation<'resourceAllocationAggregated'> = { id: 'resourceAllocationAggregated', method: 'GET', path: '/api/v1/resources/allocation/aggregated', required: 'startDate endDate period', shows: ["usage", "username"], decode: decodeResourceAllocationAggregatedResponse };
