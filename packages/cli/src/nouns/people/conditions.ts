import type { StateNames } from '../../core/output/state-names';
import type { Cli } from '../../core/verb';
import { type Condition, parseWhere, withName, withStateNames } from '../../core/where';
import { whoAmI } from './find';

type Reading = {
  /** the fields by the names of their columns */
  columnNames: Readonly<Record<string, string>>;
  states: StateNames;
};

/**
 * Reads --where. A field may have the name of its column, `user=me` is the signed-in user, and
 * states are checked.
 */
export async function readConditions(
  cli: Cli,
  where: string | undefined,
  { columnNames, states }: Reading,
): Promise<Condition[]> {
  const parsed = (where === undefined ? [] : parseWhere(where)).map(
    ({ field, ...condition }): Condition => ({ ...condition, field: columnNames[field] ?? field }),
  );
  return (await withMe(cli, parsed)).map((condition) =>
    condition.field === 'state' ? withStateNames(condition, states) : condition,
  );
}

async function withMe(cli: Cli, conditions: Condition[]): Promise<Condition[]> {
  const isMe = ({ field, values }: Condition) => field === 'user' && values.includes('me');
  if (!conditions.some(isMe)) return conditions;
  const { username } = await whoAmI(cli);
  return conditions.map((condition) =>
    isMe(condition) ? withName(condition, username) : condition,
  );
}
