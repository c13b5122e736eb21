/** A piece of a drawing. Texts are escaped when written, and never parsed as markup. */
export type Drawn = {
  tag: string;
  attributes: Readonly<Record<string, string | number>>;
  children: ReadonlyArray<Drawn | string>;
};

export const draw = (
  tag: string,
  attributes: Drawn['attributes'] = {},
  ...children: ReadonlyArray<Drawn | string>
): Drawn => ({ tag, attributes, children });

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: unknown) =>
  String(text).replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

/** Writes HTML or SVG text. */
export function toHtml(drawn: Drawn | string): string {
  if (typeof drawn === 'string') return escaped(drawn);
  const { tag, attributes, children } = drawn;
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${pairs.join('')}>${children.map(toHtml).join('')}</${tag}>`;
}

/** Writes words, for a terminal. */
export const toText = (drawn: Drawn | string): string =>
  typeof drawn === 'string'
    ? drawn
    : drawn.children.map(toText).join(drawn.tag === 'tr' ? '\t' : '') +
      (/^(tr|div|figcaption)$/.test(drawn.tag) ? '\n' : '');

const svgSpace = 'http://www.w3.org/2000/svg';

/** Creates an element of the page, piece by piece. */
export function toElement(drawn: Drawn, page: Document = document, isSvg = false): Element {
  const { tag, attributes, children } = drawn;
  const inSvg = isSvg || tag === 'svg';
  const element = inSvg ? page.createElementNS(svgSpace, tag) : page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  for (const child of children)
    element.append(typeof child === 'string' ? child : toElement(child, page, inSvg));
  return element;
}
