import { invalidArgument } from '../handlers/errors';

/**
 * A text that holds bytes, as it was sent.
 * @throws MasterError 400 `illegal base64 data at input byte N` in the count of the master's decoder
 */
export function expectBase64(text: string): string {
  const wrongAt = wrongPlace(text);
  if (wrongAt === undefined) return text;
  throw invalidArgument(`illegal base64 data at input byte ${wrongAt}`);
}

// line ends are skipped, as the decoder does; an end too early is told where its four begin
function wrongPlace(text: string): number | undefined {
  const signs = [...text.matchAll(/[^\r\n]/g)];
  const odd = signs.findIndex(([sign]) => !/[A-Za-z\d+/]/.test(sign));
  const rest = signs.length % 4;
  if (odd === -1) return rest === 0 ? undefined : signs.length - rest;
  const padding = signs
    .slice(odd)
    .map(([sign]) => sign)
    .join('');
  const isPadded = odd % 4 === 2 ? padding === '==' : odd % 4 === 3 && padding === '=';
  return isPadded ? undefined : signs[odd]?.index;
}
