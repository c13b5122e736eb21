import type { CSSProperties } from 'react';
import { cn } from '../lib/utils';

/** The lines of an icon, in a square of this size as the `viewBox` of an SVG. */
export type Strokes = {
  path: string;
  square: number;
  /** of a drawing that is as wide as `square` but lower */
  height?: number;
  /** of the lines */
  width: number;
  dash?: readonly number[];
};

type Props = {
  strokes: Strokes;
  className?: string | undefined;
  style?: CSSProperties | undefined;
};

/** An icon of lines in the color of its text. A list paints the same lines on a canvas. */
export const StrokeIcon = ({ strokes, className, style }: Props) => (
  <svg
    aria-hidden
    viewBox={`0 0 ${strokes.square} ${strokes.height ?? strokes.square}`}
    className={cn('fill-none stroke-current', className)}
    style={style}
    strokeWidth={strokes.width}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={strokes.path} strokeDasharray={strokes.dash?.join(' ') || undefined} />
  </svg>
);
