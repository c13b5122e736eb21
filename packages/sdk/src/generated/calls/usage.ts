// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

import type { Call } from '../../client/call';
import * as operations from '../operations/usage';

/**
 * List raw resource usage. `GET /api/v1/resources/allocation/raw`
 *
 * Lists every stretch of time in a window during which slots were used: training, validation and
 * checkpointing of trials, image pulling, and agents and instances being up. The answer has no
 * paging, so keep the window small.
 *
 * Who may: any; with roles: VIEW_CLUSTER_USAGE.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: A time is missing (`no start time provided`, `no end time provided`) or
 * the start lies after the end; also for a query value of the wrong type.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not view cluster usage, where role-based access is on; also
 * for the session of a deactivated user.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 * @deprecated by the master
 */
export const resourceAllocationRaw: Call<'resourceAllocationRaw'> = (client, args, options) =>
  client.call(operations.resourceAllocationRaw, args, options);

/**
 * Sum up resource usage. `GET /api/v1/resources/allocation/aggregated`
 *
 * Returns slot-seconds per day or month, in total and by user, experiment label and pool,
 * ascending, with entries only for periods that have data. Sums are made nightly, so today is
 * missing.
 *
 * Who may: any; with roles: VIEW_CLUSTER_USAGE.
 * When no clear answer comes it is sent again: it only reads.
 * Masters: 0.23.4 and 0.38.1.
 *
 * @throws ApiError 400: The period is missing (`no aggregation period specified`), a date cannot
 * be read, or the start lies after the end; also for a query value of the wrong type.
 * @throws ApiError 401: No credential was sent, or the token is forged, expired or signed out.
 * @throws ApiError 403: The caller may not view cluster usage, where role-based access is on; also
 * for the session of a deactivated user.
 * @throws ApiError 500: The master refused the input or failed; the text says why.
 */
export const resourceAllocationAggregated: Call<'resourceAllocationAggregated'> = (client, args, options) =>
  client.call(operations.resourceAllocationAggregated, args, options);
