/** Characters 128 to 159 of Windows code page 1252, whose others are those of Unicode. */
const special = '€\u0000‚ƒ„…†‡ˆ‰Š‹Œ\u0000Ž\u0000\u0000‘’“”•–—˜™š›œ\u0000žŸ';

function codeOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0x20 && code < 0x7f) return code;
  if (code >= 0xa0 && code <= 0xff) return code;
  const place = special.indexOf(character);
  return place >= 0 && code !== 0 ? 0x80 + place : undefined;
}

/**
 * A text as the content of a PDF string in WinAnsi encoding (ISO 32000-1, annex D); characters
 * without a code become `?`, and `isComplete` is false then.
 */
export function toWinAnsi(text: string): { text: string; isComplete: boolean } {
  let isComplete = true;
  const letters = Array.from(text, (character) => {
    const code = codeOf(character);
    if (code === undefined) isComplete = false;
    const letter = code === undefined ? '?' : String.fromCharCode(code);
    if (/[\\()]/.test(letter)) return `\\${letter}`;
    return code !== undefined && code > 0x7e ? `\\${code.toString(8)}` : letter;
  });
  return { text: letters.join(''), isComplete };
}
