import {
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from '@trainyard/ui/base/dropdown-menu';
import { fieldOf, isQuantity } from '~/features/experiments/base/fields';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import type { SearchChange } from '~/features/experiments/experiment-list/list-source';
import { derivedOf } from './derived';
import { smoothedId, smoothedOf, smoothingWeights } from './smoothed';
import {
  isMastersFigure,
  metricColumn,
  type Statistic,
  statisticsOf,
  withStatistic,
} from './statistics';
import { withColumn } from './with-column';

type Props = {
  columnId: string;
  search: ExperimentListSearch;
  onSearchChange: SearchChange;
  /** filters by the column */
  onFilterBy: () => void;
  /** changes its expression */
  onDerive: () => void;
};

const isFilterable = (id: string): boolean => {
  const field = fieldOf(id);
  if (field) return field.filter !== undefined;
  const metric = metricColumn(id);
  // the master cannot compare the others
  return metric ? isMastersFigure(metric) : !/^(fx|smoothed)\./.test(id);
};

/** True if it contains numbers, or may contain them: only the values of a hyperparameter show it. */
const mayHaveHeatMap = (id: string): boolean =>
  // a bar shows the share of progress already
  (isQuantity(id) && id !== 'progress') ||
  /^(hp|metadata|fx|smoothed)\../.test(id) ||
  metricColumn(id) !== undefined;

const words: Record<Statistic, string> = {
  best: 'At the best validation',
  last: 'Last',
  min: 'Min',
  max: 'Max',
  mean: 'Mean',
};

/** The items that the menu of a column of experiments adds. */
export default function ColumnItems({ columnId, search, onSearchChange, ...props }: Props) {
  const { heat } = search;
  const isHeated = heat.includes(columnId);
  return (
    <>
      {isFilterable(columnId) ? (
        <DropdownMenuItem onSelect={props.onFilterBy}>Filter by this column</DropdownMenuItem>
      ) : null}
      {mayHaveHeatMap(columnId) ? (
        <DropdownMenuCheckboxItem
          checked={isHeated}
          onCheckedChange={() =>
            onSearchChange({
              heat: isHeated ? heat.filter((id) => id !== columnId) : [...heat, columnId],
            })
          }
        >
          Heat map
        </DropdownMenuCheckboxItem>
      ) : null}
      <DropdownMenuItem onSelect={() => onSearchChange({ group: columnId })}>
        Group by this column
      </DropdownMenuItem>
      {derivedOf(columnId) ? (
        <DropdownMenuItem onSelect={props.onDerive}>Edit derived column...</DropdownMenuItem>
      ) : null}
      <StatisticItems {...{ columnId, search, onSearchChange }} />
    </>
  );
}

/** Which figure of a metric the column shows; the column keeps its place and its width. */
function StatisticItems({
  columnId,
  search,
  onSearchChange,
}: Omit<Props, 'onFilterBy' | 'onDerive'>) {
  const smoothed = smoothedOf(columnId);
  const column = smoothed ? { ...smoothed, statistic: columnId } : metricColumn(columnId);
  if (!column) return null;
  const choose = (to: string) => onSearchChange(withColumn(search, { from: columnId, to }));
  const { group, metric } = column;
  const weights =
    group === 'training' || group === 'validation'
      ? smoothingWeights.map((weight) => ({ weight, id: smoothedId({ group, metric, weight }) }))
      : [];
  return (
    <>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>Value of the best trial</DropdownMenuLabel>
      <DropdownMenuRadioGroup
        aria-label="Value of the best trial"
        value={column.statistic}
        onValueChange={(statistic) => {
          const newStatistic = statisticsOf(column).find((each) => each === statistic);
          choose(newStatistic ? withStatistic(column, newStatistic) : statistic);
        }}
      >
        {statisticsOf(column).map((statistic) => (
          <DropdownMenuRadioItem key={statistic} value={statistic}>
            {words[statistic]}
          </DropdownMenuRadioItem>
        ))}
        {weights.map(({ id, weight }) => (
          <DropdownMenuRadioItem key={id} value={id}>
            Smoothed last ({weight})
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </>
  );
}
