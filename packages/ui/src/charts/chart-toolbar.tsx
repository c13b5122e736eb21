import { Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { SegmentedControl } from '../base/segmented-control';
import { type ChartViewChoices, ChartViewMenu, type EventKind } from './chart-view-menu';
import type { Scale } from './lines/series';
import { SmoothingSlider } from './lines/smoothing-slider';

const MetricAxisSelect = lazy(() =>
  import('./metric-axis-select').then(({ MetricAxisSelect }) => ({ default: MetricAxisSelect })),
);

const scales = [
  { value: 'linear', label: 'Linear' },
  { value: 'log', label: 'Log' },
] as const;

type ScaleProps = { value: Scale; onChange: (scale: Scale) => void };

export const ScaleSelect = ({ value, onChange }: ScaleProps) => (
  <SegmentedControl label="Scale" value={value} segments={scales} onChange={onChange} />
);

type Props<X extends string> = {
  /** names the filtered items, as in "Filter 18 metrics" */
  filterLabel: string;
  filter: string;
  onFilterChange: (filter: string) => void;
  /** one of the segments, or a metric */
  x: X;
  xSegments: readonly { value: X; label: string }[];
  /** other values for the x axis */
  xMetrics: readonly { value: X; label: string }[];
  onXChange: (x: X) => void;
  scale: Scale;
  onScaleChange: (scale: Scale) => void;
  smoothing: number;
  onSmoothingChange: (smoothing: number) => void;
  view: ChartViewChoices;
  eventKinds?: readonly EventKind[];
  onViewChange: (change: Partial<ChartViewChoices>) => void;
  /** further tools, at the end */
  children?: ReactNode;
};

const ofMetric = 'metric';

/** The x axis of a grid: one segment for each usual choice, and one for all metrics. */
function XAxisChoice<X extends string>(
  props: Pick<Props<X>, 'x' | 'xSegments' | 'xMetrics' | 'onXChange'>,
) {
  const { x, xSegments, xMetrics, onXChange } = props;
  const metric = xMetrics.find(({ value }) => value === x);
  const [first] = xMetrics;
  const segments = [
    ...xSegments,
    ...(first ? [{ value: ofMetric, label: 'Metric' } as const] : []),
  ];
  if (segments.length < 2) return null;
  return (
    <>
      <SegmentedControl<X | typeof ofMetric>
        label="X axis"
        value={metric ? ofMetric : x}
        segments={segments}
        onChange={(next) => {
          if (next !== ofMetric) onXChange(next as X);
          else if (first) onXChange(first.value);
        }}
      />
      {metric ? (
        <Suspense>
          <MetricAxisSelect
            value={x}
            metrics={xMetrics}
            onChange={(next) => {
              const metric = xMetrics.find(({ value }) => value === next);
              if (metric) onXChange(metric.value);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** One set of controls for a whole grid of charts. */
export const ChartToolbar = <X extends string>(props: Props<X>) => (
  <section data-screen-only className="flex flex-wrap items-center gap-2 py-1" aria-label="Charts">
    <span className="relative max-w-55 flex-[1_1_150px] phone:max-w-none phone:basis-full">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1.5 left-2 size-4 text-faint"
        strokeWidth={1.5}
      />
      <input
        type="search"
        aria-label={props.filterLabel}
        placeholder={props.filterLabel}
        value={props.filter}
        onChange={(event) => props.onFilterChange(event.target.value)}
        className="h-7 w-full rounded-md border bg-raised pr-2 pl-8"
      />
    </span>
    <XAxisChoice {...props} />
    <ScaleSelect value={props.scale} onChange={props.onScaleChange} />
    <span className="flex min-w-0 flex-wrap items-center gap-2">
      <SmoothingSlider value={props.smoothing} onChange={props.onSmoothingChange} />
      <ChartViewMenu
        view={props.view}
        eventKinds={props.eventKinds}
        onViewChange={props.onViewChange}
      />
      {props.children}
    </span>
  </section>
);
