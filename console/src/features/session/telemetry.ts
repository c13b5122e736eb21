import { queryOptions } from '@tanstack/react-query';
import { getTelemetry } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { queryKeys } from '~/app/query-keys';

/** Calls a library for analytics. None ships: nothing leaves the page until one is put in here. */
const analytics = { load: (_key: string): void => undefined };

/** The key of the analytics of a cluster that reports; null where what the master tells is none. */
export const telemetryQuery = queryOptions({
  queryKey: queryKeys.telemetry,
  queryFn: async ({ signal }) => {
    const { segmentKey } = await getTelemetry(client, {}, { signal });
    if (!/^[a-z0-9]{32}$/i.test(segmentKey)) return null;
    analytics.load(segmentKey);
    return segmentKey;
  },
  staleTime: Number.POSITIVE_INFINITY,
  meta: { errorMessage: 'Failed to load telemetry.', isSilent: true },
});
