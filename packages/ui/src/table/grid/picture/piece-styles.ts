import type { Styling } from '../pieces';
import type { BoxStyle, StyleOf } from './place-boxes';

/**
 * Reads computed styles from two hidden elements inside `parent`. Each styling is read once; a
 * reader does not outlive a theme.
 */
export function styleReader(parent: HTMLElement): StyleOf {
  const cellElement = document.createElement('div');
  const boxElement = document.createElement('span');
  cellElement.append(boxElement);
  parent.replaceChildren(cellElement);
  const cachedStyles = new Map<string, BoxStyle>();
  return (cell, box) => {
    const name = `${keyOf(cell)}\n${box ? keyOf(box) : '-'}`;
    const cachedStyle = cachedStyles.get(name);
    if (cachedStyle) return cachedStyle;
    apply(cellElement, cell);
    if (box) apply(boxElement, box);
    // boxes are laid out like the children of a flex container
    cellElement.style.display = 'flex';
    const style = read(getComputedStyle(box ? boxElement : cellElement));
    cachedStyles.set(name, style);
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

function read(style: CSSStyleDeclaration): BoxStyle {
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
