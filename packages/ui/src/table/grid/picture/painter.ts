import type { Strokes } from '../../../base/stroke-icon';
import type { PieceBox, Styling } from '../pieces';
import {
  type BoxStyle,
  cutText,
  isSeen,
  type PlacedBox,
  placeBoxes,
  type StyleOf,
} from './place-boxes';

type Box = { left: number; width: number; top: number; height: number };

/** A cell of a row, and the right edge of the frozen columns that cover its beginning. */
export type CellBox = Box & { clipLeft: number };

type Text = {
  text: string;
  style: BoxStyle;
  x: number;
  y: number;
  cell: CellBox;
  isClipped: boolean;
};

type Options = {
  styleOf: StyleOf;
  /** device pixels per CSS pixel */
  scale: number;
};

// texts of one font whose widths are remembered
const maxWidths = 20_000;

/**
 * Paints cells on a canvas. Texts wait until `flush`, which paints those of one style together: a
 * canvas takes longer to change its font than to draw a word.
 */
export class Painter {
  #current: CanvasRenderingContext2D | undefined;
  readonly #styleOf: StyleOf;
  readonly #baselines = new Map<string, number>();
  /** by font, then by text: a name of both would have to be made for each text of each frame */
  readonly #widths = new Map<string, Map<string, number>>();
  readonly #rulers = new Map<string, CanvasRenderingContext2D>();
  /** the name of what the texts of a style have in common */
  readonly #kinds = new Map<BoxStyle, string>();
  /** parsed once, not for each icon of each frame */
  readonly #paths = new Map<string, Path2D>();
  readonly #scale: number;
  readonly #waiting = new Map<string, Text[]>();

  constructor({ styleOf, scale }: Options) {
    this.#styleOf = styleOf;
    this.#scale = scale;
  }

  /** Paints on another canvas from now on, which is scaled to CSS pixels. */
  use(context: CanvasRenderingContext2D) {
    this.#current = context;
  }

  get #context(): CanvasRenderingContext2D {
    if (!this.#current) throw new Error('The painter has no canvas yet.');
    return this.#current;
  }

  #snap = (place: number) => Math.round(place * this.#scale) / this.#scale;

  /** Fills a row with its background and draws the line below it. */
  row(styling: Styling, { left, width, top, height }: Box) {
    const { background, lineColor } = this.#styleOf(styling);
    this.#rect(background, { left, width, top, height });
    this.#rect(lineColor, { left, width, top: top + height - 1, height: 1 });
  }

  /** Paints the content of a cell. */
  cell(styling: Styling, cell: CellBox, boxes: readonly PieceBox[]) {
    const style = this.#styleOf(styling);
    const room = {
      left: cell.left + style.paddingLeft,
      width: cell.width - style.paddingLeft - style.paddingRight,
    };
    const sized = boxes.map((box) => {
      const own = this.#styleOf(styling, box);
      return { box, style: own, textWidth: this.#widthOf(box.text ?? '', own.font) };
    });
    const placed = placeBoxes(sized, { ...style, room });
    const end = placed.at(-1);
    const isClipped =
      cell.left < cell.clipLeft || (end && end.left + end.width > room.left + room.width + 1);
    if (isClipped) this.#clip(cell);
    this.#rect(style.background, cell);
    const { lineHeight } = style;
    for (const each of placed)
      this.#placed(each, { cell, lineHeight, isClipped: isClipped === true });
    if (isClipped) this.#context.restore();
  }

  /** Draws the line at the left of a cell, unless a frozen column covers it. */
  edge(styling: Styling, { clipLeft, ...cell }: CellBox) {
    if (cell.left >= clipLeft)
      this.#rect(this.#styleOf(styling).borderColor, { ...cell, width: 1 });
  }

  /** Paints the shadow at the right of frozen columns. */
  shade({ left, width, top, height }: Box) {
    this.#context.fillStyle = this.#styleOf({}).color;
    for (let x = 0; x < width; x++) {
      this.#context.globalAlpha = 0.12 * (1 - x / width) ** 2;
      this.#context.fillRect(left + x, top, 1, height);
    }
    this.#context.globalAlpha = 1;
  }

  /** Paints the pending texts, those of one font together, too. */
  flush() {
    const waiting = [...this.#waiting.values()].flatMap((texts) =>
      texts[0] ? [{ texts, style: texts[0].style }] : [],
    );
    waiting.sort((one, other) => one.style.font.localeCompare(other.style.font));
    // tabular digits are a style of the canvas element, not a part of the font. A change makes the
    // browser compute the style again, so the current style is painted first
    const digits = this.#context.canvas.style;
    const isFirst = digits.fontVariantNumeric !== '';
    for (const isTabular of [isFirst, !isFirst]) {
      const texts = waiting.filter(({ style }) => style.isTabular === isTabular);
      if (texts.length > 0 && isTabular !== isFirst)
        digits.fontVariantNumeric = isTabular ? 'tabular-nums' : '';
      let font = '';
      for (const { texts: each, style } of texts) {
        if (style.font !== font) this.#context.font = style.font;
        font = style.font;
        this.#texts(each, style);
      }
    }
    this.#waiting.clear();
  }

  /** Draws texts of one style at the middle of their lines, as the page does. */
  #texts(texts: readonly Text[], { font, align, color }: BoxStyle) {
    const context = this.#context;
    context.textAlign = align;
    context.fillStyle = color;
    const baseline = this.#baselineOf(font);
    for (const { text, x, y, cell, isClipped } of texts) {
      if (isClipped) this.#clip(cell);
      context.fillText(text, x, this.#snap(y + baseline));
      if (isClipped) context.restore();
    }
  }

  #placed(
    { box: { text: whole, strokes, share }, style, left, width }: PlacedBox,
    { cell, lineHeight, isClipped }: { cell: CellBox; lineHeight: number; isClipped: boolean },
  ) {
    const { height } = style;
    const middle = cell.top + cell.height / 2;
    const lineTop = middle - lineHeight / 2;
    const top = this.#snap(style.isTop ? lineTop + style.marginTop : middle - height / 2);
    const box = { left, width, top, height };
    this.#box(box, style);
    if (share !== undefined && share > 0)
      this.#round({ ...box, width: width * share }, { ...style, fill: style.color });
    if (strokes) this.#strokes(strokes, { box, color: style.color });
    if (!whole) return;
    const from = left + style.border + style.paddingLeft;
    const room = width - 2 * style.border - style.paddingLeft - style.paddingRight;
    const text = cutText(whole, room, (part) => this.#widthOf(part, style.font));
    const x = { left: from, center: from + room / 2, right: from + room }[style.align];
    const y = style.isTop ? top + height / 2 : middle;
    const kind = this.#kindOf(style);
    const waiting = this.#waiting.get(kind) ?? [];
    this.#waiting.set(kind, waiting);
    waiting.push({ text, style, x, y, cell, isClipped });
  }

  #box(box: Box, style: BoxStyle) {
    const { border, background, borderColor } = style;
    if (isSeen(background)) this.#round(box, { ...style, fill: background });
    if (border > 0) this.#round(box, { ...style, stroke: borderColor });
  }

