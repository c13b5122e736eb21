import type { Nodes } from 'hast';

/** The pictures that a text may contain: PNG and WebP as data, which need no request. */
const dataAddress = String.raw`data:image/(?:png|webp);base64,[A-Za-z\d+/]+={0,2}`;
const scheme = 'text-picture:';

/**
 * A text whose pictures are replaced by short names, because the parser handles them as long words.
 */
type TextWithoutPictures = { text: string; pictures: readonly string[] };

/** Extracts the pictures of a text; {@link putPictures} inserts them into its tree. */
export function extractPictures(source: string): TextWithoutPictures {
  const pictures: string[] = [];
  const text = source.replace(new RegExp(dataAddress, 'g'), (address) => {
    pictures.push(address);
    return `${scheme}${pictures.length - 1}`;
  });
  return { text, pictures };
}

const placeholder = new RegExp(`${scheme}(\\d+)`, 'g');

/** Inserts pictures into one node: an image shows them, texts get their source back. */
export function putPictures(node: Nodes, pictures: readonly string[]): void {
  const addressOf = (text: string) =>
    text.replace(placeholder, (name, index) => pictures[Number(index)] ?? name);
  if (node.type === 'text' && pictures.length > 0) node.value = addressOf(node.value);
  if (node.type !== 'element' || node.tagName !== 'img') return;
  const { src } = node.properties;
  if (typeof src !== 'string' || !src.startsWith(scheme)) return;
  const address = addressOf(src);
  if (address === src) delete node.properties.src;
  else node.properties.src = address;
}

/** A picture of a text and its name in the text: `![chart][picture-1]`. */
export type Picture = { name: string; address: string };

const definition = new RegExp(String.raw`^\[(picture-\d+)\]: (${dataAddress})[ \t]*(?:\n|$)`, 'gm');

/** Separates a text from the pictures that it defines, so that it is short enough to edit. */
export function splitPictures(source: string): { words: string; pictures: readonly Picture[] } {
  const pictures: Picture[] = [];
  const words = source.replace(definition, (_line, name: string, address: string) => {
    pictures.push({ name, address });
    return '';
  });
  // the empty line that joinPictures adds is not part of the text
  return { words: pictures.length === 0 ? source : words.replace(/\n\n$/, ''), pictures };
}

/** Appends the definitions of its pictures to a text. */
export function joinPictures(words: string, pictures: readonly Picture[]): string {
  if (pictures.length === 0) return words;
  const lines = pictures.map(({ name, address }) => `[${name}]: ${address}`);
  return `${words}\n\n${lines.join('\n')}`;
}

/** The pictures that a text still uses. */
export const shownPictures = (words: string, pictures: readonly Picture[]) =>
  pictures.filter(({ name }) => words.includes(`[${name}]`));
