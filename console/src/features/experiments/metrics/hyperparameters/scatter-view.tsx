import { ScaleLegend } from '@trainyard/ui/charts/color/legend';
import { Histogram } from '@trainyard/ui/charts/histogram/histogram';
import { ScatterPlot } from '@trainyard/ui/charts/scatter/scatter-plot';
import { useMemo, useState } from 'react';
import { useChosenTrials } from '../chosen-trials';
import { useOpenTrial } from '../use-open-trial';
import { ColorChoice } from './color-choice';
import { Gallery, TileGrid } from './gallery';
import { type ChoosingViewProps, HyperparameterView } from './hyperparameter-view';
import { trialPoints, usePointChoice, useTrialColors } from './trial-points';
import { TrialTable } from './trial-table';
import type { Measured } from './use-measured-trials';

/** A scatter plot of the metric over each hyperparameter. */
export const ScatterView = (props: ChoosingViewProps) => (
  <HyperparameterView {...props} choices={<ColorChoice {...props} />}>
    {(measured) => <Plots {...props} measured={measured} />}
  </HyperparameterView>
);

type Props = ChoosingViewProps & { measured: Measured };

function Plots({ measured, ...view }: Props) {
  const { experimentId } = view;
  const { hyperparameters, metricDimension, metric, trials } = measured;
  const { legend, ...colors } = useTrialColors(measured, view.search.color);
  const choice = useChosenTrials(experimentId);
  const points = usePointChoice(choice);
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
  const enlargedPlot = large === undefined ? undefined : plots[large];
  return (
    <>
      {legend ? <ScaleLegend {...legend} /> : null}
      <TileGrid>
        {plots.map((plot, index) => (
          <ScatterPlot
            key={plot.x.id}
            {...plot}
            {...colors}
            hasLegend={false}
            onLarge={() => setLarge(index)}
            onPick={open}
            {...points}
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
      <TrialTable
        {...view}
        caption="Trials of the points"
        measured={measured}
        trials={trials}
        choice={choice}
      />
      {enlargedPlot && large !== undefined ? (
        <Gallery title="HP Scatter Plots" at={large} count={plots.length} onChange={setLarge}>
          <ScatterPlot {...enlargedPlot} {...colors} height={420} onPick={open} {...points} />
        </Gallery>
      ) : null}
    </>
  );
}
