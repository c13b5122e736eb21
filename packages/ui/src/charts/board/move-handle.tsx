import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { IconButton } from '../../base/icon-button';
import { keyOf } from '../../lib/keys';
import { displayText } from '../../lib/visible-controls';
import { readCharts } from './arrangement';
import { withPlace } from './with-place';

/** A chart that is dragged, and the place that it would have. */
export type Drag = { key: string; to: number };

/** The place of the chart under the pointer, of the same board as the handle. */
function placeUnder(event: PointerEvent): number | undefined {
  const list = event.currentTarget.closest('[data-arranged]');
  const item = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((element) => element.closest('[data-place]'))
    .find((element) => element !== null && list?.contains(element));
  return item ? Number(item.getAttribute('data-place')) : undefined;
}

const steps: Record<string, (place: number, last: number) => number> = {
  ArrowLeft: (place) => place - 1,
  ArrowUp: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_, last) => last,
};

type Props = {
  /** the title of the chart */
  name: string;
  chartKey: string;
  place: number;
  /** keys of the pinned charts on the page, in their order */
  pinnedKeys: readonly string[];
  /** the charts of the arrangement */
  chart: readonly string[];
  drag: Drag | undefined;
  onDrag: (drag: Drag | undefined) => void;
  onArrange: (change: { chart: string[] }) => void;
};

/** Moves a pinned chart to another place by drag, or by arrow keys. */
export default function MoveHandle({ name, chartKey: key, place, pinnedKeys, ...props }: Props) {
  const { chart, drag, onDrag, onArrange } = props;
  const count = pinnedKeys.length;

  /** Pinned charts that are not on the page, such as filtered ones, keep their places. */
  function drop(to: number) {
    const pinned = readCharts(chart).filter(({ settings }) => settings.isPinned);
    const target = pinned.findIndex((item) => item.key === pinnedKeys[to]);
    onArrange({ chart: withPlace(chart, key, target) });
  }

  return (
    <IconButton
      label={`Move ${displayText(name)}, ${place + 1} of ${count}`}
      className="size-5! flex-none cursor-grab touch-none"
      onPointerDown={(event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        onDrag({ key, to: place });
      }}
      onPointerMove={(event: PointerEvent) => {
        const to = drag && placeUnder(event);
        if (to !== undefined && to !== drag?.to) onDrag({ key, to });
      }}
      onPointerUp={() => {
        onDrag(undefined);
        if (drag && drag.to !== place) drop(drag.to);
      }}
      onPointerCancel={() => onDrag(undefined)}
      onKeyDown={(event: KeyboardEvent) => {
        const step = steps[keyOf(event)];
        if (!step) return;
        event.preventDefault();
        event.stopPropagation();
        const to = Math.min(count - 1, Math.max(0, step(place, count - 1)));
        if (to !== place) drop(to);
      }}
    >
      <GripVertical aria-hidden className="size-3.5" strokeWidth={1.5} />
    </IconButton>
  );
}
