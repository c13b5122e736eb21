import { missing } from '../../../lib/format';
import {
  aboveHeight,
  belowClass,
  belowHeight,
  checkboxWidth,
  columnBoxes,
  type DataColumn,
  type DataRow,
  groupEdge,
  headHeightOf,
  startsGroup,
} from '../columns';
import { accent, cellClassOf, checkClass, contentOf, rowTone } from '../grid-row';
import { boxOf, type Piece, type PieceBox } from '../pieces';
import type { RowRange } from '../window/blocks';
import { rowsInSight } from '../window/row-window';
import { type CellBox, Painter } from './painter';
import { styleReader } from './piece-styles';

/** The content of a picture, apart from the scroll position of its box. */
export type PictureView<Row extends DataRow> = {
  columns: readonly DataColumn<Row>[];
  pinned: number;
  rowHeight: number;
  /** number of rows in the scroll area */
  count: number;
  rowAt: (index: number) => Row | undefined;
  isChosen: (row: Row) => boolean;
  currentId: number | undefined;
  colorOf?: ((row: Row) => string) | undefined;
  /** each row shows a checkbox, because at least one is selected */
  hasChecks: boolean;
};

/** A row to paint: its content, and its place on the canvas of its strip. */
type PaintedRow<Row> = {
  row: Row | undefined;
  isChosen: boolean;
  isCurrent: boolean;
  color: string;
  top: number;
};

/** The width and the sideways scroll position of all rows. */
type Place = {
  left: number;
  width: number;
  /** of the columns */
  boxes: ReturnType<typeof columnBoxes>;
};

/** A canvas at the place of a few rows, and the values that it shows. */
type Strip = { context: CanvasRenderingContext2D; values: readonly unknown[] };

// rows of a canvas: about as many as one turn of a wheel brings into sight
const stripRows = 4;
// painted beyond the visible ones: the browser scrolls before the page knows
const aheadStrips = 3;
// of these, those that one step paints: a little more than a wheel that turns fast passes
const aheadPerStep = 2;

const stripOf = (row: number) => Math.floor(row / stripRows);

const tick = { path: 'm3.5 7.2 2.3 2.3 4.7-5', square: 14, width: 1.8 };
const check: PieceBox = {
  className: 'mt-[3px] size-3.5 rounded-sm border border-line-strong bg-raised align-top',
};
const checked: PieceBox = {
  className: 'mt-[3px] size-3.5 rounded-sm bg-accent align-top text-on-ink',
  strokes: tick,
};

/**
 * A picture of rows that are not rendered: canvases at the places of the rows, which the browser
 * scrolls with them. A step of a scroll paints the rows that come into sight, once.
 */
export class RowPicture<Row extends DataRow> {
  readonly #layer: HTMLElement;
  readonly #scale = devicePixelRatio;
  readonly #strips = new Map<number, Strip>();
  readonly #painter: Painter;
  #scrollTop = 0;
  #size = '';

  /** @param layer - at the start of the scrolling box, in which it contains the canvases */
  constructor(layer: HTMLElement, styles: HTMLElement) {
    this.#layer = layer;
    this.#painter = new Painter({ styleOf: styleReader(styles), scale: this.#scale });
  }

