import { type RefObject, useEffect, useRef } from 'react';
import type { Size } from '../hooks/use-element';
import { cn } from '../lib/utils';
import type { RecordingContext } from './export/recording-context';

/** Draws a chart again, onto a context that becomes a file. */
export type Picture = {
  draw: (context: RecordingContext, size: Size) => void | Promise<void>;
  /** the only size that it can be drawn in; without one it fits any */
  size?: Size;
};

/** Receives the picture of a drawing, for the tools of its figure. */
export type PictureRef = RefObject<Picture | undefined>;

export type Draw = (context: CanvasRenderingContext2D) => void;

type Props = {
  size: Size;
  draw: Draw;
  label?: string;
  /** an overlay for the current interaction: not part of a saved picture */
  isOverlay?: boolean;
};

/** Our own canvas, sharp on every screen, redrawn when `draw` or the size changes. */
export function Drawing({ size, draw, label, isOverlay = false }: Props) {
  const ref = useRef<HTMLCanvasElement>(null);
  const { width, height } = size;
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context || width === 0 || height === 0) return;
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
    context.scale(devicePixelRatio, devicePixelRatio);
    draw(context);
  }, [width, height, draw]);
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <canvas
      ref={ref}
      {...name}
      data-overlay={isOverlay ? '' : undefined}
      className={cn('absolute inset-0 size-full', isOverlay && 'pointer-events-none')}
    />
  );
}

/** Gives the figure of a drawing its picture, which is drawn as on the screen. */
export function useCanvasPicture(ref: PictureRef, { draw, size }: Pick<Props, 'draw' | 'size'>) {
  useEffect(() => {
    ref.current = { draw: ({ asContext }) => draw(asContext), size };
    return () => {
      ref.current = undefined;
    };
  }, [ref, draw, size]);
}
