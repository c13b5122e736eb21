/** A piece of a drawing. Texts are escaped when written, and never parsed as markup. */
export type Markup = {
  tag: string;
  attributes: Readonly<Record<string, string | number>>;
  children: ReadonlyArray<Markup | string>;
};

export const createMarkup = (
  tag: string,
  attributes: Markup['attributes'] = {},
  ...children: ReadonlyArray<Markup | string>
): Markup => ({ tag, attributes, children });

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
export function toHtml(markup: Markup | string): string {
  if (typeof markup === 'string') return escaped(markup);
  const { tag, attributes, children } = markup;
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${pairs.join('')}>${children.map(toHtml).join('')}</${tag}>`;
}

/** Writes words, for a terminal. */
export const toText = (markup: Markup | string): string =>
  typeof markup === 'string'
    ? markup
    : markup.children.map(toText).join(separators[markup.tag] ?? '') +
      (/^(tr|div|figcaption|caption|svg)$/.test(markup.tag) ? '\n' : '');

/** Text between the parts of an element: cells of a row, and the labels of a drawing. */
const separators: Record<string, string> = { tr: '\t', svg: ' ' };

const svgSpace = 'http://www.w3.org/2000/svg';

/** Creates an element of the page, piece by piece. */
export function toElement(markup: Markup, page: Document = document, isSvg = false): Element {
  const { tag, attributes, children } = markup;
  const inSvg = isSvg || tag === 'svg';
  const element = inSvg ? page.createElementNS(svgSpace, tag) : page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  for (const child of children)
    element.append(typeof child === 'string' ? child : toElement(child, page, inSvg));
  return element;
}
