import type { Options } from '../../core/command';
import type { StateNames } from '../../core/output/state-names';
import type { Cli } from '../../core/verb';
import { type Condition, parseWhere, withName, withStateNames } from '../../core/where';
import { whoAmI } from './find';

/** The options of a list of one's own experiments or runs. */
export const ownListOptions = {
  all: { type: 'boolean', short: 'a', help: 'Those of all users, archived ones too' },
  show_project: { type: 'boolean', help: 'Workspace and project of each' },
} as const satisfies Options;

/** The fields by the names of the columns that experiments and runs have. */
const columnNames = {
  username: 'user',
  labels: 'label',
  projectName: 'project',
  workspaceName: 'workspace',
  resourcePool: 'pool',
  searcherType: 'searcher',
  forkedFrom: 'parent',
  startTime: 'started',
  endTime: 'ended',
};

type Reading = {
  /** the fields by the names of columns that others do not have */
  ownColumnNames: Readonly<Record<string, string>>;
  states: StateNames;
};

/**
 * Reads --where. A field may have the name of its column, `user=me` is the signed-in user, and
 * states are checked.
 */
export async function readConditions(
  cli: Cli,
  where: string | undefined,
  { ownColumnNames, states }: Reading,
): Promise<Condition[]> {
  const fields = new Map(Object.entries({ ...columnNames, ...ownColumnNames }));
  const parsed = (where === undefined ? [] : parseWhere(where)).map(
    ({ field, ...condition }): Condition => ({ ...condition, field: fields.get(field) ?? field }),
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
