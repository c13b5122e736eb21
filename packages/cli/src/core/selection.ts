import type { Globals } from './globals';
import type { Selection } from './output/output';
import type { Cli, Verb } from './verb';
import { type Condition, parseWhere, withName } from './where';

/** The rows of a list to show. */
export function selectionOf({ where: kind }: Verb, globals: Globals): Selection {
  const { where, sort, pages } = globals;
  // --limit counts the experiments that --where selects
  const { offset, limit } =
    kind === 'ids' && where !== undefined ? { offset: 0, limit: undefined } : globals;
  const conditions = kind === 'rows' && where !== undefined ? parseWhere(where) : [];
  const count = pages === undefined ? limit : pages === 'all' ? undefined : limit && limit * pages;
  return { conditions, by: sort, offset, limit: count };
}

/** Replaces `me` in conditions on users by the name of the signed-in user. */
export async function nameMe(cli: Cli, selection: Selection) {
  const isMe = ({ field, values }: Condition) =>
    /^(user|username|owner)$/.test(field) && values.includes('me');
  if (!selection.conditions.some(isMe)) return;
  const { client } = await cli.session();
  const { user } = await client.getMe({}, { signal: cli.signal });
  selection.conditions = selection.conditions.map((condition) =>
    isMe(condition) ? withName(condition, user.username) : condition,
  );
}
