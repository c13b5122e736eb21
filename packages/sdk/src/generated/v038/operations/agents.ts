// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Operation } from '../../../v038/operation';
import { decodeDisableAgentResponse, decodeDisableSlotResponse, decodeEnableAgentResponse, decodeEnableSlotResponse, decodeGetAgentResponse, decodeGetAgentsResponse, decodeGetSlotResponse, decodeGetSlotsResponse } from '../decoders/agents';

export const getAgents: Operation<'getAgents'> = { id: 'getAgents', method: 'GET', path: '/api/v1/agents', required: '', shows: ["agent"], decode: decodeGetAgentsResponse };
export const getAgent: Operation<'getAgent'> = { id: 'getAgent', method: 'GET', path: '/api/v1/agents/{agentId}', required: 'agentId', shows: ["agent {agentId}"], decode: decodeGetAgentResponse };
export const getSlots: Operation<'getSlots'> = { id: 'getSlots', method: 'GET', path: '/api/v1/agents/{agentId}/slots', required: 'agentId', shows: ["agent {agentId}"], decode: decodeGetSlotsResponse };
export const getSlot: Operation<'getSlot'> = { id: 'getSlot', method: 'GET', path: '/api/v1/agents/{agentId}/slots/{slotId}', required: 'agentId slotId', shows: ["agent {agentId}"], decode: decodeGetSlotResponse };
export const enableAgent: Operation<'enableAgent'> = { id: 'enableAgent', method: 'POST', path: '/api/v1/agents/{agentId}/enable', required: 'agentId', retry: 'idempotent', changes: ["agent {agentId}", "pool"], decode: decodeEnableAgentResponse };
export const disableAgent: Operation<'disableAgent'> = { id: 'disableAgent', method: 'POST', path: '/api/v1/agents/{agentId}/disable', required: 'agentId body', retry: 'idempotent', changes: ["agent {agentId}", "pool", "allocation", "log"], decode: decodeDisableAgentResponse };
export const enableSlot: Operation<'enableSlot'> = { id: 'enableSlot', method: 'POST', path: '/api/v1/agents/{agentId}/slots/{slotId}/enable', required: 'agentId slotId', retry: 'idempotent', changes: ["agent {agentId}", "pool"], decode: decodeEnableSlotResponse };
export const disableSlot: Operation<'disableSlot'> = { id: 'disableSlot', method: 'POST', path: '/api/v1/agents/{agentId}/slots/{slotId}/disable', required: 'agentId slotId body', retry: 'idempotent', changes: ["agent {agentId}", "pool", "allocation"], decode: decodeDisableSlotResponse };
