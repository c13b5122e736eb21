import type { ColumnType } from '@trainyard/sdk/types';
import { experimentFields, fieldIdOf, fieldOf, fixedChoices } from '../fields';
import type { FilterColumn } from './filter-set';
import type { Choice, Vocabulary } from './query-line';

type Kind = { prefix: string; location: FilterColumn['location']; type: ColumnType };
// what a project has of its own, told by how its name begins: no call need be waited for
const kinds: Kind[] = [
  { prefix: 'hp.', location: 'LOCATION_TYPE_HYPERPARAMETERS', type: 'COLUMN_TYPE_UNSPECIFIED' },
  { prefix: 'validation.', location: 'LOCATION_TYPE_VALIDATIONS', type: 'COLUMN_TYPE_NUMBER' },
  { prefix: 'training.', location: 'LOCATION_TYPE_TRAINING', type: 'COLUMN_TYPE_NUMBER' },
];

/** The column of this name, the wire's or the list's; undefined where no project can have one. */
export function columnNamed(name: string): FilterColumn | undefined {
  const column = fieldIdOf(name);
  const type = fieldOf(column)?.filter?.type;
  if (type !== undefined) return { column, location: 'LOCATION_TYPE_EXPERIMENT', type };
  const kind = kinds.find(({ prefix }) => column.startsWith(prefix) && column !== prefix);
  return kind && { column, location: kind.location, type: kind.type };
}

const trainingStatistic = /\.(last|min|max|sum|count)$/;

/** Whether the master can sort and filter by a training metric of this id: it wants a statistic. */
const hasTrainingStatistic = (id: string): boolean => trainingStatistic.test(id);

/** Why the master cannot compare with a column of this name; undefined where it can. */
const columnFault = (name: string): string | undefined =>
  name.startsWith('training.') && !hasTrainingStatistic(name)
    ? `The master compares training metrics by a statistic: ${name}.last, .min, .max, .sum or .count.`
    : undefined;

/** Names that a line can begin with, for suggestions. */
export const columnNames = experimentFields.flatMap(({ id, filter }) => (filter ? [id] : []));

const states = fixedChoices('state').map((name): Choice => ({ name, value: name }));

type People = {
  users: readonly { id: number; username: string }[];
  /** who looks, whom a line may call `me` */
  myId: number | undefined;
};

/** The names that a line may use, with the users of the master. */
export const vocabularyOf = ({ users, myId }: People): Vocabulary => ({
  columnOf: columnNamed,
  faultOf: columnFault,
  choices: {
    state: states,
    user: [
      ...users.map(({ id, username }) => ({ name: username, value: String(id) })),
      ...(myId === undefined ? [] : [{ name: 'me', value: String(myId) }]),
    ],
  },
});
