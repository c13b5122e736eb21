import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { keyOf } from '../../lib/keys';
import type { Plot } from '../axes/plot';
import type { Line } from '../lines/line-data';
import type { Flag, Range, Series } from '../lines/series';
import { type Crosshair, moveCrosshair, useCrosshair } from './crosshair';
import { dragRange, nearestSeries, snapX, xOfKey } from './hover';
import { type PointAction, pointKey } from './point-action';

type Drag = { from: number; to: number };

type Options = {
  id: string;
  group: string;
  series: readonly Series[];
  lines: readonly Line[];
  plot: Plot;
  onRangeChange: (range: Range | undefined) => void;
  highlighted?: string | undefined;
  onHighlight: (seriesId: string | undefined) => void;
  /** called on a click on a line, with the modifier keys */
  onPick?: ((seriesId: string, keys: PickKeys) => void) | undefined;
  /** called on a click or Enter on a flag; without it that pins the tooltip as elsewhere */
  onFlag?: ((flag: Flag) => void) | undefined;
  pointAction?: PointAction | undefined;
  /** called with the x that the user has pinned */
  onPin?: ((x: number | undefined) => void) | undefined;
};

/** The user holds a modifier to open a new tab. */
export type PickKeys = { isNewTab: boolean };

/** maximum distance in pixels at which a line is highlighted */
const nearPixels = 30;

/** The flag of any line at an x. */
export const flagAt = (series: readonly Series[], x: number): Flag | undefined =>
  series.flatMap(({ flags = [] }) => flags).find((flag) => flag.x === x);

// the marks of events are of one line, and must not change with the lines near them
const isOnMark = ({ target }: PointerEvent) =>
  target instanceof Element && target.closest('button') !== null;

const inside = ({ left, right }: Plot, at: number) => Math.min(Math.max(at, left), right);

/**
 * Pointer and keys of one chart: crosshair, pin, zoom. Returns what to show and the event handlers.
 */
export function useChartPointer(options: Options) {
  const { id, group, series, lines, plot } = options;
  const crosshair = useCrosshair(group);
  const [pinned, setPinnedX] = useState<number>();
  const [drag, setDrag] = useState<Drag>();
  const x = pinned ?? crosshair?.x;
  const { onFlag } = options;
  const flag = onFlag && x !== undefined ? flagAt(series, x) : undefined;
  const move = (to: number | undefined) =>
    moveCrosshair(
      group,
      to === undefined ? undefined : ({ x: to, source: id } satisfies Crosshair),
    );

  function setPinned(to: number | undefined) {
    setPinnedX(to);
    options.onPin?.(to);
  }

  function onPointerMove(event: PointerEvent) {
    const box = event.currentTarget.getBoundingClientRect();
    const left = inside(plot, event.clientX - box.left);
    if (drag) return setDrag({ ...drag, to: left });
    if (pinned !== undefined) return;
    const to = snapX(series, plot.fromX(left));
    move(to);
    const place = { x: to ?? 0, left, top: event.clientY - box.top, pixels: plot };
    const isOnLines = lines.length > 1 && !isOnMark(event);
    options.onHighlight(
      isOnLines ? nearestSeries(lines, { ...place, within: nearPixels }) : undefined,
    );
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    const left = inside(plot, event.clientX - event.currentTarget.getBoundingClientRect().left);
    // touch scrolls the page; a tap reads values
    if (event.pointerType !== 'touch') event.currentTarget.setPointerCapture?.(event.pointerId);
    setDrag({ from: left, to: left });
    // a tap comes without a move before it
    if (pinned === undefined) move(snapX(series, plot.fromX(left)));
  }

  function onPointerUp(event: PointerEvent) {
    if (!drag) return;
    setDrag(undefined);
    const span = [plot.fromX(plot.left), plot.fromX(plot.right)] as const;
    const range = dragRange(plot.fromX(drag.from), plot.fromX(drag.to), { span });
    if (range) {
      clear();
      return options.onRangeChange(range);
    }
    if (options.onPick && options.highlighted !== undefined && pinned === undefined) {
      const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
      return options.onPick(options.highlighted, { isNewTab });
    }
    choose();
  }

  function choose() {
    if (pinned !== undefined) setPinned(undefined);
    else if (flag) onFlag?.(flag);
    else setPinned(crosshair?.x);
  }

  function onPointerLeave() {
    if (drag) return;
    move(undefined);
    options.onHighlight(undefined);
  }

  function clear() {
    setPinned(undefined);
    setDrag(undefined);
    move(undefined);
    options.onHighlight(undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyOf(event);
    if (key === 'Escape' && (x !== undefined || drag)) {
      event.stopPropagation();
      return clear();
    }
    if (key === 'Enter') return choose();
    if (key === pointKey && options.pointAction && !options.pointAction.reason) {
      event.preventDefault();
      return options.pointAction.run(x);
    }
    const visible = [plot.fromX(plot.left), plot.fromX(plot.right)] as const;
    const to = xOfKey(key, { series, x, visible, steps: event.shiftKey ? 10 : 1 });
    if (to === undefined) return;
    event.preventDefault();
    setPinned(undefined);
    move(to);
  }

  return {
    x,
    drag,
    isPinned: pinned !== undefined,
    /** only the hovered chart has a tooltip; the others show the crosshair alone */
    hasTooltip: pinned !== undefined || (crosshair?.source === id && !drag),
    handlers: {
      onPointerMove,
      onPointerDown,
      onPointerUp,
      onPointerLeave,
      onPointerCancel: () => setDrag(undefined),
      onDoubleClick: () => options.onRangeChange(undefined),
      onKeyDown,
      onBlur: () => pinned === undefined && move(undefined),
    },
  };
}
