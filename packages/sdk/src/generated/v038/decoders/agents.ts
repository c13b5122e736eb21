// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import { boo, int, lis, map, of, ref, res, str, type Raw } from '../../../decode/fields';
import { decodeDevice, decodePagination } from '../../decoders/common';
import { decodeContainer } from './common';

export function decodeAgent(o: Raw): void {
  if (typeof o['id'] !== 'string') str(o, 'id', 1);
  if (typeof o['registeredTime'] !== 'string') str(o, 'registeredTime', 4);
  map(o, 'slots', 0, of(decodeSlot));
  map(o, 'containers', 0, of(decodeContainer));
  lis(o, 'addresses', 0, str);
  if (typeof o['enabled'] !== 'boolean') boo(o, 'enabled', 0);
  if (typeof o['draining'] !== 'boolean') boo(o, 'draining', 0);
  if (typeof o['version'] !== 'string') str(o, 'version', 0);
  lis(o, 'resourcePools', 0, str);
  ref(o, 'slotStats', 5, decodeSlotStats);
}
export function decodeDeviceStats(o: Raw): void {
  map(o, 'states', 0, int);
  int(o, 'draining', 1);
  int(o, 'disabled', 1);
  int(o, 'total', 1);
}
export function decodeDisableAgentResponse(o: Raw): void {
  ref(o, 'agent', 1, decodeAgent);
}
export function decodeDisableSlotResponse(o: Raw): void {
  ref(o, 'slot', 1, decodeSlot);
}
export function decodeEnableAgentResponse(o: Raw): void {
  ref(o, 'agent', 1, decodeAgent);
}
export function decodeEnableSlotResponse(o: Raw): void {
  ref(o, 'slot', 1, decodeSlot);
}
export function decodeGetAgentResponse(o: Raw): void {
  ref(o, 'agent', 1, decodeAgent);
}
export function decodeSlotStats(o: Raw): void {
  map(o, 'typeStats', 1, of(decodeDeviceStats));
  map(o, 'brandStats', 1, of(decodeDeviceStats));
}
export function decodeGetAgentsResponse(o: Raw): void {
  res(o, 'agents', 1, decodeAgent);
  ref(o, 'pagination', 1, decodePagination);
}
export function decodeGetSlotResponse(o: Raw): void {
  ref(o, 'slot', 1, decodeSlot);
}
export function decodeGetSlotsResponse(o: Raw): void {
  res(o, 'slots', 0, decodeSlot);
}
export function decodeSlot(o: Raw): void {
  if (typeof o['id'] !== 'string') str(o, 'id', 0);
  ref(o, 'device', 4, decodeDevice);
  if (typeof o['enabled'] !== 'boolean') boo(o, 'enabled', 0);
  ref(o, 'container', 4, decodeContainer);
  if (typeof o['draining'] !== 'boolean') boo(o, 'draining', 0);
}
