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

/** A change of a list of tags: each named tag alone, so that others can change the list too. */
export type TagChange = { added: readonly string[]; removed: readonly string[] };

/** Returns the tags after a change. */
export const withTagChange = (
  tags: readonly string[],
  { added, removed }: TagChange,
): readonly string[] => {
  const others = tags.filter((tag) => !removed.includes(tag));
  return [...others, ...added.filter((tag) => !others.includes(tag))];
};

type Typed = {
  tags: readonly string[];
  /** the tag to edit; absent when adding */
  replaced?: string | undefined;
  typed: string;
};

/**
 * Reads the change that a typed text stands for, without an added tag where it stands for none;
 * rejects a tag that exists already.
 */
export function readTags({ tags, replaced, typed }: Typed): TagChange | { error: string } {
  const none = { added: [], removed: [] };
  // an unchanged tag changes nothing
  if (replaced !== undefined && typed.trim() === replaced) return none;
  const added = splitTags(typed);
  const others = tags.filter((tag) => tag !== replaced);
  const twice = added.find((tag, index) => others.includes(tag) || added.indexOf(tag) !== index);
  if (twice !== undefined) return { error: `Tag "${tagText(twice)}" exists already` };
  if (added.length === 0 || replaced === undefined) return { added, removed: [] };
  // a part of an edited text may be the tag as it was
  const isReplacedKept = added.includes(replaced);
  return {
    added: added.filter((tag) => tag !== replaced),
    removed: isReplacedKept ? [] : [replaced],
  };
}