  #round(box: Box, style: { radius: number; border: number; fill?: string; stroke?: string }) {
    const context = this.#context;
    const inset = style.stroke ? style.border / 2 : 0;
    const [width, height] = [box.width - 2 * inset, box.height - 2 * inset];
    context.beginPath();
    context.roundRect(box.left + inset, box.top + inset, width, height, [
      Math.min(style.radius, width / 2, height / 2),
    ]);
    if (style.stroke) {
      context.lineWidth = style.border;
      context.strokeStyle = style.stroke;
      context.stroke();
    } else {
      context.fillStyle = style.fill ?? '';
      context.fill();
    }
  }

  #strokes(strokes: Strokes, { box, color }: { box: Box; color: string }) {
    const context = this.#context;
    const scale = box.width / strokes.square;
    context.save();
    context.translate(box.left, box.top);
    context.scale(scale, scale);
    context.strokeStyle = color;
    context.lineWidth = strokes.width;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.setLineDash([...(strokes.dash ?? [])]);
    context.stroke(this.#pathOf(strokes.path));
    context.restore();
  }

  #rect(color: string, { left, width, top, height }: Box) {
    if (!isSeen(color)) return;
    this.#context.fillStyle = color;
    this.#context.fillRect(left, top, width, height);
  }

  #clip({ left, width, top, height, clipLeft }: CellBox) {
    const from = Math.max(left, clipLeft);
    this.#context.save();
    this.#context.beginPath();
    this.#context.rect(from, top, Math.max(0, left + width - from), height);
    this.#context.clip();
  }

  /** Returns the distance from the middle of a line down to the baseline of its text. */
  #baselineOf(font: string): number {
    const cachedBaseline = this.#baselines.get(font);
    if (cachedBaseline !== undefined) return cachedBaseline;
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = this.#rulerOf(font).measureText('x');
    const baseline = (Math.round(fontBoundingBoxAscent) - Math.round(fontBoundingBoxDescent)) / 2;
    this.#baselines.set(font, baseline);
    return baseline;
  }

  #widthOf(text: string, font: string): number {
    if (text === '') return 0;
    const widths = this.#widths.get(font) ?? new Map<string, number>();
    this.#widths.set(font, widths);
    const cachedWidth = widths.get(text);
    if (cachedWidth !== undefined) return cachedWidth;
    const { width } = this.#rulerOf(font).measureText(text);
    if (widths.size === maxWidths) widths.clear();
    widths.set(text, width);
    return width;
  }

  /** Returns the canvas that measures texts of a font: it takes longer to change a font than to measure. */
  #rulerOf(font: string): CanvasRenderingContext2D {
    const cachedRuler = this.#rulers.get(font);
    if (cachedRuler) return cachedRuler;
    const ruler = document.createElement('canvas').getContext('2d') ?? this.#context;
    ruler.font = font;
    this.#rulers.set(font, ruler);
    return ruler;
  }

  #kindOf(style: BoxStyle): string {
    const cachedKind = this.#kinds.get(style);
    if (cachedKind !== undefined) return cachedKind;
    const { font, color, align, isTabular } = style;
    const kind = `${font} ${color} ${align} ${isTabular}`;
    this.#kinds.set(style, kind);
    return kind;
  }

  #pathOf(text: string): Path2D {
    const path = this.#paths.get(text) ?? new Path2D(text);
    this.#paths.set(text, path);
    return path;
  }
}
