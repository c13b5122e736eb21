// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call, StreamCall } from '../../client/call';
import * as operations from '../operations/master';

/**
 * Get telemetry settings. `GET /api/v1/master/telemetry`
 *
 * Tells whether the master reports usage and with which analytics key. No sign-in is needed; the
 * key is empty while telemetry is off.
 *
 * Who may: public; with roles: public.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The request cannot be read.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getTelemetry: Call<'getTelemetry'> = (client, args, options) =>
  client.call(operations.getTelemetry, args, options);

/**
 * Get cluster information. `GET /api/v1/master`
 *
 * Returns version, identity and switches of the master; no sign-in is needed. Clients read it
 * first to learn branding, sign-in providers and whether role-based access is on. `masterId`
 * changes at every start of the master, `clusterId` never.
 *
 * Who may: public; with roles: public.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The request cannot be read.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getMaster: Call<'getMaster'> = (client, args, options) =>
  client.call(operations.getMaster, args, options);

/**
 * Get the master configuration. `GET /api/v1/master/config`
 *
 * Returns the running configuration as a free object, with secrets replaced by `********`. For
 * administrators only.
 *
 * Who may: admin; with roles: VIEW_MASTER_CONFIG.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller is not an administrator or lacks the permission to read the
 * configuration; also for the session of a deactivated user.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const getMasterConfig: Call<'getMasterConfig'> = (client, args, options) =>
  client.call(operations.getMasterConfig, args, options);

/**
 * Change the master configuration. `PATCH /api/v1/master/config`
 *
 * Changes the log settings of the running master and answers the whole configuration. Only the
 * mask paths `log`, `log.level` and `log.color` are supported; an empty mask changes nothing.
 * Levels are fatal, error, warn, info, debug and trace in any case. Any other path is a 500
 * `unsupported or invalid field`, with which some masters refuse `log` as well, so name
 * `log.level` or `log.color`.
 *
 * Who may: admin; with roles: UPDATE_MASTER_CONFIG.
 * When no clear answer comes it is sent again: twice is as good as once.
 * Changes: master.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The body cannot be decoded.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller is not an administrator or lacks the permission to change the
 * configuration; also for the session of a deactivated user.
 * @throws ApiError 500: The mask names another field (`unsupported or invalid field: ...`) or the
 * level is unknown (`invalid log level: ...`).
 */
export const patchMasterConfig: Call<'patchMasterConfig'> = (client, args, options) =>
  client.call(operations.patchMasterConfig, args, options);

/**
 * Stream the master log. `GET /api/v1/master/logs`
 *
 * Streams lines of the master's own log, oldest first, from a buffer that holds only the latest
 * entries. With `follow` new lines are looked for each second and the stream never ends by itself.
 *
 * Who may: any; with roles: VIEW_MASTER_LOGS.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The limit is negative (`Limit must be >= 0`) or comes together with
 * `follow` (`Limit cannot be specified when following`); also for a query value of the wrong type.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller lacks the permission to read master logs, where role-based
 * access is on; also for the session of a deactivated user.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const masterLogs: StreamCall<'masterLogs'> = (client, args, options) =>
  client.stream(operations.masterLogs, args, options);
