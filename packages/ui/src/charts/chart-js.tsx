import type { ChartData, ChartOptions, ChartType, DefaultDataPoint, Plugin } from 'chart.js';
import { useEffect, useState } from 'react';
import { Chart } from 'react-chartjs-2';
import type { PictureRef } from './drawing';

type Props<Type extends ChartType, Data> = {
  type: Type;
  label: string;
  data: ChartData<Type, Data>;
  options: ChartOptions<Type>;
  plugins?: Plugin<Type>[];
  picture: PictureRef;
  /** is told once it is drawn for the first time */
  onDrawn?: () => void;
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
 * Whether a chart may be drawn: each in a frame of its own, so that a page with many of them answers
 * meanwhile, and what is seen until then is painted before the first.
 */
function useTurn(): boolean {
  const [hasTurn, setHasTurn] = useState(false);
  useEffect(() => {
    const draw = () => setHasTurn(true);
    waiting.add(draw);
    if (frame === 0) frame = requestAnimationFrame(drawNext);
    return () => {
      waiting.delete(draw);
    };
  }, []);
  return hasTurn;
}

/** A chart.js drawing that can be drawn once more for a file. */
export function ChartJs<Type extends ChartType, Data = DefaultDataPoint<Type>>({
  picture,
  label,
  onDrawn,
  ...config
}: Props<Type, Data>) {
  const { type, data, options, plugins } = config;
  useEffect(() => {
    picture.current = async (context, size) => {
      const { paintChart } = await import('./paint-chart');
      paintChart({ type, data, options, plugins: plugins ?? [] }, { context, size });
    };
    return () => {
      picture.current = undefined;
    };
  }, [picture, type, data, options, plugins]);
  const hasTurn = useTurn();
  useEffect(() => {
    if (hasTurn) onDrawn?.();
  }, [hasTurn, onDrawn]);
  return hasTurn ? <Chart {...config} aria-label={label} /> : null;
}
