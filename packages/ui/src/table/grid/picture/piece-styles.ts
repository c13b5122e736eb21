import type { PieceStyle, StyleOf, Styling } from './pieces';

/**
 * Reads computed styles from two hidden elements inside `parent`. Each styling is read once; a
 * reader is used for one scroll, so that it does not outlive a theme.
 */
export function styleReader(parent: HTMLElement): StyleOf {
  const cellElement = document.createElement('div');
  const pieceElement = document.createElement('span');
  cellElement.append(pieceElement);
  parent.replaceChildren(cellElement);
  const known = new Map<string, PieceStyle>();
  return (cell, piece) => {
    const name = `${keyOf(cell)}\n${piece ? keyOf(piece) : '-'}`;
    const found = known.get(name);
    if (found) return found;
    apply(cellElement, cell);
    if (piece) apply(pieceElement, piece);
    // pieces are boxes, like children of a flex container
    cellElement.style.display = 'flex';
    const style = read(getComputedStyle(piece ? pieceElement : cellElement));
    known.set(name, style);
    return style;
  };
}

const keyOf = ({ className = '', style }: Styling) =>
  style ? `${className} ${JSON.stringify(style)}` : className;

function apply(element: HTMLElement, { className = '', style = {} }: Styling) {
  element.className = className;
  element.removeAttribute('style');
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, String(value));
}

const alignOf = (align: string) => (align === 'right' || align === 'center' ? align : 'left');

const lengthOf = (value: string) => Number.parseFloat(value) || 0;

function read(style: CSSStyleDeclaration): PieceStyle {
  const { fontStyle, fontWeight, fontSize, fontFamily } = style;
  const border = lengthOf(style.borderLeftWidth);
  const lineHeight = lengthOf(style.lineHeight);
  return {
    font: `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`,
    color: style.color,
    background: style.backgroundColor,
    isTabular: style.fontVariantNumeric === 'tabular-nums',
    align: alignOf(style.textAlign),
    isTop: style.verticalAlign === 'top',
    lineHeight,
    width: lengthOf(style.width),
    // boxes without a height are as high as their line
    height: lengthOf(style.height) > 2 * border ? lengthOf(style.height) : lineHeight + 2 * border,
    maxWidth: lengthOf(style.maxWidth) || Number.POSITIVE_INFINITY,
    gap: lengthOf(style.columnGap),
    radius: lengthOf(style.borderTopLeftRadius),
    border,
    borderColor: style.borderLeftColor,
    lineColor: style.borderBottomColor,
    paddingLeft: lengthOf(style.paddingLeft),
    paddingRight: lengthOf(style.paddingRight),
    marginLeft: lengthOf(style.marginLeft),
    marginRight: lengthOf(style.marginRight),
    marginTop: lengthOf(style.marginTop),
  };
}
