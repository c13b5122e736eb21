const words = (name: string) => name.trim().split(/\s+/).filter(Boolean);
const first = (word: string | undefined) => [...(word ?? '')][0]?.toUpperCase() ?? '';

/** First and last word's initials: "Maria Kowalski" → "MK". */
export function initials(name: string): string {
  const all = words(name);
  return first(all[0]) + (all.length > 1 ? first(all.at(-1)) : '');
}

/** One or two letters of a workspace's first words: "Vision Lab" → "VL". */
export const acronym = (name: string): string => words(name).slice(0, 2).map(first).join('');
