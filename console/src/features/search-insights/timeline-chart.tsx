import { stateLabel } from '@trainyard/sdk/model';
import { type PointerEvent, useCallback, useEffect, useMemo, useState } from 'react';
import type { Axis } from '~/components/charts/axis';
import { formatX, xAxis } from '~/components/charts/axis';
import { ChartFigure } from '~/components/charts/chart-figure';
import { useChartTheme } from '~/components/charts/chart-theme';
import { ChartTooltip } from '~/components/charts/chart-tooltip';
import { Drawing } from '~/components/charts/drawing';
import type { PictureRef } from '~/components/charts/picture';
import { toPlot } from '~/components/charts/plot';
import { SurfaceFrame } from '~/components/charts/surface-frame';
import { useCursor } from '~/components/charts/use-cursor';
import { formatDuration } from '~/lib/duration';
import { missing } from '~/lib/format';
import { timeZoneOr } from '~/lib/time-zone';
import { useSize } from '~/lib/use-size';
import { drawTimeline } from './draw-timeline';
import {
  clampTo,
  heldSeconds,
  type Stretch,
  stepRange,
  type TimelineRow,
  waitedSeconds,
} from './timeline';
import { timelineTwin } from './timeline-twin';

type Props = {
  rows: readonly TimelineRow[];
  /** of all trials, so that pages are drawn on one axis */
  span: Stretch;
  shown: Stretch;
  onShownChange: (shown: Stretch) => void;
  onPick: (trialId: number, keys: { isNewTab: boolean }) => void;
};

const rowHeight = 18;
const axisRoom = 30;

/** Trials below each other on one axis of time. */
export function TimelineChart(props: Props) {
  const { rows, span, shown, onShownChange } = props;
  return (
    <ChartFigure
      title="Trials over time"
      hint="drag to zoom"
      height={Math.max(90, rows.length * rowHeight + axisRoom)}
      fileName="trials-over-time.png"
      isZoomed={shown.from > span.from || shown.to < span.to}
      onResetZoom={() => onShownChange(span)}
      twin={() => timelineTwin(rows)}
    >
      {(picture) => <Surface {...props} picture={picture} />}
    </ChartFigure>
  );
}

/** the first row on top */
const rowAxis = (rows: readonly TimelineRow[]): Axis => ({
  scale: 'linear',
  min: rows.length - 0.5,
  max: -0.5,
  ticks: rows.map((_, at) => at),
  text: (at) => `${rows[at]?.trial.id ?? ''}`,
});

