import {
  Chart,
  type ChartData,
  type ChartOptions,
  type ChartType,
  type DefaultDataPoint,
  type Plugin,
} from 'chart.js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Chart as ReactChart } from 'react-chartjs-2';
import { paperWidth, useIsPrinting } from '../lib/printing';
import { axesPlugin } from './axes/axes-plugin';
import type { PictureRef } from './drawing';

Chart.register(axesPlugin);

type Props<Type extends ChartType, Data> = {
  type: Type;
  label: string;
  data: ChartData<Type, Data>;
  options: ChartOptions<Type>;
  plugins?: Plugin<Type>[];
  picture: PictureRef;
};

const waiting = new Set<() => void>();
let frame = 0;

function drawNext() {
  const [draw] = waiting;
  frame = draw ? requestAnimationFrame(drawNext) : 0;
  if (!draw) return;
  waiting.delete(draw);
  draw();
}

/**
 * Returns true when a chart may be drawn: each chart in its own frame, so that a page with many of
 * them stays responsive, and after the browser has painted the placeholder.
 */
function useTurn(): boolean {
  const isPrinting = useIsPrinting();
  const [hasTurn, setHasTurn] = useState(false);
  useEffect(() => {
    const draw = () => setHasTurn(true);
    waiting.add(draw);
    if (frame === 0) frame = requestAnimationFrame(drawNext);
    return () => {
      waiting.delete(draw);
    };
  }, []);
  return hasTurn || isPrinting;
}

/** False where the browser has no memory left for drawings, or draws none. */
const canDraw = () => !!document.createElement('canvas').getContext('2d');

type Resizable = Pick<Chart, 'width' | 'height' | 'resize'>;

/**
 * Draws a wide chart again in the width of paper: a drawing that is made narrower has narrow texts.
 */
function useFitToPaper(chart: RefObject<Resizable | null>, isDrawn: boolean) {
  const isPrinting = useIsPrinting();
  useEffect(() => {
    const current = chart.current;
    if (!isPrinting || !isDrawn || !current || current.width <= paperWidth) return;
    current.resize(paperWidth, current.height);
    return () => current.resize();
  }, [chart, isPrinting, isDrawn]);
}

/** A chart.js drawing that can be repeated into a file. */
export function ChartJs<Type extends ChartType, Data = DefaultDataPoint<Type>>({
  picture,
  label,
  ...config
}: Props<Type, Data>) {
  const { type, data, options, plugins } = config;
  useEffect(() => {
    picture.current = {
      draw: async (context, size) => {
        const { paintChart } = await import('./paint-chart');
        paintChart({ type, data, options, plugins: plugins ?? [] }, { context, size });
      },
    };
    return () => {
      picture.current = undefined;
    };
  }, [picture, type, data, options, plugins]);
  const hasTurn = useTurn();
  const [isDrawable] = useState(canDraw);
  const chart = useRef<Chart<Type, Data>>(null);
  useFitToPaper(chart, hasTurn);
  if (!hasTurn) return null;
  // chart.js throws when it updates a chart without a context; marks and table do without the drawing
  if (!isDrawable) return <canvas role="img" aria-label={label} />;
  return <ReactChart {...config} ref={chart} aria-label={label} />;
}
