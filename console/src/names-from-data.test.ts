import { readExpression } from '@trainyard/insights/expression/expression';
import { atPaths } from '@trainyard/sdk/model';
import { aggregatedSums, hoursByPeriod, sharesOf } from '@trainyard/sdk/usage';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnNamed } from '~/features/experiments/base/filter/vocabulary';
import { figureOf } from '~/features/experiments/experiment-list/columns/statistics';
import { storedFilters } from '~/features/experiments/logs/filters/stored-filters';
import { summaryValue } from '~/features/experiments/metrics/comparison/comparison-rows';
import { metricPoints } from '~/features/experiments/metrics/trial-series';
import { unitOf } from '~/features/experiments/profiler/profiler';
import { settingsSchema, settingsText } from '~/features/people/settings/raw-settings-dialog';
import { metadataOf } from '~/features/registry/models/metadata-values';
import { parseQuery } from '~/features/shell/palette/parse-query';
import { isFeatureName } from '~/lib/feature-flags';
import { lastValues } from '~/lib/metrics/metric-rows';

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
const anyName = fc.oneof(fc.constantFrom(...inherited), fc.stringMatching(/^x[a-z_]{1,8}$/));
const holding = <Value>(name: string, value: Value): Record<string, Value> =>
  Object.fromEntries([[name, value]]);
const usage = (name: string) => ({
  period: 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY' as const,
  periodStart: '2026-11-20',
  seconds: 3600,
  byUsername: holding(name, 3600),
  byExperimentLabel: {},
  byResourcePool: {},
  byAgentLabel: {},
});

/** All maps of the console with keys from data, each as a lookup by name. */
const maps: Record<string, (name: string) => void> = {
  'last values of metrics': (name) => {
    const summaryMetrics = holding(name, holding(name, { last: 0.5 }));
    expect([...lastValues({ summaryMetrics })]).toEqual([[`${name}|${name}`, 0.5]]);
    expect(summaryValue({ summaryMetrics }, { group: name, name }, 'last')).toBe(0.5);
    expect(summaryValue({ summaryMetrics: {} }, { group: name, name }, 'last')).toBeUndefined();
  },
  'a point of a series': (name) => {
    const point = { batches: 1, values: holding(name, 2), time: null, epoch: 0 };
    const groups = [{ group: name, data: [point, { ...point, batches: 2, values: {} }] }];
    const points = metricPoints(groups, { group: name, name }, { x: 'batches', start: 0 });
    expect(points).toEqual([{ x: 1, y: 2 }]);
  },
  'figures of a metric': (name) => {
    expect(typeof figureOf({}, name)).not.toBe('function');
  },
  'usage by name': (name) => {
    const sums = aggregatedSums([usage(name)], 'byUsername');
    expect(sharesOf(sums)).toEqual([{ key: name, hours: 1 }]);
    expect(hoursByPeriod(sums, ['2026-11-20'], [name])).toEqual([1]);
  },
  'hyperparameters of a form': (name) => {
    expect(JSON.stringify(atPaths([[[name, name], 1]]))).toBe(
      JSON.stringify(holding(name, holding(name, 1))),
    );
  },
  'an expression': (name) => {
    expect(readExpression(`${name}(1)`, { isName: () => false }).ok).toBe(false);
  },
  'columns of a filter': (name) => {
    expect(columnNamed(name)).toBeUndefined();
  },
  'filters of a log': (name) => {
    expect(storedFilters(holding(name, ['x']))).toEqual(storedFilters({}));
  },
  metadata: (name) => {
    expect(Object.entries(metadataOf([{ key: name, value: '1' }]))).toEqual([[name, '1']]);
  },
  'words of the palette': (name) => {
    expect(parseQuery(name).words).toEqual([name.toLowerCase()]);
  },
  units: (name) => {
    expect(unitOf(name)).toBe(name);
  },
  settings: (name) => {
    const settings = settingsSchema.parse(JSON.stringify(holding(name, holding(name, 1))));
    expect(JSON.parse(settingsText(settings))).toEqual(holding(name, holding(name, 1)));
    expect(Object.keys(settings)).toEqual([name]);
  },
  features: (name) => {
    expect(isFeatureName(name)).toBe(false);
  },
};

describe('a name out of data is a name', () => {
  test.each(Object.entries(maps))('in %s', (_, check) => {
    fc.assert(
      fc.property(anyName, (name) => {
        check(name);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { examples: inherited.map((name) => [name]) },
    );
  });
});
