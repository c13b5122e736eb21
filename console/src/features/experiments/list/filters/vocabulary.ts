import type { ColumnType } from '@trainyard/sdk/types';
import type { FilterColumn } from './filter-set';
import type { Choice, Vocabulary } from './query-line';

// of every project, as the master lists them; those that it compares with nothing are left out
const experimentColumns: Record<string, ColumnType> = {
  id: 'COLUMN_TYPE_NUMBER',
  name: 'COLUMN_TYPE_TEXT',
  description: 'COLUMN_TYPE_TEXT',
  tags: 'COLUMN_TYPE_TEXT',
  forkedFrom: 'COLUMN_TYPE_NUMBER',
  startTime: 'COLUMN_TYPE_DATE',
  endTime: 'COLUMN_TYPE_DATE',
  duration: 'COLUMN_TYPE_NUMBER',
  numTrials: 'COLUMN_TYPE_NUMBER',
  state: 'COLUMN_TYPE_TEXT',
  searcherType: 'COLUMN_TYPE_TEXT',
  resourcePool: 'COLUMN_TYPE_TEXT',
  progress: 'COLUMN_TYPE_NUMBER',
  checkpointCount: 'COLUMN_TYPE_NUMBER',
  user: 'COLUMN_TYPE_TEXT',
  searcherMetric: 'COLUMN_TYPE_TEXT',
  searcherMetricsVal: 'COLUMN_TYPE_NUMBER',
};

// what the head of a list calls them, in one word
const spoken: Record<string, string> = {
  pool: 'resourcePool',
  searcher: 'searcherType',
  started: 'startTime',
  ended: 'endTime',
  trials: 'numTrials',
  checkpoints: 'checkpointCount',
  metric: 'searcherMetricsVal',
};

type Kind = { prefix: string; location: FilterColumn['location']; type: ColumnType };
// what a project has of its own, told by how its name begins: no call need be waited for
const kinds: Kind[] = [
  { prefix: 'hp.', location: 'LOCATION_TYPE_HYPERPARAMETERS', type: 'COLUMN_TYPE_UNSPECIFIED' },
  { prefix: 'validation.', location: 'LOCATION_TYPE_VALIDATIONS', type: 'COLUMN_TYPE_NUMBER' },
  { prefix: 'training.', location: 'LOCATION_TYPE_TRAINING', type: 'COLUMN_TYPE_NUMBER' },
];

/** The column of this name, the wire's or the list's; undefined where no project can have one. */
export function columnNamed(name: string): FilterColumn | undefined {
  const column = Object.hasOwn(spoken, name) ? (spoken[name] ?? name) : name;
  const type = Object.hasOwn(experimentColumns, column) ? experimentColumns[column] : undefined;
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
export const columnNames = Object.keys(experimentColumns);

const states: Choice[] = ['ACTIVE', 'PAUSED', 'CANCELED', 'COMPLETED', 'ERROR'].map((name) => ({
  name,
  value: name,
}));

type People = {
  users: readonly { id: number; username: string }[];
  /** who looks, whom a line may call `me` */
  myId: number | undefined;
};

/** What a line may name, with the people there are. */
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
