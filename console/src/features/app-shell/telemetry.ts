import { queryOptions } from '@tanstack/react-query';
import { getTelemetry } from '@trainyard/sdk/calls';
import { client } from '~/app/api';

/** The place for an analytics library. None ships, so nothing is sent. */
const analytics = { load: (_key: string): void => undefined };

/** Reads the analytics key of the cluster; null where the master's answer is not a valid key. */
export const telemetryQuery = queryOptions({
  queryKey: ['telemetry'],
  queryFn: async ({ signal }) => {
    const { segmentKey } = await getTelemetry(client, {}, { signal });
    if (!/^[a-z0-9]{32}$/i.test(segmentKey)) return null;
    analytics.load(segmentKey);
    return segmentKey;
  },
  staleTime: Number.POSITIVE_INFINITY,
  meta: { errorMessage: 'Failed to load telemetry.', isSilent: true },
});