  /**
   * Paints the rows at the scroll position of a box that are not painted yet or have changed.
   *
   * @param rendered - the rows whose elements are at their places
   */
  paint(view: PictureView<Row>, { box, rendered }: { box: HTMLElement; rendered: RowRange }) {
    const { scrollTop, scrollLeft: left, clientWidth: width, clientHeight } = box;
    const { rowHeight, count } = view;
    const size = `${rowHeight} ${count} ${width}`;
    if (size !== this.#size) this.clear();
    this.#size = size;
    const height = clientHeight - headHeightOf(view.columns);
    const sight = rowsInSight({ scrollTop, height, rowHeight });
    const step = scrollTop < this.#scrollTop ? -1 : 1;
    this.#scrollTop = scrollTop;
    const [first, last] = [stripOf(sight.first), stripOf(sight.last)];
    const [from, to] = step < 0 ? [last, first] : [first, last];
    const end = to + step * aheadStrips;
    const unused = [...this.#strips.keys()].filter(
      (at) => (at - from) * step < 0 || (end - at) * step < 0,
    );
    const place = { left, width, boxes: columnBoxes(view.columns, width) };
    let painted = 0;
    for (let at = from; at !== end + step; at += step) {
      const isRendered =
        at * stripRows >= rendered.first && (at + 1) * stripRows - 1 <= rendered.last;
      if (at < 0 || at * stripRows >= count || isRendered) continue;
      const isAhead = (at - to) * step > 0;
      if (isAhead && painted === aheadPerStep) break;
      const strip = this.#strips.get(at) ?? this.#newStrip(at, unused.pop());
      if (strip && this.#strip(view, { at, strip, place }) && isAhead) painted += 1;
    }
  }

  /**
   * Takes the canvases off the page, for the next scroll. They are painted again then: times that
   * rows show have passed.
   */
  hide() {
    this.#layer.replaceChildren();
    for (const strip of this.#strips.values()) strip.values = [];
  }

  /** Removes the canvases. */
  clear() {
    this.#strips.clear();
    this.#layer.replaceChildren();
  }

  /** Returns the canvas of a strip: that of an unused one if there is any. */
  #newStrip(at: number, unused: number | undefined): Strip | undefined {
    const other = unused === undefined ? undefined : this.#strips.get(unused);
    if (unused !== undefined) this.#strips.delete(unused);
    const context =
      other?.context ?? document.createElement('canvas').getContext('2d', { alpha: false });
    if (!context) return undefined;
    const strip = { context, values: [] };
    this.#strips.set(at, strip);
    return strip;
  }

  #strip(view: PictureView<Row>, { at, strip, place }: { at: number; strip: Strip; place: Place }) {
    const { rowHeight, count, rowAt, columns, pinned, hasChecks } = view;
    const first = at * stripRows;
    const end = Math.min(count, first + stripRows);
    const pixelsTo = (index: number) => Math.round(index * rowHeight * this.#scale);
    const rows = Array.from({ length: end - first }, (_, index) => {
      const row = rowAt(first + index);
      return {
        row,
        isChosen: row !== undefined && view.isChosen(row),
        isCurrent: row !== undefined && row.id === view.currentId,
        color: (row && view.colorOf?.(row)) ?? accent,
        top: (pixelsTo(first + index) - pixelsTo(first)) / this.#scale,
      };
    });
    const values = [columns, pinned, hasChecks, place.left, ...rows.flatMap(valuesOf)];
    if (values.every((value, index) => value === strip.values[index])) return false;
    strip.values = values;
    const { context } = strip;
    this.#resize(context.canvas, { width: place.width, pixels: pixelsTo(end) - pixelsTo(first) });
    context.setTransform(this.#scale, 0, 0, this.#scale, 0, 0);
    this.#painter.use(context);
    for (const row of rows) this.#row(view, row, place);
    this.#painter.flush();
    // once it is painted: a font that is set after a change of the style waits for a layout
    context.canvas.style.top = `${headHeightOf(columns) + pixelsTo(first) / this.#scale}px`;
    return true;
  }

  #resize(canvas: HTMLCanvasElement, { width, pixels }: { width: number; pixels: number }) {
    const wide = Math.round(width * this.#scale);
    if (canvas.width !== wide || canvas.height !== pixels) {
      canvas.width = wide;
      canvas.height = pixels;
      canvas.style.cssText = `position:absolute;max-width:none;width:${width}px;height:${pixels / this.#scale}px`;
    }
    if (!canvas.isConnected) this.#layer.append(canvas);
  }

  #row(view: PictureView<Row>, painted: PaintedRow<Row>, place: Place) {
    const { row, top } = painted;
    const height = view.rowHeight;
    const className = `border-b ${rowTone(painted)}`;
    this.#painter.row({ className }, { left: 0, width: place.width, top, height });
    if (row) this.#cells(view, { ...painted, row }, place);
    else this.#bars(top, height);
  }

  /** Paints bars in place of the text of a loading row. */
  #bars(top: number, rowHeight: number) {
    const styling = { className: 'bg-line' };
    const box = { top: top + (rowHeight - 12) / 2, height: 12, clipLeft: 0 };
    this.#painter.cell(styling, { ...box, left: 64, width: 32 }, []);
    this.#painter.cell(styling, { ...box, left: 128, width: 160 }, []);
  }

  #cells(
    { columns, pinned, rowHeight, hasChecks }: PictureView<Row>,
    { row, isChosen, color, top }: PaintedRow<Row> & { row: Row },
    place: Place,
  ) {
    const { boxes } = place;
    const box = { top, height: rowHeight - 1 };
    const isMoved = place.left > 0;
    const frozen = boxes[pinned]?.left ?? 0;
    columns.forEach((column, at) => {
      const { left, width } = boxes[at] ?? { left: 0, width: 0 };
      const isPinned = at < pinned;
      const x = isPinned ? left : left - place.left;
      const clipLeft = isPinned || !isMoved ? 0 : frozen;
      if (x + width <= clipLeft || x >= place.width) return;
      const cell = { ...box, left: x, width, clipLeft };
      this.#cell(column, { row, cell });
      if (startsGroup(columns, at, pinned)) this.#painter.edge({ className: groupEdge }, cell);
    });
    const first = { ...box, left: 0, width: checkboxWidth, clipLeft: 0 };
    const checkBoxes = isChosen ? [checked] : hasChecks ? [check] : [];
    this.#painter.cell({ className: checkClass }, first, checkBoxes);
    const edge = { className: '', style: { background: color } };
    if (isChosen) this.#painter.cell(edge, { ...first, width: 2 }, []);
    if (isMoved && pinned > 0) this.#painter.shade({ ...box, left: frozen, width: 6 });
  }

  #cell(column: DataColumn<Row>, { row, cell }: { row: Row; cell: CellBox }) {
    const content = contentOf(column, row, cell.width);
    const className = cellClassOf(column, content === missing);
    const styling = { className, style: column.style?.(row) };
    const below = column.below?.(row)?.read();
    if (!below) return this.#painter.cell(styling, cell, boxesOf(content));
    const top = cell.top + (cell.height - aboveHeight - belowHeight) / 2;
    const { belowInset: inset = 0 } = column;
    this.#painter.cell(styling, { ...cell, top, height: aboveHeight }, boxesOf(content));
    this.#painter.cell(
      { className: cellClassOf({ ...column, className: belowClass, isEnd: false }, false) },
      {
        ...cell,
        left: cell.left + inset,
        width: cell.width - inset,
        top: top + aboveHeight,
        height: belowHeight,
      },
      [{ text: below }],
    );
  }
}

const boxesOf = (content: string | readonly Piece[]): PieceBox[] =>
  typeof content === 'string' ? [{ text: content }] : content.map(boxOf);

/** The values that the picture of a row depends on. */
const valuesOf = <Row>({ row, isChosen, isCurrent, color }: PaintedRow<Row>) => [
  row,
  isChosen,
  isCurrent,
  color,
];
