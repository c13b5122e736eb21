import { RUN_STATES, stateLabel } from '@trainyard/sdk/model';
import type { ColumnType } from '@trainyard/sdk/types';
import { supports } from '~/app/abilities';
import { fieldIdOf, fieldOf, fixedChoices } from '../fields';
import { currentId, readMetricId } from '../metric-ids';
import type { FilterColumn } from './filter-set';

/** The names that a line may use. */
export type Vocabulary = {
  columnOf: (name: string) => FilterColumn | undefined;
  /** the reason why the master cannot compare with the column of this name, where it is known */
  faultOf?: (name: string) => string | undefined;
  /** values of columns with a fixed set: the typed text and the value for the master */
  choices: Partial<Record<string, readonly Choice[]>>;
};
export type Choice = { name: string; value: string };

type Kind = { prefix: string; location: FilterColumn['location']; type: ColumnType };
// columns of a project, recognized by the prefix of their names, without a request
const kinds: Kind[] = [
  { prefix: 'hp.', location: 'LOCATION_TYPE_HYPERPARAMETERS', type: 'COLUMN_TYPE_UNSPECIFIED' },
  { prefix: 'validation.', location: 'LOCATION_TYPE_VALIDATIONS', type: 'COLUMN_TYPE_NUMBER' },
  // of runs, whose calls have another location for it
  {
    prefix: 'metadata.',
    location: 'LOCATION_TYPE_HYPERPARAMETERS',
    type: 'COLUMN_TYPE_UNSPECIFIED',
  },
  { prefix: 'training.', location: 'LOCATION_TYPE_TRAINING', type: 'COLUMN_TYPE_NUMBER' },
];

/** The column of this name, the wire's or the list's; undefined where no project can have one. */
export function columnNamed(name: string): FilterColumn | undefined {
  const column = currentId(fieldIdOf(name));
  const type = fieldOf(column)?.filter?.type;
  if (type !== undefined) return { column, location: 'LOCATION_TYPE_EXPERIMENT', type };
  const kind = kinds.find(({ prefix }) => column.startsWith(prefix) && column !== prefix);
  if (kind) return { column, location: kind.location, type: kind.type };
  if (!supports('metricStatistics') || !readMetricId(column)) return undefined;
  return { column, location: 'LOCATION_TYPE_CUSTOM_METRIC', type: 'COLUMN_TYPE_NUMBER' };
}

const trainingStatistic = /\.(last|min|max|sum|count)$/;

/** True if the master can sort and filter by a training metric of this id: it needs a statistic. */
const hasTrainingStatistic = (id: string): boolean =>
  supports('metricStatistics') ? readMetricId(id) !== undefined : trainingStatistic.test(id);

/** Returns the reason why the master cannot compare with a column of this name; undefined where it can. */
const columnFault = (name: string): string | undefined =>
  name.startsWith('training.') && !hasTrainingStatistic(name)
    ? `The master compares training metrics by a statistic: ${name}.last, .min, .max${supports('metricStatistics') ? ' or .mean' : ', .sum or .count'}.`
    : undefined;

const stateNames = fixedChoices('state');
/** The states in the words of the master, in which lines are written, and in those of the screen. */
const states: Choice[] = [
  ...stateNames.map((name) => ({ name, value: name })),
  ...stateNames.map((value) => ({ name: stateWord(value), value })),
];

function stateWord(name: string): string {
  const state = RUN_STATES.find((each) => each === `STATE_${name}`);
  return state === undefined ? name : stateLabel(state);
}

/** Conditions on the state in the words of the page, as suggestions for a filter line. */
export const stateConditions = stateNames.map((name) => `state = ${stateWord(name)}`);

type People = {
  users: readonly { id: number; username: string }[];
  /** the signed-in user, `me` in a line */
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
