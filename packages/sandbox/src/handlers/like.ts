/** SQL's ILIKE: the whole text, ignoring case, with `%` for any run and `_` for any character. */
export function isLike(text: string, pattern: string): boolean {
  const source = pattern.replace(/[%_]|[^\w\s]/g, (character) => {
    if (character === '%') return '[^]*';
    return character === '_' ? '[^]' : `\\u{${character.codePointAt(0)?.toString(16)}}`;
  });
  return new RegExp(`^${source}$`, 'iu').test(text);
}
