// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { enu, map, rea, res, str, type Raw } from '../../../decode/fields';
import { ResourceAllocationAggregationPeriod } from '../../decoders/usage';

export function decodeResourceAllocationAggregatedEntry(o: Raw): void {
  if (typeof o['periodStart'] !== 'string') str(o, 'periodStart', 1);
  enu(o, 'period', 1, ResourceAllocationAggregationPeriod);
  if (typeof o['seconds'] !== 'number') rea(o, 'seconds', 1);
  map(o, 'byUsername', 1, rea);
  map(o, 'byExperimentLabel', 1, rea);
  map(o, 'byResourcePool', 1, rea);
}
export function decodeResourceAllocationAggregatedResponse(o: Raw): void {
  res(o, 'resourceEntries', 1, decodeResourceAllocationAggregatedEntry);
}
