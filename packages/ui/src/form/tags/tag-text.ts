import { truncate } from '../../lib/format';

const shownLength = 50;

/** a tag as it is shown; its whole text goes into the tooltip */
export const tagText = (tag: string): string => truncate(tag, shownLength, '…');

/** how many a compact list shows before it counts */
export const compactCount = 6;

/** Reads tags from typed text: commas separate them, and empty text is not a tag. */
const splitTags = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

type Change = {
  tags: readonly string[];
  /** the tag that is rewritten; without it new ones are added */
  replaced?: string | undefined;
  typed: string;
};

type Changed = { tags: string[] } | { error: string };

/** The list after what was typed; a tag that is there already is refused. */
export function changeTags({ tags, replaced, typed }: Change): Changed {
  const added = splitTags(typed);
  // unchanged: as an add of what is there, which changes nothing
  if (replaced !== undefined && typed.trim() === replaced) return { tags: [...tags] };
  const others = tags.filter((tag) => tag !== replaced);
  const twice = added.find((tag, index) => others.includes(tag) || added.indexOf(tag) !== index);
  if (twice !== undefined) return { error: `Tag "${tagText(twice)}" exists already` };
  return { tags: added.length === 0 ? [...tags] : [...others, ...added] };
}
