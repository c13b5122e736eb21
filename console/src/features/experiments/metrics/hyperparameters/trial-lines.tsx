import { ParallelCoordinates } from '@trainyard/ui/charts/parallel/parallel-coordinates';
import {
  type KeptBrushes,
  type ParallelFilter,
  useParallelFilter,
} from '@trainyard/ui/charts/parallel/use-parallel-filter';
import { plural } from '@trainyard/ui/lib/format';
import { type ReactNode, useMemo } from 'react';
import { badgeOf, visibleName } from '~/components/metrics/metric-label';
import { useOpenTrial } from '../use-open-trial';
import type { HyperparameterSearch } from './search';
import { placeOf } from './trial-dimensions';
import { type PointChoice, useTrialColors } from './trial-points';
import type { Measured } from './use-measured-trials';

/**
 * Measured trials as lines over their hyperparameters with the metric last, and the brushed ranges.
 */
export function useTrialLines(
  { trials, hyperparameters, metricDimension }: Measured,
  ownerState?: KeptBrushes,
) {
  const dimensions = useMemo(
    () => [...hyperparameters, metricDimension],
    [hyperparameters, metricDimension],
  );
  const lines = useMemo(
    () =>
      trials.map((trial) => ({
        id: String(trial.trialId),
        name: `trial ${trial.trialId}`,
        values: [...hyperparameters.map((dimension) => placeOf(trial, dimension)), trial.value],
      })),
    [trials, hyperparameters],
  );
  return useParallelFilter(dimensions, lines, ownerState);
}

type Props = {
  experimentId: number;
  measured: Measured;
  /** from `useTrialLines` */
  filter: ParallelFilter;
  /** the emphasized trial; the others are faint */
  focused?: number | undefined;
  /** true if trials can be selected */
  choice?: PointChoice;
  /** what the colors show; the metric by default */
  color?: HyperparameterSearch['color'];
  height?: number;
  /** in the caption */
  control?: ReactNode;
  /** the trial under the pointer, also of another chart of the page */
  highlighted?: string | undefined;
  onHighlight?: (id: string | undefined) => void;
  /** several trials that another part of the page points at: the others are faint */
  group?: ReadonlySet<number> | undefined;
};

/** The lines of the trials of a search; each opens its trial. */
export function TrialLines(props: Props) {
  const { experimentId, measured, filter, focused, choice, color, group, ...figure } = props;
  const { trials, metric, metricDimension } = measured;
  const { colorBy: byMetric, variableOf } = useTrialColors(measured, color ?? 'metric');
  const colorBy = useMemo(
    () => byMetric && { ...byMetric, dimensionId: metricDimension.id },
    [byMetric, metricDimension.id],
  );
  const grouped = useMemo(
    // all trials together are marked by nothing
    () => (group && group.size < trials.length ? new Set([...group].map(String)) : undefined),
    [group, trials.length],
  );
  return (
    <ParallelCoordinates
      title={`${visibleName(metric.name)}, ${plural(trials.length, 'trial')}`}
      badges={[badgeOf(metric.group)]}
      filter={filter}
      colorBy={colorBy}
      variableOf={variableOf}
      focused={focused === undefined ? undefined : String(focused)}
      onPick={useOpenTrial(experimentId)}
      {...choice}
      {...(grouped && { chosen: grouped })}
      {...figure}
      fileName={`parallel-coordinates-${focused ?? experimentId}.png`}
    />
  );
}
