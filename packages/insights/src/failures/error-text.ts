/** The length of a line that is read. */
const maxCharacters = 2000;

/** Returns a line of plain text without its numbers, addresses, ids and folders. */
export const signatureOf = (text: string): string =>
  text
    .slice(0, maxCharacters)
    .replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, 'id')
    .replace(/\b0x[0-9a-f]+\b/gi, 'address')
    .replace(/(?:\/[\w.@+-]+){2,}/g, (path) => `…/${path.split('/').at(-1)}`)
    .replace(/[+-]?\d+(?:[.,]\d+)*(?:e[+-]?\d+)?/gi, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);

/** Returns true if a line of plain text names an error, at any level. */
export const isErrorText = (text: string): boolean =>
  /(?:^|[\s:])(?:[\w.]+\.)?[A-Z]\w*(?:Error|Exception|Interrupt)\b(?::|$)/.test(
    text.slice(0, maxCharacters),
  );
