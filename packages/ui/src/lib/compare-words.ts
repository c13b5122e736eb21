let collator: Intl.Collator | undefined;

/**
 * Compares words with numbers in numeric order: "run 9" comes before "run 10". The collation rules
 * load with the first call: they take milliseconds, which a page needs for its first rows.
 */
export function compareWords(one: string, other: string): number {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(one, other);
}
