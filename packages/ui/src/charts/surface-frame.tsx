import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { Size } from '../hooks/use-element';
import { cn } from '../lib/utils';

type Props = Omit<HTMLAttributes<HTMLDivElement>, 'role' | 'tabIndex'> & {
  ref?: Ref<HTMLDivElement>;
  /** names the chart and describes its keys */
  label: string;
  /** the item under the cursor, announced when it moves */
  spoken: string;
  children: ReactNode;
};

/**
 * The focusable frame of every chart: one Tab stop whose cursor moves with keys and is announced.
 */
export const SurfaceFrame = ({ label, spoken, children, className, ...rest }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a chart is not a form group
  <div
    {...rest}
    role="group"
    aria-roledescription="chart"
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the cursor
    tabIndex={0}
    className={cn('relative h-full touch-pan-y rounded-sm select-none', className)}
  >
    {children}
    <p className="sr-only" aria-live="polite">
      {spoken}
    </p>
  </div>
);

type CanvasFrameProps = { size: Size; children: ReactNode };

/**
 * The area of the drawing of a chart, once its size is known.
 */
export const CanvasFrame = ({ size, children }: CanvasFrameProps) =>
  size.width > 0 ? <div className="absolute inset-0">{children}</div> : null;
