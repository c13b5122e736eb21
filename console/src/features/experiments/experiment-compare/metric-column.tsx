import { metricKey } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { formatMetric, missing } from '@trainyard/ui/lib/format';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { BestValue } from '~/components/metrics/best-value';
import { deltaText } from '~/lib/compare-rows';
import { bestValue, type SearchedMetric, searchedBy } from '~/lib/metrics/metric-direction';
import { shownValues } from '~/lib/metrics/metric-rows';
import type { BestTrials } from './best-trials';

const column = columnsFor<Experiment>();

type Options = {
  best: BestTrials;
  /** the experiment with which the others are compared; 0: none */
  base: number;
};

/**
 * The searcher metric that all compared experiments share: the best value of the best trial of
 * each. Marks the best one, and shows the difference of the others to the base. No column if the
 * searcher metrics differ, because their values cannot be ranked.
 */
export function metricColumns(
  experiments: readonly Experiment[],
  { best, base }: Options,
): TableColumn<Experiment>[] {
  const all = new Map(
    experiments.map(({ config }) => {
      const metric = searchedBy(config);
      return [metric?.join(' '), metric];
    }),
  );
  const [searched] = all.values();
  if (all.size !== 1 || !searched) return [];
  const values = new Map(experiments.map(({ id }) => [id, searchedValue(best.get(id), searched)]));
  const bestOfAll = bestValue([...values.values()], searched[1]);
  const baseValue = values.get(base);
  return [
    column.accessor(({ id }) => values.get(id), {
      id: 'metric',
      header: `Best ${searched[0]}`,
      sortUndefined: 'last',
      cell: ({ row: { original } }) => {
        const value = values.get(original.id);
        if (value === undefined) return <span className="text-faint">{missing}</span>;
        const delta = baseValue === undefined ? '' : deltaText(value, baseValue);
        return (
          <>
            {delta === '' ? null : <span className="text-sm text-faint">{delta} </span>}
            <BestValue text={formatMetric(value)} isBest={value === bestOfAll} />
          </>
        );
      },
      meta: { isEnd: true, phone: 'line' },
    }),
  ];
}

function searchedValue(
  trial: ReturnType<BestTrials['get']>,
  searched: SearchedMetric,
): number | undefined {
  if (trial === undefined) return undefined;
  const values = shownValues(trial.summaries, { kind: 'best', searched: [searched] });
  return values.get(metricKey({ group: 'validation', name: searched[0] }));
}
