// created on first use: the words of a language take milliseconds to load
let conjunction: Intl.ListFormat | undefined;
let disjunction: Intl.ListFormat | undefined;

/** Returns texts as words of a sentence: `a, b, and c`; empty for none. */
export function listText(texts: readonly string[]): string {
  conjunction ??= new Intl.ListFormat('en');
  return conjunction.format(texts);
}

/** Returns texts as alternatives in a sentence: `a, b, or c`; empty for none. */
export function choiceText(texts: readonly string[]): string {
  disjunction ??= new Intl.ListFormat('en', { type: 'disjunction' });
  return disjunction.format(texts);
}
