import type { ReactNode } from 'react';
import { cssColor } from '../../lib/colors';
import { cn } from '../../lib/utils';
import { displayText } from '../../lib/visible-controls';

/** The legend of a saved picture: lines by name, or a scale from one value to another. */
export type ChartLegend =
  | { kind: 'series'; items: readonly { name: string; color: string; dash?: readonly number[] }[] }
  | { kind: 'scale'; title: string; colors: readonly string[]; from: string; to: string };

type EntriesProps = {
  label: string;
  /** has more entries than a page has space for: the legend scrolls */
  isLong?: boolean;
  children: ReactNode;
};

/** The entries of a legend below or above its chart, whose names wrap instead of being cut. */
export const LegendEntries = ({ label, isLong = false, children }: EntriesProps) => (
  <ul
    className={cn(
      'mt-1 flex min-w-0 flex-wrap gap-x-4 text-sm wrap-anywhere text-muted',
      // four whole lines
      isLong && 'max-h-24 overflow-y-auto overscroll-contain scroll-bg print:max-h-none',
    )}
    aria-label={label}
  >
    {children}
  </ul>
);

/** A metric's colors from its lowest to its highest value. */
export const ScaleLegend = ({ title, colors, from, to }: ChartLegend & { kind: 'scale' }) => (
  <p className="flex flex-wrap items-center gap-x-2 pt-1 text-sm text-muted">
    <span className="min-w-0 wrap-anywhere">{displayText(title)}</span>
    <span className="flex items-center gap-2">
      <span className="num">{from}</span>
      <span
        aria-hidden
        className="h-2 w-24 shrink-0 rounded-sm"
        style={{ background: `linear-gradient(to right, ${colors.join(', ')})` }}
      />
      <span className="num">{to}</span>
    </span>
  </p>
);

/** Explains the colors of a chart: values by a scale, or words by their colors. */
export const ColorLegend = ({ legend }: { legend: ChartLegend }) =>
  legend.kind === 'scale' ? (
    <ScaleLegend {...legend} />
  ) : (
    <LegendEntries label="Colors">
      {legend.items.map(({ name, color, dash }) => (
        <li key={name} className="flex min-h-6 items-center gap-1.5">
          <Swatch color={color} {...(dash ? { dash } : {})} />
          <span>{displayText(name)}</span>
        </li>
      ))}
    </LegendEntries>
  );

type Props = { color: string; dash?: readonly number[] };

/** A short sample of the line itself. */
export const Swatch = ({ color, dash = [] }: Props) => (
  <svg aria-hidden className="h-[3px] w-2.5 shrink-0" viewBox="0 0 10 3">
    <line
      x1={0}
      x2={10}
      y1={1.5}
      y2={1.5}
      strokeWidth={3}
      strokeDasharray={dash.map((length) => length / 2).join(' ')}
      style={{ stroke: cssColor(color) }}
    />
  </svg>
);
