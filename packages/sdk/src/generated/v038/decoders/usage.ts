// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { enu, int, lis, map, rea, res, str, table, type Raw } from '../../../decode/fields';

export const ResourceAllocationAggregationPeriod = /*#__PURE__*/ table('RESOURCE_ALLOCATION_AGGREGATION_PERIOD_UNSPECIFIED RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY RESOURCE_ALLOCATION_AGGREGATION_PERIOD_MONTHLY');
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
export function decodeResourceAllocationRawEntry(o: Raw): void {
  if (typeof o['kind'] !== 'string') str(o, 'kind', 0);
  if (typeof o['startTime'] !== 'string') str(o, 'startTime', 4);
  if (typeof o['endTime'] !== 'string') str(o, 'endTime', 4);
  int(o, 'experimentId', 0);
  if (typeof o['username'] !== 'string') str(o, 'username', 0);
  int(o, 'userId', 0);
  lis(o, 'labels', 0, str);
  if (typeof o['seconds'] !== 'number') rea(o, 'seconds', 0);
  int(o, 'slots', 0);
}
export function decodeResourceAllocationRawResponse(o: Raw): void {
  res(o, 'resourceEntries', 0, decodeResourceAllocationRawEntry);
}
