// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import { boolean, list, map, message, messageOf, messages, string, type Raw } from '../../decode/fields';
import { decodeContainer, decodeDevice, decodePagination } from './common';

export function decodeAgent(raw: Raw): void {
  if (typeof raw['id'] !== 'string') string(raw, 'id', 1);
  if (typeof raw['registeredTime'] !== 'string') string(raw, 'registeredTime', 4);
  map(raw, 'slots', 0, messageOf(decodeSlot));
  map(raw, 'containers', 0, messageOf(decodeContainer));
  if (typeof raw['label'] !== 'string') string(raw, 'label', 0);
  list(raw, 'addresses', 0, string);
  if (typeof raw['enabled'] !== 'boolean') boolean(raw, 'enabled', 0);
  if (typeof raw['draining'] !== 'boolean') boolean(raw, 'draining', 0);
  if (typeof raw['version'] !== 'string') string(raw, 'version', 0);
  list(raw, 'resourcePools', 0, string);
}
export function decodeDisableAgentResponse(raw: Raw): void {
  message(raw, 'agent', 1, decodeAgent);
}
export function decodeDisableSlotResponse(raw: Raw): void {
  message(raw, 'slot', 1, decodeSlot);
}
export function decodeEnableAgentResponse(raw: Raw): void {
  message(raw, 'agent', 1, decodeAgent);
}
export function decodeEnableSlotResponse(raw: Raw): void {
  message(raw, 'slot', 1, decodeSlot);
}
export function decodeGetAgentResponse(raw: Raw): void {
  message(raw, 'agent', 1, decodeAgent);
}
export function decodeGetAgentsResponse(raw: Raw): void {
  messages(raw, 'agents', 1, decodeAgent);
  message(raw, 'pagination', 1, decodePagination);
}
export function decodeGetSlotResponse(raw: Raw): void {
  message(raw, 'slot', 1, decodeSlot);
}
export function decodeGetSlotsResponse(raw: Raw): void {
  messages(raw, 'slots', 0, decodeSlot);
}
export function decodeSlot(raw: Raw): void {
  if (typeof raw['id'] !== 'string') string(raw, 'id', 0);
  message(raw, 'device', 4, decodeDevice);
  if (typeof raw['enabled'] !== 'boolean') boolean(raw, 'enabled', 0);
  message(raw, 'container', 4, decodeContainer);
  if (typeof raw['draining'] !== 'boolean') boolean(raw, 'draining', 0);
}
