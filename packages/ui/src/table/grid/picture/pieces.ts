import type { CSSProperties } from 'react';

/** The styling of an element of the page: its classes and inline style. */
export type Styling = { className?: string | undefined; style?: CSSProperties | undefined };

/** Paths in a square, as in an SVG icon. */
export type Icon = { path: string; square: number; width: number; dash?: readonly number[] };

/**
 * A part of a cell as painted while rows scroll: a text, a box or an icon. Parts follow each other;
 * their classes set fonts, colors, sizes, paddings, borders and margins.
 */
export type Piece = Styling & {
  text?: string | undefined;
  icon?: Icon;
  /** takes the remaining width */
  grows?: true;
  /** the share of the box that is filled with its text color, 0 to 1 */
  share?: number;
};

/** The computed styles of a cell, a row or a piece; lengths in pixels. */
export type PieceStyle = {
  font: string;
  color: string;
  background: string;
  /** digits have equal widths */
  isTabular: boolean;
  align: 'left' | 'right' | 'center';
  /** aligned to the top of its line rather than the middle */
  isTop: boolean;
  lineHeight: number;
  /** width of the box; 0 if the content determines it */
  width: number;
  height: number;
  maxWidth: number;
  /** distance between the pieces of a cell */
  gap: number;
  radius: number;
  border: number;
  borderColor: string;
  /** color of the lower border; only rows have one */
  lineColor: string;
  paddingLeft: number;
  paddingRight: number;
  marginLeft: number;
  marginRight: number;
  marginTop: number;
};

/** Returns the style of a cell, or of a piece inside it. */
export type StyleOf = (cell: Styling, piece?: Styling) => PieceStyle;

export type Sized = { piece: Piece; style: PieceStyle; textWidth: number };
export type AvailableSpace = { left: number; width: number };
export type Placed = AvailableSpace & { piece: Piece; style: PieceStyle };

const isTransparent = (color: string) => color === 'transparent' || color === 'rgba(0, 0, 0, 0)';
export const isSeen = (color: string): boolean => color !== '' && !isTransparent(color);

const insetOf = ({ paddingLeft, paddingRight, border }: PieceStyle) =>
  paddingLeft + paddingRight + 2 * border;

function widthOf({ style, textWidth }: Sized): number {
  const inset = insetOf(style);
  if (style.width > inset) return style.width;
  return Math.min(style.maxWidth, Math.ceil(textWidth) + inset);
}

/**
 * Puts the pieces of a cell side by side. If they do not fit, the first growing piece, or else the
 * first text without a border, shrinks.
 */
export function placePieces(
  sized: readonly Sized[],
  { room, gap, align }: { room: AvailableSpace } & Pick<PieceStyle, 'gap' | 'align'>,
): Placed[] {
  const outer = (each: Sized) => widthOf(each) + each.style.marginLeft + each.style.marginRight;
  const gaps = gap * Math.max(0, sized.length - 1);
  const spare = room.width - gaps - sized.reduce((sum, each) => sum + outer(each), 0);
  const grows = sized.find(({ piece }) => piece.grows);
  const flexible =
    grows ??
    (spare < 0
      ? sized.find(({ piece, style }) => piece.text !== undefined && style.border === 0)
      : undefined);
  let left = room.left + (align === 'right' && !flexible ? Math.max(0, spare) : 0);
  return sized.map((each) => {
    const { piece, style } = each;
    const width = Math.max(0, widthOf(each) + (each === flexible ? spare : 0));
    const placed = { piece, style, left: left + style.marginLeft, width };
    left += style.marginLeft + width + style.marginRight + gap;
    return placed;
  });
}

/**
 * The longest beginning of a text that fits together with an ellipsis; the whole text if it fits.
 */
export function cutText(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width + 0.5) return text;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(`${text.slice(0, middle)}…`) <= width) low = middle;
    else high = middle - 1;
  }
  return `${text.slice(0, low)}…`;
}
