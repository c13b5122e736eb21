// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { enumName, enumTable, integer, list, map, messages, number, string, type Raw } from '../../decode/fields';

export const ResourceAllocationAggregationPeriod = /*#__PURE__*/ enumTable('RESOURCE_ALLOCATION_AGGREGATION_PERIOD_UNSPECIFIED RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY RESOURCE_ALLOCATION_AGGREGATION_PERIOD_MONTHLY');
export function decodeResourceAllocationAggregatedEntry(raw: Raw): void {
  if (typeof raw['periodStart'] !== 'string') string(raw, 'periodStart', 1);
  enumName(raw, 'period', 1, ResourceAllocationAggregationPeriod);
  if (typeof raw['seconds'] !== 'number') number(raw, 'seconds', 1);
  map(raw, 'byUsername', 1, number);
  map(raw, 'byExperimentLabel', 1, number);
  map(raw, 'byResourcePool', 1, number);
  map(raw, 'byAgentLabel', 1, number);
}
export function decodeResourceAllocationAggregatedResponse(raw: Raw): void {
  messages(raw, 'resourceEntries', 1, decodeResourceAllocationAggregatedEntry);
}
export function decodeResourceAllocationRawEntry(raw: Raw): void {
  if (typeof raw['kind'] !== 'string') string(raw, 'kind', 0);
  if (typeof raw['startTime'] !== 'string') string(raw, 'startTime', 4);
  if (typeof raw['endTime'] !== 'string') string(raw, 'endTime', 4);
  integer(raw, 'experimentId', 0);
  if (typeof raw['username'] !== 'string') string(raw, 'username', 0);
  integer(raw, 'userId', 0);
  list(raw, 'labels', 0, string);
  if (typeof raw['seconds'] !== 'number') number(raw, 'seconds', 0);
  integer(raw, 'slots', 0);
}
export function decodeResourceAllocationRawResponse(raw: Raw): void {
  messages(raw, 'resourceEntries', 0, decodeResourceAllocationRawEntry);
}
