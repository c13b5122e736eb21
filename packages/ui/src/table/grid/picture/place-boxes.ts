import type { PieceBox, Styling } from '../pieces';

/** The computed styles of a cell, a row or a box; lengths in pixels. */
export type BoxStyle = {
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
  /** distance between the boxes of a cell */
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

/** Returns the style of a cell, or of a box inside it. */
export type StyleOf = (cell: Styling, box?: Styling) => BoxStyle;

export type SizedBox = { box: PieceBox; style: BoxStyle; textWidth: number };
export type AvailableSpace = { left: number; width: number };
export type PlacedBox = AvailableSpace & { box: PieceBox; style: BoxStyle };

const isTransparent = (color: string) => color === 'transparent' || color === 'rgba(0, 0, 0, 0)';
export const isSeen = (color: string): boolean => color !== '' && !isTransparent(color);

const insetOf = ({ paddingLeft, paddingRight, border }: BoxStyle) =>
  paddingLeft + paddingRight + 2 * border;

function widthOf({ style, textWidth }: SizedBox): number {
  const inset = insetOf(style);
  if (style.width > inset) return style.width;
  return Math.min(style.maxWidth, Math.ceil(textWidth) + inset);
}

/**
 * Puts the boxes of a cell side by side. If they do not fit, the first growing piece, or else the
 * first text without a border, shrinks.
 */
export function placeBoxes(
  sized: readonly SizedBox[],
  { room, gap, align }: { room: AvailableSpace } & Pick<BoxStyle, 'gap' | 'align'>,
): PlacedBox[] {
  const outer = (each: SizedBox) => widthOf(each) + each.style.marginLeft + each.style.marginRight;
  const gaps = gap * Math.max(0, sized.length - 1);
  const spare = room.width - gaps - sized.reduce((sum, each) => sum + outer(each), 0);
  const grows = sized.find(({ box }) => box.grows);
  const flexible =
    grows ??
    (spare < 0
      ? sized.find(({ box, style }) => box.text !== undefined && style.border === 0)
      : undefined);
  let left = room.left + (align === 'right' && !flexible ? Math.max(0, spare) : 0);
  return sized.map((each) => {
    const { box, style } = each;
    const width = Math.max(0, widthOf(each) + (each === flexible ? spare : 0));
    const placed = { box, style, left: left + style.marginLeft, width };
    left += style.marginLeft + width + style.marginRight + gap;
    return placed;
  });
}

/**
 * The longest beginning of a text that fits together with an ellipsis; the whole text if it fits.
 */
export function cutText(text: string, width: number, measure: (text: string) => number): string {
  const whole = measure(text);
  if (whole <= width + 0.5) return text;
  const fits = (length: number) => measure(`${text.slice(0, length)}…`) <= width;
  // letters are about equally wide, so the length in proportion is nearly right
  let length = Math.floor((text.length * width) / whole);
  while (length > 0 && !fits(length)) length -= 1;
  while (length < text.length - 1 && fits(length + 1)) length += 1;
  return `${text.slice(0, length)}…`;
}