function Surface({
  rows,
  span,
  shown,
  onShownChange,
  onPick,
  picture,
}: Props & { picture: PictureRef }) {
  const [ref, size] = useSize();
  const theme = useChartTheme();
  const timeZone = timeZoneOr('local');
  const x = useMemo(
    () => xAxis([shown.from, shown.to], { kind: 'time', timeZone, width: size.width }),
    [shown, timeZone, size.width],
  );
  const y = useMemo(() => rowAxis(rows), [rows]);
  const plot = useMemo(() => toPlot(size, { x, y }), [size, x, y]);
  const draw = useCallback(
    (context: CanvasRenderingContext2D) => drawTimeline(context, { rows, plot, x, y, theme }),
    [rows, plot, x, y, theme],
  );
  useEffect(() => {
    picture.current = (context, whole) => {
      const own = { rows, plot: toPlot(whole, { x, y }), x, y, theme };
      drawTimeline(context.asContext, own);
    };
  }, [picture, rows, x, y, theme]);
  const cursor = useCursor({
    count: rows.length,
    at: ({ top }) => {
      const at = Math.round(plot.fromY(top));
      return at >= 0 && at < rows.length ? at : undefined;
    },
    onKey: (key, at = -1) => {
      if (key === 'ArrowDown') return Math.min(rows.length - 1, at + 1);
      if (key === 'ArrowUp') return Math.max(0, at - 1);
      const next = stepRange(span, shown, key);
      if (!next) return undefined;
      onShownChange(next);
      return Math.max(0, at);
    },
    onPick: (at, keys) => {
      const row = rows[at];
      if (row) onPick(row.trial.id, keys);
    },
  });
  const drag = useDrag({
    onRange: (from, to) =>
      onShownChange(clampTo(span, { from: plot.fromX(from), to: plot.fromX(to) })),
  });
  const { handlers } = cursor;
  const row = cursor.index === undefined ? undefined : rows[cursor.index];
  return (
    <SurfaceFrame
      ref={ref}
      label="Trials over time: up and down read trials, plus, minus, left and right zoom, Enter opens"
      spoken={row ? spokenOf(row) : ''}
      {...handlers}
      onPointerDown={(event) => {
        handlers.onPointerDown(event);
        drag.onPointerDown(event);
      }}
      onPointerMove={(event) => {
        handlers.onPointerMove(event);
        drag.onPointerMove(event);
      }}
      onPointerUp={(event) => {
        handlers.onPointerUp(event);
        drag.onPointerUp();
      }}
    >
      {size.width > 0 ? <Drawing size={size} draw={draw} /> : null}
      {drag.range ? (
        <span
          className="pointer-events-none absolute bg-accent/15"
          style={{
            left: drag.range.from,
            width: drag.range.to - drag.range.from,
            top: plot.top,
            height: plot.bottom - plot.top,
          }}
        />
      ) : null}
      {row && cursor.index !== undefined ? (
        <>
          <span
            className="pointer-events-none absolute inset-x-0 bg-text/6"
            style={{ top: plot.toY(cursor.index) - rowHeight / 2, height: rowHeight }}
          />
          <div
            className="pointer-events-none absolute inset-x-0"
            style={{ top: plot.toY(cursor.index) }}
          >
            <ChartTooltip
              title={`Trial ${row.trial.id}`}
              rows={tooltipRows(row)}
              hint={cursor.hint}
              at={cursor.spot?.left ?? plot.left}
              width={size.width}
            />
          </div>
        </>
      ) : null}
    </SurfaceFrame>
  );
}

const dragPixels = 5;

/** a stretch of the axis marked by the pointer */
function useDrag({ onRange }: { onRange: (from: number, to: number) => void }) {
  const [ends, setEnds] = useState<[number, number]>();
  const leftOf = (event: PointerEvent) =>
    event.clientX - event.currentTarget.getBoundingClientRect().left;
  const range =
    ends && Math.abs(ends[1] - ends[0]) >= dragPixels
      ? { from: Math.min(...ends), to: Math.max(...ends) }
      : undefined;
  return {
    range,
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0 && event.pointerType === 'mouse')
        setEnds([leftOf(event), leftOf(event)]);
    },
    onPointerMove: (event: PointerEvent) => {
      if (ends) setEnds([ends[0], leftOf(event)]);
    },
    onPointerUp: () => {
      setEnds(undefined);
      if (range) onRange(range.from, range.to);
    },
  };
}

const durationText = (seconds: number | undefined) =>
  seconds === undefined ? missing : formatDuration(seconds * 1000);

function tooltipRows(row: TimelineRow) {
  const moment = (at: number) => formatX(at, { kind: 'time', timeZone: timeZoneOr('local') });
  const { whole, held, trial } = row;
  return [
    { id: 'state', name: 'State', text: stateLabel(trial.state) },
    { id: 'from', name: 'Created', text: moment(whole.from) },
    { id: 'to', name: trial.endTime ? 'Ended' : 'So far', text: moment(whole.to) },
    { id: 'held', name: 'Held slots', text: durationText(heldSeconds(row)) },
    { id: 'waited', name: 'Waited', text: durationText(waitedSeconds(row)) },
    { id: 'count', name: 'Allocations', text: held ? `${held.length}` : missing },
  ];
}

const spokenOf = (row: TimelineRow): string =>
  [`Trial ${row.trial.id}`, ...tooltipRows(row).map(({ name, text }) => `${name} ${text}`)].join(
    ', ',
  );
