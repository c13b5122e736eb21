import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { plural } from '@trainyard/ui/lib/format';
import { useMemo } from 'react';
import { metricKeyLabel } from '~/components/metrics/metric-label';
import { PickOne } from '~/features/experiments/base/pick-one';
import type { Direction } from '~/lib/metrics/metric-direction';

const directions = [
  { value: 'smaller', label: 'Smaller is better' },
  { value: 'larger', label: 'Larger is better' },
] as const;

type Props = {
  /** the keys of all metrics */
  keys: readonly string[];
  metric: string;
  onMetricChange: (metric: string) => void;
  /** the direction that configs or the name of the metric say */
  ownDirection: Direction | undefined;
  direction: Direction | undefined;
  onDirectionChange: (direction: Direction) => void;
  /** the number of settings that differ and have no column */
  settingsLeft: number;
};

/** Chooses the metric by which what is compared is ranked. */
export function RankingHead(props: Props) {
  const { keys, metric, ownDirection, direction, settingsLeft } = props;
  const options = useMemo(
    () => keys.map((value) => ({ value, label: metricKeyLabel(value) })),
    [keys],
  );
  if (metric === '') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2 text-sm text-muted">
      <span aria-hidden>Rank by</span>
      <PickOne
        label="Metric of the ranking"
        value={metric}
        nameOf={metricKeyLabel}
        options={options}
        nothingFound="No metric matches"
        onChange={props.onMetricChange}
        className="max-w-72!"
      />
      {ownDirection && ownDirection === direction ? (
        <span>{ownDirection === 'smaller' ? 'smaller is better' : 'larger is better'}</span>
      ) : (
        <SegmentedControl<Direction | ''>
          label="Better values"
          value={direction ?? ''}
          segments={directions}
          onChange={(next) => (next === '' ? undefined : props.onDirectionChange(next))}
        />
      )}
      {direction === undefined ? <span>Say which values are better to rank by it.</span> : null}
      {settingsLeft > 0 ? (
        <span className="num text-faint">
          {plural(settingsLeft, 'more setting differs', 'more settings differ')}, in the table below
        </span>
      ) : null}
    </div>
  );
}
