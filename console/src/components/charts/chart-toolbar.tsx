import { Search } from 'lucide-react';
import { SegmentedControl } from '~/components/ui/segmented-control';
import type { Scale } from './series';
import { SmoothingSlider } from './smoothing-slider';

const scales = [
  { value: 'linear', label: 'Linear' },
  { value: 'log', label: 'Log' },
] as const;

type ScaleProps = { value: Scale; onChange: (scale: Scale) => void };

export const ScaleSelect = ({ value, onChange }: ScaleProps) => (
  <SegmentedControl label="Scale" value={value} segments={scales} onChange={onChange} />
);

type Props<X extends string> = {
  /** what is filtered, as in "Filter 18 metrics" */
  filterLabel: string;
  filter: string;
  onFilterChange: (filter: string) => void;
  x: X;
  xSegments: readonly { value: X; label: string }[];
  onXChange: (x: X) => void;
  scale: Scale;
  onScaleChange: (scale: Scale) => void;
  smoothing: number;
  onSmoothingChange: (smoothing: number) => void;
};

/** one set of choices for a whole grid of charts */
export const ChartToolbar = <X extends string>(props: Props<X>) => (
  <section className="flex flex-wrap items-center gap-2 py-1" aria-label="Charts">
    <span className="relative flex-[0_1_220px] phone:basis-full">
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
    {props.xSegments.length > 1 ? (
      <SegmentedControl
        label="X axis"
        value={props.x}
        segments={props.xSegments}
        onChange={props.onXChange}
      />
    ) : null}
    <ScaleSelect value={props.scale} onChange={props.onScaleChange} />
    <span className="ml-1.5">
      <SmoothingSlider value={props.smoothing} onChange={props.onSmoothingChange} />
    </span>
  </section>
);
