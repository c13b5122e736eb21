import type { Ability } from '@trainyard/sdk';
import type { ColumnType } from '@trainyard/sdk/types';
import type { SortKind } from '@trainyard/ui/table/grid/columns';
import { supports } from '~/app/abilities';

/** How the master compares a field, and the values that a filter chooses from. */
type FieldFilter = {
  type: ColumnType;
  /** all values, or the query that knows them; absent where the value is typed */
  choices?: readonly string[] | 'users' | 'pools';
  /** the field is a list that the master compares as one text: only a part of it can match */
  isPartial?: true;
};

/** One field of an experiment as lists, filters, sorts and stored views know it. */
export type ExperimentField = {
  /** in links and stored views, and the name of the column in search calls */
  id: string;
  /** the head of its column */
  title: string;
  /** replaces the title in forms, where there is room */
  longTitle?: string;
  /** the head in exported files, with the unit; the title where absent */
  exportTitle?: string;
  hint?: string;
  kind?: SortKind;
  /** of a number that is not a plain quantity */
  unit?: 'bytes' | 'seconds' | 'percent';
  /** the number names something: a mean or a color of it has no meaning */
  isIdentifier?: true;
  /** in pixels; one column without a width takes what is left */
  width?: number;
  /** aligned to the end of its cell */
  isEnd?: true;
  /** the first click on its header sorts from the largest */
  isDescFirst?: true;
  /** changes all the time, so that a change is not highlighted */
  isQuiet?: true;
  /** its column is visible until the user arranges the list */
  isDefault?: true;
  /** the master sorts by it */
  isSortable?: true;
  /** a list of experiments has no such column */
  isOfRuns?: true;
  /** absent where the master cannot compare it */
  filter?: FieldFilter;
  /** a second name in filter lines, as people say it */
  alias?: string;
  /** the same column in the classic table: its name and its least width */
  classic?: { name: string; width: number };
  /** absent where every master has the field */
  ability?: Ability;
};

const text = { type: 'COLUMN_TYPE_TEXT' } as const;
const number = { type: 'COLUMN_TYPE_NUMBER' } as const;
const date = { type: 'COLUMN_TYPE_DATE' } as const;

/** pixels of the longest figure, which has thirteen characters, with the padding of a cell */
export const figureWidth = 122;
/** of a figure with the curve that it is the best value of */
export const curveFigureWidth = figureWidth + 46;

