import { missing } from '../../../lib/format';
import {
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

type Place = {
  index: number;
  top: number;
  left: number;
  width: number;
  /** of the columns */
  boxes: ReturnType<typeof columnBoxes>;
};

const tick = { path: 'm3.5 7.2 2.3 2.3 4.7-5', square: 14, width: 1.8 };
const check: PieceBox = {
  className: 'mt-[3px] size-3.5 rounded-sm border border-line-strong bg-raised align-top',
};
const checked: PieceBox = {
  className: 'mt-[3px] size-3.5 rounded-sm bg-accent align-top text-on-ink',
  strokes: tick,
};

/**
 * A picture of the visible rows on a canvas of the size of their box. Each step of a scroll paints
 * all of them: a copy of the canvas takes as long.
 */
export class RowPicture<Row extends DataRow> {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #painter: Painter;
  readonly #scale = devicePixelRatio;

  constructor(context: CanvasRenderingContext2D, styles: HTMLElement) {
    this.#context = context;
    this.#canvas = context.canvas;
    this.#painter = new Painter({ context, styleOf: styleReader(styles), scale: this.#scale });
  }

  /** Paints the rows at the scroll position of a box. */
  paint(view: PictureView<Row>, box: HTMLElement) {
    const { scrollTop, scrollLeft, clientWidth: width, clientHeight } = box;
    const height = clientHeight - headHeightOf(view.columns);
    this.#resize(width, height);
    const { rowHeight, count } = view;
    const top = Math.round(scrollTop * this.#scale);
    this.#context.setTransform(this.#scale, 0, 0, this.#scale, 0, 0);
    const topOf = (index: number) =>
      (Math.round(index * rowHeight * this.#scale) - top) / this.#scale;
    const boxes = columnBoxes(view.columns, width);
    const sight = rowsInSight({ scrollTop, height, rowHeight });
    for (let index = sight.first; index <= Math.min(count - 1, sight.last); index++)
      this.#row(view, { index, top: topOf(index), left: scrollLeft, width, boxes });
    const end = topOf(count);
    if (end < height)
      this.#painter.row(
        { className: 'bg-bg border-transparent' },
        { left: 0, width, top: end, height: height - end },
      );
    this.#painter.flush();
    this.#context.setTransform(1, 0, 0, 1, 0, 0);
  }

  #resize(width: number, height: number) {
    const wide = Math.round(width * this.#scale);
    const high = Math.round(height * this.#scale);
    if (this.#canvas.width === wide && this.#canvas.height === high) return;
    this.#canvas.width = wide;
    this.#canvas.height = high;
    this.#canvas.style.width = `${width}px`;
    this.#canvas.style.height = `${height}px`;
  }

  #row(view: PictureView<Row>, place: Place) {
    const row = view.rowAt(place.index);
    const isChosen = row !== undefined && view.isChosen(row);
    const tone = rowTone({ isChosen, isCurrent: row !== undefined && row.id === view.currentId });
    const { top, width } = place;
    const height = view.rowHeight;
    this.#painter.row({ className: `border-b ${tone}` }, { left: 0, width, top, height });
    if (row) this.#cells(view, { row, isChosen, place });
    else this.#bars(place, height);
  }

  /** Paints bars in place of the text of a loading row. */
  #bars({ top }: Place, rowHeight: number) {
    const styling = { className: 'bg-line' };
    const box = { top: top + (rowHeight - 12) / 2, height: 12, clipLeft: 0 };
    this.#painter.cell(styling, { ...box, left: 64, width: 32 }, []);
    this.#painter.cell(styling, { ...box, left: 128, width: 160 }, []);
  }

  #cells(
    { columns, pinned, rowHeight, hasChecks, colorOf }: PictureView<Row>,
    { row, isChosen, place }: { row: Row; isChosen: boolean; place: Place },
  ) {
    const { boxes } = place;
    const box = { top: place.top, height: rowHeight - 1 };
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
    const edge = { className: '', style: { background: colorOf?.(row) ?? accent } };
    if (isChosen) this.#painter.cell(edge, { ...first, width: 2 }, []);
    if (isMoved && pinned > 0) this.#painter.shade({ ...box, left: frozen, width: 6 });
  }

  #cell(column: DataColumn<Row>, { row, cell }: { row: Row; cell: CellBox }) {
    const content = contentOf(column, row, cell.width);
    const className = cellClassOf(column, content === missing);
    const styling = { className, style: column.style?.(row) };
    const below = column.below?.(row)?.read();
    if (!below) return this.#painter.cell(styling, cell, boxesOf(content));
    const height = cell.height - belowHeight;
    this.#painter.cell(styling, { ...cell, height }, boxesOf(content));
    this.#painter.cell(
      { className: cellClassOf({ ...column, className: belowClass, isEnd: false }, false) },
      { ...cell, top: cell.top + height - 1, height: belowHeight },
      [{ text: below }],
    );
  }
}

const boxesOf = (content: string | readonly Piece[]): PieceBox[] =>
  typeof content === 'string' ? [{ text: content }] : content.map(boxOf);
