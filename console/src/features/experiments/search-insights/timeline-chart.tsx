import { placesOf, type TimelineItem } from '@trainyard/insights/timeline/lanes';
import {
  clampTo,
  heldSeconds,
  type Stretch,
  stepRange,
  waitedSeconds,
} from '@trainyard/insights/timeline/timeline';
import { stateLabel } from '@trainyard/sdk/model';
import { type Axis, formatX, xAxis } from '@trainyard/ui/charts/axes/axis';
import { toPlot } from '@trainyard/ui/charts/axes/plot';
import { ChartFigure } from '@trainyard/ui/charts/chart-figure';
import { useChartTheme } from '@trainyard/ui/charts/chart-theme';
import { ChartTooltip } from '@trainyard/ui/charts/chart-tooltip';
import { Drawing, type PictureRef } from '@trainyard/ui/charts/drawing';
import { useCursor } from '@trainyard/ui/charts/pointer/use-cursor';
import { SurfaceFrame } from '@trainyard/ui/charts/surface-frame';
import { useSize } from '@trainyard/ui/hooks/use-element';
import { formatDuration } from '@trainyard/ui/lib/duration';
import { missing } from '@trainyard/ui/lib/format';
import { timeZoneOr } from '@trainyard/ui/lib/time-zone';
import { type PointerEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { drawTimeline } from './draw-timeline';
import { lanesTable, timelineTable } from './timeline-table';

type Props = {
  items: readonly TimelineItem[];
  /** what a line is */
  by: 'trials' | 'slots';
  /** of all trials, so that pages are drawn on one axis */
  span: Stretch;
  range: Stretch;
  onRangeChange: (range: Stretch) => void;
  onPick: (trialId: number, keys: { isNewTab: boolean }) => void;
};

const rowHeight = 18;
const axisRoom = 30;

const titles = { trials: 'Trials over time', slots: 'Slots over time' };

/** Trials, or the times they held slots, below each other on one axis of time. */
export function TimelineChart(props: Props) {
  const { items, by, span, range, onRangeChange } = props;
  return (
    <ChartFigure
      title={titles[by]}
      hint="drag to zoom"
      height={Math.max(90, placesOf(items) * rowHeight + axisRoom)}
      fileName={`${by}-over-time.png`}
      isZoomed={range.from > span.from || range.to < span.to}
      onResetZoom={() => onRangeChange(span)}
      table={() =>
        by === 'slots' ? lanesTable(items) : timelineTable(items.map(({ row }) => row))
      }
    >
      {(picture) => <Surface {...props} picture={picture} />}
    </ChartFigure>
  );
}

/** the first line on top */
function lineAxis(items: readonly TimelineItem[], by: Props['by']): Axis {
  const count = placesOf(items);
  return {
    scale: 'linear',
    min: count - 0.5,
    max: -0.5,
    ticks: Array.from({ length: count }, (_, at) => at),
    text: (at) => `${by === 'slots' ? at + 1 : (items[at]?.row.trial.id ?? '')}`,
  };
}

function Surface({
  items,
  by,
  span,
  range,
  onRangeChange,
  onPick,
  picture,
}: Props & { picture: PictureRef }) {
  const [ref, size] = useSize();
  const theme = useChartTheme();
  const timeZone = timeZoneOr('local');
  const x = useMemo(
    () => xAxis([range.from, range.to], { kind: 'time', timeZone, width: size.width }),
    [range, timeZone, size.width],
  );
  const y = useMemo(() => lineAxis(items, by), [items, by]);
  const plot = useMemo(() => toPlot(size, { x, y }), [size, x, y]);
  const draw = useCallback(
    (context: CanvasRenderingContext2D) => drawTimeline(context, { items, plot, x, y, theme }),
    [items, plot, x, y, theme],
  );
  useEffect(() => {
    picture.current = {
      draw: (context, size) => {
        const own = { items, plot: toPlot(size, { x, y }), x, y, theme };
        drawTimeline(context.asContext, own);
      },
    };
  }, [picture, items, x, y, theme]);
  const cursor = useCursor({
    count: items.length,
    at: ({ left, top }) => {
      const [place, seconds] = [Math.round(plot.fromY(top)), plot.fromX(left)];
      const isThere = ({ from, to }: Stretch) => from <= seconds && seconds <= to;
      const at = items.findIndex(
        ({ place: own, allocation }) => own === place && (!allocation || isThere(allocation)),
      );
      return at < 0 ? undefined : at;
    },
    onKey: (key, at = -1) => {
      if (key === 'ArrowDown') return Math.min(items.length - 1, at + 1);
      if (key === 'ArrowUp') return Math.max(0, at - 1);
      const next = stepRange(span, range, key);
      if (!next) return undefined;
      onRangeChange(next);
      return Math.max(0, at);
    },
    onPick: (at, keys) => {
      const item = items[at];
      if (item) onPick(item.row.trial.id, keys);
    },
  });
  const drag = useDrag({
    onRange: (from, to) =>
      onRangeChange(clampTo(span, { from: plot.fromX(from), to: plot.fromX(to) })),
  });
  const { handlers } = cursor;
  const item = cursor.index === undefined ? undefined : items[cursor.index];
  return (
    <SurfaceFrame
      ref={ref}
      label={`${titles[by]}: up and down read trials, plus, minus, left and right zoom, Enter opens`}
      spoken={item ? spokenOf(item) : ''}
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
      {item ? (
        <>
          <span
            className="pointer-events-none absolute inset-x-0 bg-text/6"
            style={{ top: plot.toY(item.place) - rowHeight / 2, height: rowHeight }}
          />
          <div
            className="pointer-events-none absolute inset-x-0"
            style={{ top: plot.toY(item.place) }}
          >
            <ChartTooltip
              title={`Trial ${item.row.trial.id}`}
              rows={tooltipRows(item)}
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

function tooltipRows({ row, allocation }: TimelineItem) {
  const moment = (at: number) => formatX(at, { kind: 'time', timeZone: timeZoneOr('local') });
  const { lifetime, trial } = row;
  const state = { id: 'state', name: 'State', text: stateLabel(trial.state) };
  if (allocation) {
    return [
      state,
      { id: 'from', name: 'From', text: moment(allocation.from) },
      { id: 'to', name: 'To', text: moment(allocation.to) },
      { id: 'held', name: 'Slot time', text: durationText(allocation.to - allocation.from) },
    ];
  }
  return [
    state,
    { id: 'from', name: 'Created', text: moment(lifetime.from) },
    { id: 'to', name: trial.endTime ? 'Ended' : 'So far', text: moment(lifetime.to) },
    { id: 'held', name: 'Slot time', text: durationText(heldSeconds(row)) },
    { id: 'waited', name: 'Waited', text: durationText(waitedSeconds(row)) },
    {
      id: 'count',
      name: 'Allocations',
      text: row.allocations ? `${row.allocations.length}` : missing,
    },
  ];
}

const spokenOf = (item: TimelineItem): string =>
  [
    `Trial ${item.row.trial.id}`,
    ...tooltipRows(item).map(({ name, text }) => `${name} ${text}`),
  ].join(', ');
