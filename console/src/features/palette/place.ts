import { wordSpans } from '@trainyard/ui/lib/fuzzy';
import type { Suggestion } from './suggestion-list';

/** The largest number of results of one kind. */
export const groupAtMost = 4;

type Place = Pick<Suggestion, 'id' | 'group' | 'icon' | 'title' | 'detail' | 'hit'> & {
  href: string;
  words: readonly string[];
};

/** A result that opens a page. */
export const place = ({ href, words, ...rest }: Place): Suggestion => ({
  ...rest,
  spans: words.flatMap((word) => wordSpans([word], rest.title) ?? []).sort(([a], [b]) => a - b),
  verb: 'open',
  choose: () => ({ kind: 'go', href }),
  recent: { title: rest.title, href },
});
