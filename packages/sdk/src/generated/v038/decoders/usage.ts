// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { enumName, map, messages, number, string, type Raw } from '../../../decode/fields';
import { ResourceAllocationAggregationPeriod } from '../../decoders/usage';

export function decodeResourceAllocationAggregatedEntry(raw: Raw): void {
  if (typeof raw['periodStart'] !== 'string') string(raw, 'periodStart', 1);
  enumName(raw, 'period', 1, ResourceAllocationAggregationPeriod);
  if (typeof raw['seconds'] !== 'number') number(raw, 'seconds', 1);
  map(raw, 'byUsername', 1, number);
  map(raw, 'byExperimentLabel', 1, number);
  map(raw, 'byResourcePool', 1, number);
}
export function decodeResourceAllocationAggregatedResponse(raw: Raw): void {
  messages(raw, 'resourceEntries', 1, decodeResourceAllocationAggregatedEntry);
}
