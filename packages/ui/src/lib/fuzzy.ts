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
  const [wanted, given] = [query.toLowerCase(), text.toLowerCase()];
  // a few letters change their length in lower case, which would shift positions
  if (given.length !== text.length)
    return given.includes(wanted) ? { score: 0.5, spans: [] } : null;
  return wholeMatch(wanted, { text, given }) ?? looseMatch(wanted, { text, given });
}

type Text = { text: string; given: string };

function wholeMatch(wanted: string, { text, given }: Text): Match | null {
  let at = given.indexOf(wanted);
  if (at < 0) return null;
  const first = at;
  while (at >= 0 && !isWordStart(text, at)) at = given.indexOf(wanted, at + 1);
  const start = at < 0 ? first : at;
  const base = start === 0 ? 0.9 : at < 0 ? 0.6 : 0.8;
  const span: Span = [start, start + wanted.length];
  return { score: base + 0.1 * (wanted.length / given.length), spans: [span] };
}

/** Matches the letters in order, close together or each at the start of a word. */
function looseMatch(wanted: string, { text, given }: Text): Match | null {
  if (wanted.length < 2) return null;
  let best: Match | null = null;
  for (let from = given.indexOf(wanted[0] ?? ''); from >= 0; ) {
    const places = placesFrom(from, { wanted, given });
    if (places === null) break;
    const length = (places.at(-1) ?? from) - from + 1;
    const share = wanted.length / length;
    const isInitials = places.every((at) => isWordStart(text, at));
    const score = isInitials ? 0.5 : share >= 1 - threshold ? 0.4 * share : 0;
    if (score > (best?.score ?? 0)) best = { score, spans: joined(places) };
    from = given.indexOf(wanted[0] ?? '', from + 1);
  }
  return best;
}

function placesFrom(from: number, { wanted, given }: { wanted: string; given: string }) {
  const places = [from];
  for (const letter of wanted.slice(1)) {
    const at = given.indexOf(letter, (places.at(-1) ?? from) + 1);
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
  const given = text.toLowerCase();
  const spans: Span[] = [];
  for (const word of words) {
    const at = given.indexOf(word);
    if (at < 0) return null;
    if (given.length === text.length) spans.push([at, at + word.length]);
  }
  return spans.sort(([one], [other]) => one - other);
}
