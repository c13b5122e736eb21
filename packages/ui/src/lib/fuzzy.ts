export type Span = readonly [start: number, end: number];
export type Match = {
  /** at most 1, for the text itself or a prefix of it */
  score: number;
  /** the matching ranges, for marking */
  spans: readonly Span[];
};

/** The maximum share of other letters within a match. */
const threshold = 0.4;

function isWordStart(text: string, at: number): boolean {
  if (at === 0) return true;
  const [before = '', here = ''] = [text[at - 1], text[at]];
  return /[^\p{L}\p{N}]/u.test(before) || (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(here));
}

/** Scores how well a text matches a query, also with missing letters; null if it does not. */
export function fuzzyMatch(query: string, text: string): Match | null {
  if (query === '') return { score: 1, spans: [] };
  const [needle, haystack] = [query.toLowerCase(), text.toLowerCase()];
  // a few letters change their length in lower case, which would shift positions
  if (haystack.length !== text.length)
    return haystack.includes(needle) ? { score: 0.5, spans: [] } : null;
  return exactMatch(needle, { text, haystack }) ?? looseMatch(needle, { text, haystack });
}

type Text = { text: string; haystack: string };

function exactMatch(needle: string, { text, haystack }: Text): Match | null {
  let at = haystack.indexOf(needle);
  if (at < 0) return null;
  const first = at;
  while (at >= 0 && !isWordStart(text, at)) at = haystack.indexOf(needle, at + 1);
  const start = at < 0 ? first : at;
  const base = start === 0 ? 0.9 : at < 0 ? 0.6 : 0.8;
  const span: Span = [start, start + needle.length];
  return { score: base + 0.1 * (needle.length / haystack.length), spans: [span] };
}

/** Matches the letters in order, close together or each at the start of a word. */
function looseMatch(needle: string, { text, haystack }: Text): Match | null {
  if (needle.length < 2) return null;
  let best: Match | null = null;
  for (let from = haystack.indexOf(needle[0] ?? ''); from >= 0; ) {
    const places = placesFrom(from, { needle, haystack });
    if (places === null) break;
    const length = (places.at(-1) ?? from) - from + 1;
    const share = needle.length / length;
    const isInitials = places.every((at) => isWordStart(text, at));
    const score = isInitials ? 0.5 : share >= 1 - threshold ? 0.4 * share : 0;
    if (score > (best?.score ?? 0)) best = { score, spans: joined(places) };
    from = haystack.indexOf(needle[0] ?? '', from + 1);
  }
  return best;
}

function placesFrom(from: number, { needle, haystack }: { needle: string; haystack: string }) {
  const places = [from];
  for (const letter of needle.slice(1)) {
    const at = haystack.indexOf(letter, (places.at(-1) ?? from) + 1);
    if (at < 0) return null;
    places.push(at);
  }
  return places;
}

function joined(places: readonly number[]): Span[] {
  const spans: [number, number][] = [];
  for (const at of places) {
    const last = spans.at(-1);
    if (last && last[1] === at) last[1] = at + 1;
    else spans.push([at, at + 1]);
  }
  return spans;
}

/** Positions of these words in a text; null unless it contains each of them. */
export function wordSpans(words: readonly string[], text: string): Span[] | null {
  const haystack = text.toLowerCase();
  const spans: Span[] = [];
  for (const word of words) {
    const at = haystack.indexOf(word);
    if (at < 0) return null;
    if (haystack.length === text.length) spans.push([at, at + word.length]);
  }
  return spans.sort(([one], [other]) => one - other);
}
