import { keyOf } from '../../lib/keys';
import { type DataColumn, tableStyle } from '../grid/columns';
import { scrollAtEdges } from '../grid/edge-scroll';
import {
  type ColumnStateProps,
  type ColumnTarget,
  minColumnWidth,
  moveColumn,
  setWidth,
} from './column-state';

type Start = ColumnStateProps & {
  head: HTMLElement;
  /** visible columns in order */
  columns: readonly DataColumn<never>[];
  /** number of pinned columns, at the start */
  pinned: number;
  fromX: number;
};

type Follow = {
  onMove: (x: number, y: number) => void;
  onEnd: (isKept: boolean) => void;
};

/** Follows the pointer until it is released, or until Escape cancels. */
function follow({ onMove, onEnd }: Follow) {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  const end = (isKept: boolean) => {
    listening.abort();
    onEnd(isKept);
  };
  window.addEventListener('pointermove', (event) => onMove(event.clientX, event.clientY), options);
  window.addEventListener('pointerup', () => end(true), options);
  window.addEventListener('pointercancel', () => end(false), options);
  window.addEventListener(
    'keydown',
    (event) => {
      if (keyOf(event) !== 'Escape') return;
      event.stopPropagation();
      end(false);
    },
    options,
  );
}

/** Shows the new width while the edge is dragged, without rendering a row; saves it at the end. */
export function resizeColumnBy({ head, columns, pinned, fromX, ...props }: Start) {
  const id = head.dataset.column ?? '';
  const table = head.closest('table');
  if (!table) return;
  const before = head.offsetWidth;
  const own = columns.find((column) => column.id === id)?.width;
  let width = before;

  function draw(next: number | undefined) {
    if (!table) return;
    const laid = columns.map((column) =>
      column.id === id ? { width: next } : { width: column.width },
    );
    for (const [name, value] of Object.entries(tableStyle(laid, pinned))) {
      if (name === 'minWidth') table.style.minWidth = `${value}px`;
      else table.style.setProperty(name, String(value));
    }
  }

  document.documentElement.classList.add('cursor-col-resize');
  follow({
    onMove: (x) => {
      width = Math.max(minColumnWidth, Math.round(before + x - fromX));
      draw(width);
    },
    onEnd: (isKept) => {
      document.documentElement.classList.remove('cursor-col-resize');
      if (isKept && width !== before) props.onStateChange(setWidth(props.state, id, width));
      else draw(own);
    },
  });
}

// shorter moves still count as clicks
const minPx = 5;

/** Moves a column with the pointer and drops it at the marked line. */
export function moveColumnBy({ head, columns, fromX, ...props }: Start) {
  const id = head.dataset.column ?? '';
  const row = head.closest('tr');
  const title = columns.find((column) => column.id === id)?.title ?? id;
  let marks: ReturnType<typeof drawMarks> | undefined;
  let target: ColumnTarget | undefined;
  let stop: (() => void) | undefined;
  let [x, y] = [fromX, 0];

  function show() {
    if (!row) return;
    const drop = dropAt(row, columns, x);
    target = drop.target;
    marks?.show({ x, y, lineX: drop.lineX, head: row.getBoundingClientRect() });
  }

  follow({
    onMove: (...to) => {
      [x, y] = to;
      if (!row || (!marks && Math.abs(x - fromX) < minPx)) return;
      marks ??= drawMarks(title);
      const box = row.closest('table')?.parentElement;
      if (box) stop ??= scrollAtEdges(box, { edges: () => edgesOf(box, row, x), onScroll: show });
      show();
    },
    onEnd: (isKept) => {
      stop?.();
      if (!marks) return;
      marks.remove();
      swallowClick();
      if (isKept && target) props.onStateChange(moveColumn(props.state, id, target));
    },
  });
}

/**
 * The edges between which scrolling columns are visible. Over the pinned ones the table does not
 * scroll: they are a drop target.
 */
function edgesOf(box: HTMLElement, row: HTMLElement, x: number) {
  const { left, right } = box.getBoundingClientRect();
  const pinned = [...row.querySelectorAll<HTMLElement>('th[data-pinned]')].at(-1);
  const start = pinned?.getBoundingClientRect().right ?? left;
  return { x: Math.max(x, start), left: x < start ? Number.NEGATIVE_INFINITY : start, right };
}

type Named = { id: string };

/**
 * The drop target under the pointer: the column after it, and the position of the line that marks
 * it.
 */
function dropAt(row: HTMLElement, columns: readonly Named[], x: number) {
  const heads = [...row.querySelectorAll<HTMLElement>('th[data-column]')].map((head) => {
    const { column: id = '', pinned } = head.dataset;
    return { id, isPinned: pinned !== undefined, box: head.getBoundingClientRect() };
  });
  const pinnedEnd = heads.findLast((head) => head.isPinned)?.box.right ?? 0;
  const isPinned = x < pinnedEnd;
  // columns that are scrolled away are below the pinned ones
  const zone = heads.filter(
    (head) => head.isPinned === isPinned && (isPinned || head.box.right > pinnedEnd),
  );
  const next = zone.find(({ box }) => x < box.left + box.width / 2);
  const lineX = next?.box.left ?? zone.at(-1)?.box.right ?? x;
  const target: ColumnTarget = { before: next?.id, isPinned };
  // after the last rendered column, which need not be the last of all
  if (!next && !isPinned) target.before = idAfter(columns, zone.at(-1)?.id);
  return { target, lineX: Math.max(lineX, isPinned ? 0 : pinnedEnd) };
}

const idAfter = (columns: readonly Named[], id: string | undefined) =>
  columns[columns.findIndex((column) => column.id === id) + 1]?.id;

type DragView = { x: number; y: number; lineX: number; head: DOMRect };

function drawMarks(title: string) {
  const label = document.createElement('div');
  label.dataset.dragged = '';
  label.textContent = title;
  label.className =
    'pointer-events-none fixed z-50 rounded-md border border-line-strong bg-raised px-2 py-1 text-xs font-medium shadow-float';
  const line = document.createElement('div');
  line.className = 'pointer-events-none fixed z-50 w-0.5 bg-accent';
  document.body.append(label, line);
  return {
    show({ x, y, lineX, head }: DragView) {
      label.style.left = `${x + 10}px`;
      label.style.top = `${y + 10}px`;
      line.style.left = `${lineX - 1}px`;
      line.style.top = `${head.top}px`;
      line.style.height = `${head.height}px`;
    },
    remove() {
      label.remove();
      line.remove();
    },
  };
}

/** Ignores the click after a drag that ends on the dragged header. */
function swallowClick() {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
