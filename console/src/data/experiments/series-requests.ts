import type { Metric } from '@trainyard/sdk/model';
import type { Args } from '@trainyard/sdk/types';

export type SeriesRequest = Pick<Args<'compareTrials'>, 'metricNames' | 'metricType' | 'group'>;

/** servers and proxies accept URLs of about 8,000 characters */
const maxNameCharacters = 4000;

const lengthInUrl = (name: string) => encodeURIComponent(name).length + 'metricNames=&'.length;

function chunks(names: readonly string[]): string[][] {
  const all: string[][] = [];
  let room = 0;
  for (const name of names) {
    const length = lengthInUrl(name);
    const last = all.at(-1);
    if (last && length <= room) last.push(name);
    else {
      all.push([name]);
      room = maxNameCharacters;
    }
    room -= length;
  }
  return all;
}

const isOwnGroup = ({ group }: Metric) => group === 'training' || group === 'validation';

/**
 * The requests that together return the metrics: without a group the master returns training and
 * validation; other groups are requested by name.
 */
export function seriesRequests(metrics: readonly Metric[]): SeriesRequest[] {
  const ownNames = new Set(metrics.filter(isOwnGroup).map(({ name }) => name));
  const others = new Map<string, string[]>();
  for (const { group, name } of metrics.filter((metric) => !isOwnGroup(metric)))
    others.set(group, [...(others.get(group) ?? []), name]);
  return [
    ...chunks([...ownNames]).map((metricNames) => ({
      metricNames,
      metricType: 'METRIC_TYPE_UNSPECIFIED' as const,
    })),
    ...[...others].flatMap(([group, names]) =>
      chunks(names).map((metricNames) => ({ metricNames, group })),
    ),
  ];
}
