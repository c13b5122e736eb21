import { truncate } from '../../lib/format';

const shownLength = 50;

/** A tag as displayed; the tooltip has its whole text. */
export const tagText = (tag: string): string => truncate(tag, shownLength, '…');

/** number of tags that a compact list shows before a count */
export const compactCount = 6;

/** Reads tags from typed text: separated by commas, without empty ones. */
const splitTags = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

type Change = {
  tags: readonly string[];
  /** the tag to edit; absent when adding */
  replaced?: string | undefined;
  typed: string;
};

type Changed = { tags: string[] } | { error: string };

/** The list after an edit; rejects a tag that exists already. */
export function changeTags({ tags, replaced, typed }: Change): Changed {
  const added = splitTags(typed);
  // an unchanged tag changes nothing
  if (replaced !== undefined && typed.trim() === replaced) return { tags: [...tags] };
  const others = tags.filter((tag) => tag !== replaced);
  const twice = added.find((tag, index) => others.includes(tag) || added.indexOf(tag) !== index);
  if (twice !== undefined) return { error: `Tag "${tagText(twice)}" exists already` };
  return { tags: added.length === 0 ? [...tags] : [...others, ...added] };
}