const catalogue = [
  {
    id: 'id',
    title: 'ID',
    kind: 'number',
    isIdentifier: true,
    // six digits
    width: 68,
    isEnd: true,
    isDescFirst: true,
    isDefault: true,
    isSortable: true,
    filter: number,
    classic: { name: 'id', width: 60 },
  },
  {
    id: 'name',
    title: 'Name',
    kind: 'text',
    isDefault: true,
    isSortable: true,
    filter: text,
    classic: { name: 'name', width: 150 },
  },
  {
    id: 'state',
    title: 'State',
    // whole up to “Pulling Image” and “Delete Failed”
    width: 132,
    isDefault: true,
    isSortable: true,
    filter: { ...text, choices: ['ACTIVE', 'PAUSED', 'CANCELED', 'COMPLETED', 'ERROR'] },
    classic: { name: 'state', width: 106 },
  },
  {
    id: 'progress',
    title: 'Progress',
    exportTitle: 'Progress (%)',
    kind: 'number',
    unit: 'percent',
    width: 80,
    isDescFirst: true,
    isDefault: true,
    isSortable: true,
    filter: number,
    classic: { name: 'progress', width: 111 },
  },
  {
    // the title and the width follow the metric where all experiments of the list share one
    id: 'searcherMetricsVal',
    title: 'Searcher metric',
    kind: 'number',
    width: curveFigureWidth,
    isEnd: true,
    isDefault: true,
    isSortable: true,
    filter: number,
    alias: 'metric',
    classic: { name: 'searcherMetricValue', width: 140 },
  },
  {
    id: 'numTrials',
    title: 'Trials',
    kind: 'number',
    width: 50,
    isEnd: true,
    isDescFirst: true,
    isDefault: true,
    isSortable: true,
    filter: number,
    alias: 'trials',
    classic: { name: 'numTrials', width: 74 },
  },
  {
    id: 'searcherType',
    title: 'Searcher',
    kind: 'text',
    width: 108,
    isDefault: true,
    isSortable: true,
    filter: { ...text, choices: ['adaptive_asha', 'single', 'grid', 'random', 'custom'] },
    alias: 'searcher',
    classic: { name: 'searcherType', width: 140 },
  },
  {
    id: 'startTime',
    title: 'Started',
    kind: 'date',
    width: 86,
    isEnd: true,
    isDescFirst: true,
    isDefault: true,
    isSortable: true,
    filter: date,
    alias: 'started',
    classic: { name: 'startTime', width: 118 },
  },
  {
    id: 'duration',
    title: 'Duration',
    exportTitle: 'Duration (s)',
    kind: 'number',
    unit: 'seconds',
    width: 88,
    isEnd: true,
    isDescFirst: true,
    isQuiet: true,
    isDefault: true,
    isSortable: true,
    filter: number,
    classic: { name: 'duration', width: 96 },
  },
  {
    id: 'user',
    title: 'User',
    kind: 'text',
    width: 108,
    isDefault: true,
    isSortable: true,
    filter: { ...text, choices: 'users' },
    classic: { name: 'user', width: 95 },
  },
  {
    id: 'resourcePool',
    title: 'Pool',
    kind: 'text',
    width: 84,
    isSortable: true,
    filter: { ...text, choices: 'pools' },
    alias: 'pool',
    classic: { name: 'resourcePool', width: 140 },
  },
  {
    id: 'forkedFrom',
    title: 'Forked',
    longTitle: 'Forked from',
    exportTitle: 'Forked from',
    hint: 'The experiment that this one was forked from',
    kind: 'number',
    isIdentifier: true,
    width: 64,
    isEnd: true,
    isDescFirst: true,
    isSortable: true,
    filter: number,
    classic: { name: 'forkedFrom', width: 100 },
  },
  {
    id: 'description',
    title: 'Description',
    kind: 'text',
    width: 200,
    isSortable: true,
    filter: text,
    classic: { name: 'description', width: 148 },
  },
  {
    id: 'tags',
    title: 'Tags',
    width: 140,
    filter: { ...text, isPartial: true },
    classic: { name: 'tags', width: 106 },
  },
  {
    id: 'endTime',
    title: 'Ended',
    kind: 'date',
    width: 104,
    isEnd: true,
    isDescFirst: true,
    isSortable: true,
    filter: date,
    alias: 'ended',
  },
  {
    id: 'checkpointCount',
    title: 'Checkpoints',
    kind: 'number',
    width: 96,
    isEnd: true,
    isDescFirst: true,
    isSortable: true,
    filter: number,
    alias: 'checkpoints',
    classic: { name: 'checkpoints', width: 160 },
  },
  {
    id: 'checkpointSize',
    title: 'Checkpoint size',
    kind: 'number',
    unit: 'bytes',
    width: 116,
    isEnd: true,
    isDescFirst: true,
    isSortable: true,
    classic: { name: 'checkpointSize', width: 160 },
  },
  { id: 'searcherMetric', title: 'Searcher metric name', width: 140, filter: text },
  {
    id: 'externalExperimentId',
    title: 'External ID',
    longTitle: 'External experiment ID',
    kind: 'text',
    width: 140,
    isSortable: true,
    filter: text,
    ability: 'unmanagedExperiments',
  },
  {
    id: 'externalTrialId',
    title: 'External trial ID',
    kind: 'text',
    width: 140,
    isSortable: true,
    filter: text,
    ability: 'unmanagedExperiments',
  },
  { id: 'archived', title: 'Archived', width: 80, classic: { name: 'archived', width: 80 } },
  {
    id: 'localId',
    title: 'Run in project',
    kind: 'text',
    width: 104,
    isOfRuns: true,
    isSortable: true,
    filter: text,
  },
  {
    id: 'experimentId',
    title: 'Experiment ID',
    kind: 'number',
    isIdentifier: true,
    width: 104,
    isEnd: true,
    isDescFirst: true,
    isOfRuns: true,
    isSortable: true,
    filter: number,
  },
  {
    id: 'logPolicyMatched',
    title: 'Log policy',
    hint: 'The log policy that a line of the log matched.',
    kind: 'text',
    width: 120,
    isOfRuns: true,
  },
] as const satisfies readonly ExperimentField[];

type Entry = (typeof catalogue)[number];
type RunEntry = Extract<Entry, { isOfRuns: true }>;
export type RunFieldId = RunEntry['id'];
export type FieldId = Exclude<Entry, RunEntry>['id'];

const isOfRuns = (entry: Entry): entry is RunEntry => 'isOfRuns' in entry;

/**
 * Every field of an experiment that lists know, in the order in which columns, the sort form and
 * the filter form offer them. Hyperparameters and metrics are not here: a project brings its own.
 */
export const experimentFields: readonly (ExperimentField & { id: FieldId })[] = catalogue.filter(
  (entry): entry is Exclude<Entry, RunEntry> => !isOfRuns(entry),
);

/** The fields that this master has. */
export const offeredFields = () =>
  experimentFields.filter(({ ability }) => ability === undefined || supports(ability));

/** The fields that only runs have. */
export const fieldsOfRuns: readonly (ExperimentField & { id: RunFieldId })[] =
  catalogue.filter(isOfRuns);

const all: readonly ExperimentField[] = catalogue;
const byId = new Map(all.map((field) => [field.id, field]));
const byAlias = new Map(all.flatMap(({ id, alias }) => (alias === undefined ? [] : [[alias, id]])));

/** The field of this id; undefined for hyperparameters, metrics and derived columns. */
export const fieldOf = (id: string): ExperimentField | undefined => byId.get(id);

/** The id of the field that a filter line calls by this id or alias. */
export const fieldIdOf = (name: string): string => byAlias.get(name) ?? name;

/** The title in forms; undefined for hyperparameters, metrics and derived columns. */
export function fieldTitle(id: string): string | undefined {
  const field = byId.get(id);
  return field?.longTitle ?? field?.title;
}

/** True if the field is a number that calculations can use. */
export const isQuantity = (id: string): boolean => {
  const field = byId.get(id);
  return field?.kind === 'number' && !field.isIdentifier;
};

/** The values that a filter on the field chooses from, where they are known beforehand. */
export function fixedChoices(id: string): readonly string[] {
  const choices = byId.get(id)?.filter?.choices;
  return typeof choices === 'object' ? choices : [];
}
