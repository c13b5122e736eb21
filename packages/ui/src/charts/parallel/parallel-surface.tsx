import { useEffect, useMemo, useState } from 'react';
import { useSize } from '../../hooks/use-element';
import { formatCount } from '../../lib/format';
import { useIsPrinting } from '../../lib/printing';
import { dimensionText } from '../axes/dimension';
import type { ChartTheme } from '../chart-theme';
import { ChartTooltip } from '../chart-tooltip';
import { type Draw, Drawing, type PictureRef } from '../drawing';
import { useCursor } from '../pointer/use-cursor';
import { SurfaceFrame } from '../surface-frame';
import { drawNames, drawParallel, drawParallelLine, type ParallelPicture } from './draw-parallel';
import { ParallelAxis } from './parallel-axis';
import { moveAxis, nearestLine, parallelLayout, valueOfShare } from './parallel-layout';
import type { ParallelFilter } from './use-parallel-filter';

type Props = {
  title: string;
  filter: ParallelFilter;
  /** one per line */
  colors: readonly string[];
  /** the dimension that sorts the lines for the keyboard */
  rank: number;
  focused: string | undefined;
  highlighted: string | undefined;
  onHighlight: (id: string | undefined) => void;
  onPick: ((id: string, keys: { isNewTab: boolean }) => void) | undefined;
  chosen: ReadonlySet<string> | undefined;
  onChoose: ((id: string) => void) | undefined;
  theme: ChartTheme;
  picture: PictureRef;
};

const nearPixels = 12;

/** The axes in the user's order; new ones are inserted before the last, which is the metric. */
function useOrder({ dimensions }: ParallelFilter) {
  const [moved, setMoved] = useState<readonly string[]>([]);
  const order = useMemo(() => {
    const ids = dimensions.map(({ id }) => id);
    const knownIds = moved.filter((id) => ids.includes(id));
    const fresh = ids.filter((id) => !knownIds.includes(id));
    const at =
      knownIds.length > 0 && knownIds.at(-1) === ids.at(-1) ? knownIds.length - 1 : knownIds.length;
    return knownIds.toSpliced(at, 0, ...fresh).map((id) => ids.indexOf(id));
  }, [dimensions, moved]);
  const move = (axis: number, to: number) =>
    setMoved(moveAxis(order, axis, to).map((index) => dimensions[index]?.id ?? ''));
  return { order, move };
}

/** The visible lines, sorted by the value that colors them: the order for the keyboard. */
function useRanked({ lines, isShown }: ParallelFilter, rank: number) {
  return useMemo(
    () =>
      lines
        .flatMap(({ values }, index) =>
          isShown[index] ? [{ index, value: values[rank] ?? Number.POSITIVE_INFINITY }] : [],
        )
        .sort((a, b) => a.value - b.value || a.index - b.index)
        .map(({ index }) => index),
    [lines, isShown, rank],
  );
}

