import { GripVertical, Pin } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Checkbox } from '../../base/checkbox';
import { keyOf } from '../../lib/keys';
import { cn } from '../../lib/utils';
import {
  type ColumnStateProps,
  placeColumn,
  setPinned,
  setVisible,
  setWidth,
  visibleIds,
} from './column-state';
import { useDragRow } from './use-drag-row';

type Named = { id: string; title: string };

type Props = ColumnStateProps & {
  /** all available columns; the visible ones come first, in order */
  columns: readonly Named[];
  /** positions can be changed: false in search results */
  isMovable: boolean;
};

const orderRowHeight = 28;
const widthStep = 10;
const firstWidth = 160;

/** Columns in order: shown or hidden, moved with the pointer or arrow keys, widened, pinned. */
export function ColumnOrder({ columns, state, onStateChange, isMovable }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const titles = new Map(columns.map(({ id, title }) => [id, title]));
  const visible = visibleIds(state);
  const orderedIds = visible.filter((id) => titles.has(id));
  const isShown = new Set(orderedIds);
  const rows = [...orderedIds, ...columns.map(({ id }) => id).filter((id) => !isShown.has(id))];

  function place(id: string, to: number) {
    if (to < 0 || to >= visible.length) return;
    moved.current = id;
    setAnnouncement(`${titles.get(id)}: place ${to + 1} of ${visible.length}`);
    onStateChange(placeColumn(state, id, to));
  }
  const drag = useDragRow({ rowHeight: orderRowHeight, count: orderedIds.length, onDrop: place });

  function widen(id: string, by: number) {
    const { [id]: width = firstWidth } = state.columnSizing;
    const next = setWidth(state, id, width + by);
    setAnnouncement(`${titles.get(id)}: ${next.columnSizing[id]} pixels wide`);
    onStateChange(next);
  }

  function onKeyDown({ event, id, at }: { event: KeyboardEvent; id: string; at: number }) {
    const keyActions = new Map([
      ['ArrowUp', () => place(id, at - 1)],
      ['ArrowDown', () => place(id, at + 1)],
      ['Home', () => place(id, 0)],
      ['End', () => place(id, visible.length - 1)],
      ['ArrowLeft', () => widen(id, -widthStep)],
      ['ArrowRight', () => widen(id, widthStep)],
    ]);
    const keyAction = keyActions.get(keyOf(event));
    if (!keyAction) return;
    event.preventDefault();
    keyAction();
  }

  // a row that React moves loses the focus
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the order
  useLayoutEffect(() => {
    const id = moved.current;
    moved.current = undefined;
    if (id !== undefined)
      [...(list.current?.querySelectorAll<HTMLElement>('[data-grip]') ?? [])]
        .find((grip) => grip.dataset.grip === id)
        ?.focus();
  }, [visible.join('\n')]);

  return (
    <>
      <ul
        ref={list}
        aria-label="Columns in order"
        className="relative max-h-72 overflow-auto overscroll-contain"
      >
        {rows.map((id, at) => (
          <li
            key={id}
            style={{ height: orderRowHeight, ...drag.styleOf(at) }}
            className={cn(
              'flex items-center gap-1 rounded-sm px-1 hover:bg-hover',
              drag.isDragged(at) && 'relative z-10 bg-hover shadow-float',
            )}
          >
            {isMovable && isShown.has(id) ? (
              <button
                type="button"
                data-grip={id}
                aria-label={`Move ${titles.get(id)}`}
                aria-keyshortcuts="ArrowUp ArrowDown Home End ArrowLeft ArrowRight"
                title="Drag, or move with up and down; left and right make it narrower and wider"
                onKeyDown={(event) => onKeyDown({ event, id, at })}
                {...drag.handle(id, at)}
                className="grid size-6 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-faint hover:text-text"
              >
                <GripVertical aria-hidden className="size-3.5" />
              </button>
            ) : (
              <span className="w-6 shrink-0" />
            )}
            <VisibilityBox
              title={titles.get(id) ?? id}
              isShown={isShown.has(id)}
              onChange={(next) => onStateChange(setVisible(state, [id], next))}
            />
            {isShown.has(id) ? (
              <PinButton
                title={titles.get(id) ?? id}
                isPinned={state.columnPinning.start.includes(id)}
                onChange={(next) => onStateChange(setPinned(state, id, next))}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

type BoxProps = { title: string; isShown: boolean; onChange: (isShown: boolean) => void };

function VisibilityBox({ title, isShown, onChange }: BoxProps) {
  const id = useId();
  return (
    <label htmlFor={id} title={title} className="flex h-full min-w-0 flex-1 items-center gap-2">
      <Checkbox id={id} checked={isShown} onChange={(event) => onChange(event.target.checked)} />
      <span className="truncate">{title}</span>
    </label>
  );
}

type PinProps = { title: string; isPinned: boolean; onChange: (isPinned: boolean) => void };

const PinButton = ({ title, isPinned, onChange }: PinProps) => (
  <button
    type="button"
    aria-label={`Pin ${title}`}
    aria-pressed={isPinned}
    title={isPinned ? 'Unpin' : 'Pin at the left'}
    onClick={() => onChange(!isPinned)}
    className={cn(
      'grid size-6 shrink-0 place-items-center rounded-sm hover:bg-line',
      isPinned ? 'text-accent' : 'text-faint',
    )}
  >
    <Pin aria-hidden className="size-3.5" />
  </button>
);
