import './charts.css';
import { createRoot } from 'react-dom/client';
import { exampleSeries } from '../../packages/ui/src/charts/examples';
import { LineChart } from '../../packages/ui/src/charts/lines/line-chart';
import type { Series } from '../../packages/ui/src/charts/lines/series';
import { resolveColor } from '../../packages/ui/src/lib/colors';

const size = { width: 1200, height: 600 };

/** the figures of the bench, in milliseconds */
export type ChartFigures = {
  firstPaint: number;
  barePaint: number;
  hover: number[];
  bareHover: number[];
};

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** what React and the browser have put off is done after a few turns of the loop */
async function settled() {
  for (let turn = 0; turn < 4; turn++) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  }
}

/** counts what is stroked on any canvas, so that the end of a drawing is known without looking at it */
function countStrokes() {
  let count = 0;
  const { stroke } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.stroke = function (...path: unknown[]) {
    count += 1;
    return Reflect.apply(stroke, this, path);
  };
  return () => count;
}

async function drawChart(series: readonly Series[], strokes: () => number) {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  root.style.width = `${size.width}px`;
  const before = strokes();
  const from = performance.now();
  createRoot(root).render(
    <LineChart
      title="loss"
      series={series}
      scale="linear"
      xLabel="Batch"
      xKind="number"
      timeZone="UTC"
      height={size.height}
    />,
  );
  while (strokes() - before < series.length) await frame();
  // the frame that shows it has begun
  await frame();
  return performance.now() - from;
}

/** the same lines with nothing around them: every point of each, one stroke per line */
async function drawBare(series: readonly Series[]) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  document.body.append(canvas);
  await frame();
  const from = performance.now();
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws nothing');
  context.lineWidth = 1;
  for (const { points, color } of series) strokeBare(context, { points, color });
  await frame();
  await frame();
  const took = performance.now() - from;
  canvas.remove();
  return took;
}

function strokeBare(
  context: CanvasRenderingContext2D,
  { points, color }: Pick<Series, 'points' | 'color'>,
) {
  const last = points.at(-1)?.x ?? 1;
  context.strokeStyle = resolveColor(color);
  context.beginPath();
  for (const { x, y } of points)
    context.lineTo((x / last) * size.width, size.height - (y / 3) * size.height);
  context.stroke();
}

const moves = 60;

/** from a move of the pointer to the end of all that it makes the page do */
async function hoverChart() {
  const surface = document.querySelector('[aria-roledescription="chart"]');
  if (!surface) throw new Error('there is no chart');
  const box = surface.getBoundingClientRect();
  const times: number[] = [];
  for (let move = 0; move < moves; move++) {
    await frame();
    const clientX = box.left + 60 + ((box.width - 80) * move) / moves;
    const clientY = box.top + box.height * (0.55 + 0.3 * Math.sin(move));
    const from = performance.now();
    surface.dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, clientX, clientY, pointerType: 'mouse' }),
    );
    await settled();
    times.push(performance.now() - from);
  }
  return times;
}

/** one line of its own on an empty canvas, and the turns of the loop that are waited for */
async function hoverBare(series: readonly Series[]) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  document.body.append(canvas);
  const context = canvas.getContext('2d');
  const times: number[] = [];
  for (let move = 0; move < moves; move++) {
    await frame();
    const line = series[move];
    const from = performance.now();
    context?.clearRect(0, 0, size.width, size.height);
    if (context && line) strokeBare(context, line);
    await settled();
    times.push(performance.now() - from);
  }
  canvas.remove();
  return times;
}

async function measure(): Promise<ChartFigures> {
  const series = exampleSeries(1000, 1000);
  const strokes = countStrokes();
  await frame();
  const barePaint = await drawBare(series);
  const firstPaint = await drawChart(series, strokes);
  await hoverChart();
  return {
    barePaint,
    firstPaint,
    hover: await hoverChart(),
    bareHover: await hoverBare(series),
  };
}

Object.assign(window, { chartFigures: measure });
