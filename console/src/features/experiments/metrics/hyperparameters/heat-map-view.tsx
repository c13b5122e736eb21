import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import type { Dimension } from '@trainyard/ui/charts/axes/dimension';
import { ScaleLegend } from '@trainyard/ui/charts/color/legend';
import { HeatMap } from '@trainyard/ui/charts/heat-map/heat-map';
import { OutlierNote } from '@trainyard/ui/charts/outlier-note';
import { ScatterPlot } from '@trainyard/ui/charts/scatter/scatter-plot';
import { type ReactNode, useMemo, useState } from 'react';
import { type ChosenTrials, useChosenTrials } from '../chosen-trials';
import { useOpenTrial } from '../use-open-trial';
import { ColorChoice } from './color-choice';
import { Gallery, TileGrid } from './gallery';
import { type ChoosingViewProps, HyperparameterView } from './hyperparameter-view';
import type { HyperparameterSearch } from './search';
import { trialPoints, useMetricColors, usePointChoice, useTrialColors } from './trial-points';
import { TrialTable } from './trial-table';
import type { Measured } from './use-measured-trials';

const views = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
] as const;
const marks = [
  { value: 'points', label: 'Points' },
  { value: 'cells', label: 'Cells' },
] as const;

/** A heat map of every pair of hyperparameters, in the colors of the metric. */
export const HeatMapView = (props: ChoosingViewProps) => {
  const { search, onSearchChange } = props;
  return (
    <HyperparameterView
      {...props}
      choices={
        <>
          <SegmentedControl
            label="View"
            value={search.view}
            segments={views}
            onChange={(view) => onSearchChange({ view })}
          />
          <SegmentedControl
            label="Marks"
            value={search.marks}
            segments={marks}
            onChange={(next) => onSearchChange({ marks: next })}
          />
          {search.marks === 'points' ? <ColorChoice {...props} /> : null}
        </>
      }
    >
      {(measured) => <Pairs {...props} measured={measured} />}
    </HyperparameterView>
  );
};

type Pair = { x: Dimension; y: Dimension };

/** every two of them both ways round, row by row; one against itself says nothing */
const pairsOf = (dimensions: readonly Dimension[]): Pair[] =>
  dimensions.flatMap((y) => dimensions.filter((x) => x.id !== y.id).map((x) => ({ x, y })));

const titleOf = ({ x, y }: Pair) => `${y.label} vs ${x.label}`;

type Props = ChoosingViewProps & { measured: Measured };

function Pairs({ measured, ...view }: Props) {
  const { experimentId, search } = view;
  const choice = useChosenTrials(experimentId);
  const { hyperparameters } = measured;
  const pairs = useMemo(() => pairsOf(hyperparameters), [hyperparameters]);
  const { legend } = useTrialColors(measured, search.color);
  const { range } = useMetricColors(measured);
  const [large, setLarge] = useState<number>();
  const enlargedPair = large === undefined ? undefined : pairs[large];
  const tiles = pairs.map((pair, index) => (
    <Tile
      key={`${pair.y.id} ${pair.x.id}`}
      pair={pair}
      measured={measured}
      experimentId={experimentId}
      search={search}
      choice={choice}
      onLarge={() => setLarge(index)}
    />
  ));
  return (
    <>
      {search.marks === 'points' && legend ? (
        <>
          <ScaleLegend {...legend} />
          <OutlierNote
            values={measured.trials.map(({ value }) => value)}
            covered={range}
            better={measured.better}
            noun="trial"
          />
        </>
      ) : null}
      {search.view === 'list' || hyperparameters.length < 3 ? (
        <TileGrid>{tiles}</TileGrid>
      ) : (
        <Matrix columns={hyperparameters.length - 1}>{tiles}</Matrix>
      )}
      {pairs.length === 0 ? (
        <p className="py-10 text-center text-muted">Select at least two hyperparameters.</p>
      ) : null}
      <TrialTable
        {...view}
        caption="Trials of the points"
        measured={measured}
        trials={measured.trials}
        choice={choice}
      />
      {enlargedPair && large !== undefined ? (
        <Gallery title="HP Heat Map" at={large} count={pairs.length} onChange={setLarge}>
          <Tile
            pair={enlargedPair}
            measured={measured}
            experimentId={experimentId}
            search={search}
            choice={choice}
            height={420}
          />
        </Gallery>
      ) : null}
    </>
  );
}

type MatrixProps = { columns: number; children: ReactNode };

/** a row per hyperparameter; it scrolls sideways if it is wider than the page */
const Matrix = ({ columns, children }: MatrixProps) => (
  <section
    aria-label="Pairs of hyperparameters"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    tabIndex={0}
    className="-mx-6 overflow-x-auto px-6 py-3 narrow:-mx-4 narrow:px-4"
  >
    <div
      className="grid gap-x-6 gap-y-5"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(280px, 1fr))` }}
    >
      {children}
    </div>
  </section>
);

type TileProps = {
  pair: Pair;
  measured: Measured;
  experimentId: number;
  search: Pick<HyperparameterSearch, 'marks' | 'color'>;
  choice: ChosenTrials;
  height?: number;
  onLarge?: () => void;
};

function Tile({ pair, measured, experimentId, search, choice, height = 220, onLarge }: TileProps) {
  const pointChoice = usePointChoice(choice);
  const { colorBy } = useMetricColors(measured);
  const { legend, ...colors } = useTrialColors(measured, search.color);
  const open = useOpenTrial(experimentId);
  const points = useMemo(() => trialPoints(measured, pair), [measured, pair]);
  const tile = {
    title: titleOf(pair),
    ...pair,
    points,
    height,
    ...(onLarge ? { onLarge } : {}),
  };
  return search.marks === 'cells' ? (
    <HeatMap {...tile} colorBy={colorBy} {...pointChoice} />
  ) : (
    <ScatterPlot
      {...tile}
      {...colors}
      hasLegend={onLarge === undefined && legend !== undefined}
      onPick={open}
      {...pointChoice}
    />
  );
}
