// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeResourceAllocationAggregatedResponse } from '../decoders/usage';

export const resourceAllocationAggregated: Operation<'resourceAllocationAggregated'> = { id: 'resourceAllocationAggregated', method: 'GET', path: '/api/v1/resources/allocation/aggregated', required: 'startDate endDate period', shows: ["usage", "username"], decode: decodeResourceAllocationAggregatedResponse };
