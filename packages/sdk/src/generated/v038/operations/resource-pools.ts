// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeGetResourcePoolsResponse } from '../decoders/resource-pools';

export const getResourcePools: Operation<'getResourcePools'> = { id: 'getResourcePools', method: 'GET', path: '/api/v1/resource-pools', required: '', shows: ["pool"], decode: decodeGetResourcePoolsResponse };
