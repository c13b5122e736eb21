import { getTelemetry } from '@trainyard/sdk/calls';
import type { AnyCall } from '@trainyard/sdk/query';
import { q } from '~/data/q';
import { silent } from '~/data/silent';

/** The place for an analytics library. None ships, so nothing is sent. */
const analytics = { load: (_key: string): void => undefined };

const readTelemetry: AnyCall<object, string | null> = async (...request) => {
  const { segmentKey } = await getTelemetry(...request);
  if (!/^[a-z0-9]{32}$/i.test(segmentKey)) return null;
  analytics.load(segmentKey);
  return segmentKey;
};

/** Reads the analytics key of the cluster; null where the master's answer is not a valid key. */
export const telemetryQuery = silent(
  q(readTelemetry, {}, { staleTime: Number.POSITIVE_INFINITY, error: 'Failed to load telemetry.' }),
);
