import { useMemo, useState } from 'react';
import { Histogram } from '~/components/charts/histogram';
import { ScaleLegend } from '~/components/charts/scale-legend';
import { ScatterPlot } from '~/components/charts/scatter-plot';
import { useOpenTrial } from '../use-open-trial';
import { Gallery } from './gallery';
import { HyperparameterView, type HyperparameterViewProps } from './hyperparameter-view';
import { TileGrid } from './tile-grid';
import { trialPoints } from './trial-points';
import type { Measured } from './use-measured-trials';
import { useMetricColors } from './use-metric-colors';

/** A plot per hyperparameter: how the metric goes with it. */
export const ScatterView = (props: HyperparameterViewProps) => (
  <HyperparameterView {...props}>
    {(measured) => <Plots measured={measured} experimentId={props.experimentId} />}
  </HyperparameterView>
);

type Props = { measured: Measured; experimentId: number };

function Plots({ measured, experimentId }: Props) {
  const { hyperparameters, metricDimension, metric, trials } = measured;
  const { colorBy, legend } = useMetricColors(measured);
  const open = useOpenTrial(experimentId);
  const [large, setLarge] = useState<number>();
  const plots = useMemo(
    () =>
      hyperparameters.map((x) => ({
        title: `${metric.name} vs ${x.label}`,
        x,
        y: metricDimension,
        points: trialPoints(measured, { x, y: metricDimension }),
      })),
    [measured, hyperparameters, metric.name, metricDimension],
  );
  const values = useMemo(() => trials.map(({ value }) => value), [trials]);
  const shown = large === undefined ? undefined : plots[large];
  return (
    <>
      <ScaleLegend {...legend} />
      <TileGrid>
        {plots.map((plot, index) => (
          <ScatterPlot
            key={plot.x.id}
            {...plot}
            colorBy={colorBy}
            hasLegend={false}
            onLarge={() => setLarge(index)}
            onPick={open}
          />
        ))}
        <Histogram
          title={`Distribution of ${metric.name}`}
          label={metric.name}
          values={values}
          scale={metricDimension.kind === 'number' ? metricDimension.scale : 'linear'}
          height={260}
          hint=""
        />
      </TileGrid>
      {shown && large !== undefined ? (
        <Gallery title="HP Scatter Plots" at={large} count={plots.length} onChange={setLarge}>
          <ScatterPlot {...shown} colorBy={colorBy} height={420} onPick={open} />
        </Gallery>
      ) : null}
    </>
  );
}
