import { lazy, Suspense } from 'react';
import { cn } from '../lib/utils';
import { tooltipSide } from './axes/plot';
import { Swatch } from './color/legend';
import { visibleRows } from './pointer/hover';
import type { PointAction } from './pointer/point-action';

const parts = () => import('./tooltip-parts');
const TooltipNotes = lazy(() => parts().then((file) => ({ default: file.TooltipNotes })));
const TooltipAction = lazy(() => parts().then((file) => ({ default: file.TooltipAction })));

export type TooltipRow = {
  id: string;
  name: string;
  text: string;
  /** a CSS variable; without one there is no swatch */
  color?: string;
  dash?: readonly number[];
};

type Props = {
  title: string;
  rows: readonly TooltipRow[];
  /** the sum of all rows, below them */
  sum?: string | undefined;
  /** what people wrote about the position */
  notes?: readonly string[];
  /** describes the available pointer actions */
  hint?: string;
  /** what the user can do at `x`; the tooltip stays where it has one */
  action?: PointAction | undefined;
  x?: number | undefined;
  highlighted?: string | undefined;
  /** pixels from the left of the chart, and the width of the chart */
  at: number;
  width: number;
};

function place(at: number, width: number) {
  const side = tooltipSide(at, width);
  if (side === 'across') return { left: 0, right: 0 };
  return side === 'right' ? { left: at + 12 } : { right: width - at + 12 };
}

/** Shows the hovered position on top, then its values, at most twelve. */
export function ChartTooltip(props: Props) {
  const { title, rows, sum, notes = [], hint, highlighted, at, width, action, x } = props;
  const { visible, more } = visibleRows(rows, highlighted);
  return (
    <div
      className="pointer-events-none absolute top-4 z-20 min-w-45 rounded-lg border border-line-strong bg-raised px-2.5 py-2 text-sm shadow-float"
      style={place(at, width)}
    >
      <p className="mb-0.5 font-medium text-muted num">{title}</p>
      <ul>
        {visible.map(({ id, name, color, dash, text }) => (
          <li
            key={id}
            className={cn('flex items-center gap-2', id === highlighted && 'font-semibold')}
          >
            {color ? <Swatch color={color} dash={dash} /> : null}
            <span className="max-w-56 truncate">{name}</span>
            <span className="ml-auto pl-3 font-medium num">{text}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="text-faint">and {more} more</p> : null}
      {sum === undefined ? null : (
        <p className="mt-1 flex justify-between border-t pt-1 font-medium">
          All <span className="pl-3 num">{sum}</span>
        </p>
      )}
      {notes.length > 0 ? (
        <Suspense>
          <TooltipNotes notes={notes} />
        </Suspense>
      ) : null}
      {hint ? <p className="mt-0.5 text-faint">{hint}</p> : null}
      {action && x !== undefined ? (
        <Suspense>
          <TooltipAction action={action} x={x} />
        </Suspense>
      ) : null}
    </div>
  );
}
