/** The tags of a read (`shows`) or of a write (`changes`). */
type Tags = { shows: string[] | undefined; changes: string[] | undefined };
type Marks = { operationId: string; 'x-shows'?: string[]; 'x-changes'?: string[] };

type TagRules = { isRead: boolean; argumentNames: ReadonlySet<string>; words: readonly string[] };

const tagPattern = /^(\w+|\*)(?: \{([\w.]+)\})?(?: when (\w+))?$/;

/**
 * Reads the tags of a call, `x-shows` of a read and `x-changes` of a write: words of `x-resources`,
 * each alone or with the argument that has the id, and with the field of the body that a change
 * depends on. `*` stands for all resources: a write that changes what the user may see.
 * @throws Error naming the call and the tag that is missing, unknown or without such an argument
 */
export function toTags(node: Marks, { isRead, argumentNames, words }: TagRules): Tags {
  const { operationId: id, 'x-shows': shows, 'x-changes': changes } = node;
  const [own, other] = isRead ? [shows, changes] : [changes, shows];
  const mark = isRead ? 'x-shows' : 'x-changes';
  if (own === undefined || other !== undefined)
    throw new Error(`contract: ${id} ${isRead ? 'reads' : 'writes'} and has only ${mark}`);
  for (const tag of own) {
    const [, word = '', ...names] = tagPattern.exec(tag) ?? [];
    if (!words.includes(word) && (isRead || word !== '*'))
      throw new Error(`contract: ${id}: the tag "${tag}" is none of ${words.join(', ')}`);
    if (names.some((name) => name !== undefined && !argumentNames.has(name)))
      throw new Error(`contract: ${id}: the tag "${tag}" names no argument of the call`);
  }
  if (new Set(own).size < own.length) throw new Error(`contract: ${id}: a tag is there twice`);
  return isRead ? { shows: own, changes: undefined } : { shows: undefined, changes: own };
}