/** The drawing of parallel coordinates, its axes and brushes, and the line under the cursor. */
export function ParallelSurface(props: Props) {
  const { title, filter, colors, focused, highlighted, onPick, onChoose, theme, picture } = props;
  const { dimensions, lines, axes, shares, isShown, shownCount } = filter;
  const [ref, size] = useSize();
  const { order, move } = useOrder(filter);
  const labels = useMemo(() => dimensions.map(({ label }) => label), [dimensions]);
  const names = useMemo(() => order.map((index) => labels[index] ?? ''), [order, labels]);
  const minGap = useIsPrinting() ? 0 : undefined;
  const layout = useMemo(() => parallelLayout(size, names, minGap), [size, names, minGap]);
  const pictureSize = useMemo(
    () => ({ width: layout.width, height: size.height }),
    [layout, size.height],
  );
  // the chosen lines and the focused one are drawn above the others
  const over = useMemo(
    () =>
      lines.flatMap(({ id }, index) =>
        id === focused || (isShown[index] && props.chosen?.has(id)) ? [index] : [],
      ),
    [lines, isShown, focused, props.chosen],
  );
  const isFaded = over.length > 0 || focused !== undefined;
  const parallel = useMemo<ParallelPicture>(
    () => ({ layout, order, axes, shares, isShown, colors, theme, isFaded }),
    [layout, order, axes, shares, isShown, colors, theme, isFaded],
  );
  const draw = useMemo<Draw>(() => (context) => drawParallel(context, parallel), [parallel]);
  useEffect(() => {
    picture.current = {
      draw: ({ asContext }, size) => {
        const own = { ...parallel, layout: parallelLayout(size, names) };
        drawParallel(asContext, own);
        for (const line of over) drawParallelLine(asContext, { picture: own, line });
        drawNames(asContext, own, labels);
      },
    };
    return () => {
      picture.current = undefined;
    };
  }, [picture, parallel, labels, names, over]);

  const ranked = useRanked(filter, props.rank);
  const idAt = (at: number) => lines[ranked[at] ?? -1]?.id;
  const cursor = useCursor({
    count: ranked.length,
    at: (spot) => {
      const line = nearestLine(shares, { spot, layout, order, isShown, within: nearPixels });
      return line === undefined ? undefined : ranked.indexOf(line);
    },
    onMove: (at) => props.onHighlight(at === undefined ? undefined : idAt(at)),
    onPick: onPick && ((at, keys) => onPick(idAt(at) ?? '', keys)),
    onChoose: onChoose && ((at) => onChoose(idAt(at) ?? '')),
  });
  const pointed = cursor.index === undefined ? undefined : ranked[cursor.index];
  const outside = lines.findIndex(({ id }) => id === highlighted);
  const lit = pointed ?? (isShown[outside] ? outside : undefined);
  const onTop = useMemo(() => (lit === undefined ? over : [...over, lit]), [over, lit]);
  const drawOnTop = useMemo<Draw>(
    () => (context) => {
      for (const line of onTop) drawParallelLine(context, { picture: parallel, line });
    },
    [parallel, onTop],
  );
  const line = pointed === undefined ? undefined : lines[pointed];
  const rows = order.flatMap((index) => {
    const [dimension, value] = [dimensions[index], line?.values[index]];
    if (!dimension || value === undefined) return [];
    const text = dimensionText(dimension, value, axes[index]);
    return [{ id: dimension.id, name: dimension.label, text }];
  });
  return (
    <div ref={ref} className="more-sideways h-full overflow-x-auto overflow-y-hidden">
      <SurfaceFrame
        label={`${title}: arrow keys read lines, ${cursor.keys}`}
        spoken={
          line
            ? `${line.name}${props.chosen?.has(line.id) ? ', chosen' : ''}: ${rows.map(({ name, text }) => `${name} ${text}`).join(', ')}`
            : `${formatCount(shownCount)} of ${formatCount(lines.length)} lines`
        }
        style={{ width: layout.width }}
        {...cursor.handlers}
      >
        {size.width > 0 ? (
          <>
            <Drawing label={title} size={pictureSize} draw={draw} />
            {onTop.length > 0 ? <Drawing isOverlay size={pictureSize} draw={drawOnTop} /> : null}
          </>
        ) : null}
        {order.map((index, place) => {
          const [dimension, axis, x] = [dimensions[index], axes[index], layout.xs[place]];
          if (!dimension || !axis || x === undefined) return null;
          return (
            <ParallelAxis
              key={dimension.id}
              label={dimension.label}
              x={x}
              spot={layout.spots[place]}
              layout={layout}
              brushes={filter.brushes.get(dimension.id) ?? []}
              onBrush={(brushes) => filter.onBrush(dimension.id, brushes)}
              textOf={(share) => {
                const value = valueOfShare(axis, share);
                return dimension.kind === 'category'
                  ? axis.text(Math.round(value))
                  : dimensionText(dimension, value, axis);
              }}
              onMove={(by) => move(index, place + by)}
              onDrag={(left) => {
                if (left === undefined) return;
                const to = nearestSlot(layout.xs, left);
                if (to !== place) move(index, to);
              }}
            />
          );
        })}
        {line && pointed !== undefined ? (
          <ChartTooltip
            title={line.name}
            rows={rows}
            hint={cursor.hint}
            at={cursor.spot?.left ?? layout.xs[0] ?? 0}
            width={layout.width}
          />
        ) : null}
      </SurfaceFrame>
    </div>
  );
}

const nearestSlot = (xs: readonly number[], left: number) =>
  xs.reduce(
    (best, x, index) => (Math.abs(x - left) < Math.abs((xs[best] ?? 0) - left) ? index : best),
    0,
  );
