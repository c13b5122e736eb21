// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/agents';

/**
 * List agents. `GET /api/v1/agents`
 *
 * Lists the connected agents with their slots and containers. An agent that lost its connection
 * stays listed for about a minute, disabled and draining, before it vanishes.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A query value has the wrong type, or the offset lies outside the list.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 500: The resource manager does not answer; also for a negative limit.
 */
export const getAgents: Call<'getAgents'> = (client, args, options) =>
  client.call(operations.getAgents, args, options);

/**
 * Get an agent. `GET /api/v1/agents/{agentId}`
 *
 * Returns one agent with its slots and the containers that run on it.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 404: No agent has this id (`actor '/agents/<id>' not found`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const getAgent: Call<'getAgent'> = (client, args, options) =>
  client.call(operations.getAgent, args, options);

/**
 * List the slots of an agent. `GET /api/v1/agents/{agentId}/slots`
 *
 * Returns all slots of an agent, without paging.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 404: No agent has this id (`actor '/agents/<id>' not found`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const getSlots: Call<'getSlots'> = (client, args, options) =>
  client.call(operations.getSlots, args, options);

/**
 * Get a slot. `GET /api/v1/agents/{agentId}/slots/{slotId}`
 *
 * Returns one slot. After a restart of the master this call may miss slots that the list still
 * shows, until the agent has been away for about a minute.
 *
 * Who may: any; with roles: any.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The session belongs to a deactivated user.
 * @throws ApiError 404: No such agent or slot.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: A name in the path holds a slash or a colon, which no route matches.
 */
export const getSlot: Call<'getSlot'> = (client, args, options) =>
  client.call(operations.getSlot, args, options);

/**
 * Enable an agent. `POST /api/v1/agents/{agentId}/enable`
 *
 * Lets an agent take new work again and returns it.
 *
 * Who may: admin; with roles: UPDATE_AGENTS.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: agent, pool.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller is not an administrator or lacks the permission to update
 * agents; also for the session of a deactivated user.
 * @throws ApiError 404: No agent has this id (`actor '/agents/<id>' not found`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: The resource manager offers no such switch; also for a name holding a
 * slash or a colon, which no route matches.
 */
export const enableAgent: Call<'enableAgent'> = (client, args, options) =>
  client.call(operations.enableAgent, args, options);

/**
 * Disable an agent. `POST /api/v1/agents/{agentId}/disable`
 *
 * Takes an agent out of service and returns it. Running work is moved off at once, unless `drain`
 * is set: then it may finish and only new work is refused.
 *
 * Who may: admin; with roles: UPDATE_AGENTS.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: agent, pool, allocation, log.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller is not an administrator or lacks the permission to update
 * agents; also for the session of a deactivated user.
 * @throws ApiError 404: No agent has this id (`actor '/agents/<id>' not found`).
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @throws ApiError 501: The resource manager offers no such switch; also for a name holding a
 * slash or a colon, which no route matches.
 */
export const disableAgent: Call<'disableAgent'> = (client, args, options) =>
  client.call(operations.disableAgent, args, options);

/**
 * Enable a slot. `POST /api/v1/agents/{agentId}/slots/{slotId}/enable`
 *
 * Lets a slot take new work again and returns it. Unlike for reading, a missing slot is answered
 * with 500.
 *
 * Who may: admin; with roles: UPDATE_AGENTS.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: agent, pool.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller is not an administrator or lacks the permission to update
 * agents; also for the session of a deactivated user.
 * @throws ApiError 500: No such agent or slot is connected (`actor /agents/<id>/slots/<n> could
 * not be found`).
 * @throws ApiError 501: The resource manager offers no such switch; also for a name holding a
 * slash or a colon, which no route matches.
 */
export const enableSlot: Call<'enableSlot'> = (client, args, options) =>
  client.call(operations.enableSlot, args, options);

/**
 * Disable a slot. `POST /api/v1/agents/{agentId}/slots/{slotId}/disable`
 *
 * Takes a slot out of service and returns it. A trial running on it is queued again elsewhere
 * without counting as a restart, unless `drain` lets it finish. Unlike for reading, a missing slot
 * is answered with 500.
 *
 * Who may: admin; with roles: UPDATE_AGENTS.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: agent, pool, allocation.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller is not an administrator or lacks the permission to update
 * agents; also for the session of a deactivated user.
 * @throws ApiError 500: No such agent or slot is connected (`actor /agents/<id>/slots/<n> could
 * not be found`).
 * @throws ApiError 501: The resource manager offers no such switch; also for a name holding a
 * slash or a colon, which no route matches.
 */
export const disableSlot: Call<'disableSlot'> = (client, args, options) =>
  client.call(operations.disableSlot, args, options);
