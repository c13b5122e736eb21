import { isObject } from '@trainyard/sdk/model';
import type { ColumnType, LocationType, ProjectColumn } from '@trainyard/sdk/types';
import { supports } from '~/app/abilities';
import { fieldOf } from '../fields';
import { currentId } from '../metric-ids';

/** A column that experiments can be filtered by, with the name that the project has for it. */
export type FilterColumn = Pick<ProjectColumn, 'column' | 'type'> & { location: Location };
/** Where a column comes from; newer masters have metrics of the script's own groups. */
type Location = LocationType | 'LOCATION_TYPE_CUSTOM_METRIC';

export const operators = [
  'contains',
  'notContains',
  '=',
  '!=',
  '>',
  '>=',
  '<',
  '<=',
  'isEmpty',
  'notEmpty',
] as const;
export type Operator = (typeof operators)[number];

export type Conjunction = 'and' | 'or';

/** One condition: the wire's names, so that what is stored and sent is this. */
export type FilterField = {
  kind: 'field';
  columnName: string;
  location: Location;
  type: ColumnType;
  operator: Operator;
  /** a date is the ISO instant at which its day starts in UTC, a user an id as text */
  value: string | number | null;
};
export type FilterGroup = { kind: 'group'; conjunction: Conjunction; children: FilterNode[] };
export type FilterNode = FilterField | FilterGroup;

/** A parsed `filter` of the master. */
export type FilterSet = { filterGroup: FilterGroup; showArchived: boolean };

/** Groups below the root, one in the other. */
export const deepestGroup = 2;
/** Conditions and groups in one group. */
export const maxChildren = 50;

// the master compares the whole list as one text
const ofLists: readonly Operator[] = ['contains', 'notContains', 'isEmpty', 'notEmpty'];
const equality: readonly Operator[] = ['=', '!='];
const byType: Partial<Record<ColumnType, readonly Operator[]>> = {
  COLUMN_TYPE_TEXT: ['contains', 'notContains', '=', '!=', 'isEmpty', 'notEmpty'],
  COLUMN_TYPE_NUMBER: ['=', '!=', '>', '>=', '<', '<=', 'isEmpty', 'notEmpty'],
  COLUMN_TYPE_DATE: ['>', '>=', '<', '<='],
};

/** True if the value of a condition is chosen from a short list. */
export const hasChoices = (column: string): boolean =>
  fieldOf(column)?.filter?.choices !== undefined;

/** The operators for a column; a new condition starts with the first. */
export const operatorsOf = ({ column, type }: FilterColumn): readonly Operator[] => {
  if (hasChoices(column)) return equality;
  return fieldOf(column)?.filter?.isPartial ? ofLists : (byType[type] ?? operators);
};

/** True if an operator compares with a value. */
export const takesValue = (operator: Operator): boolean =>
  operator !== 'isEmpty' && operator !== 'notEmpty';

const isComplete = ({ operator, value }: FilterField) => !takesValue(operator) || value !== null;

/** Removes conditions without a value and groups without a child. */
export function removeIncomplete(group: FilterGroup): FilterGroup {
  const children = group.children
    .map((child) => (child.kind === 'group' ? removeIncomplete(child) : child))
    .filter((child) => (child.kind === 'group' ? child.children.length > 0 : isComplete(child)));
  return { ...group, children };
}

/** Names the columns that the conditions of all groups compare, each once. */
export const columnsIn = ({ children }: FilterGroup): string[] => [
  ...new Set(
    children.flatMap((child) => (child.kind === 'group' ? columnsIn(child) : [child.columnName])),
  ),
];

/** The complete conditions in all groups. */
export const conditionCount = (group: FilterGroup): number =>
  group.children.reduce(
    (count, child) =>
      count + (child.kind === 'group' ? conditionCount(child) : Number(isComplete(child))),
    0,
  );

/**
 * Converts a group for the master: 0.23 compares progress as a share from 0 to 1, and pages show
 * percent.
 */
export const toWire = (group: FilterGroup): FilterGroup => ({
  ...group,
  children: group.children.map((child) =>
    child.kind === 'group' ? toWire(child) : scaled(child, 1 / progressUnit()),
  ),
});

function fromWire(field: FilterField): FilterField {
  const { columnName, operator } = field;
  if (columnName !== 'tags') return scaled(field, progressUnit());
  // written by a console with operators that this master lacks
  if (operator === '=') return { ...field, operator: 'contains' };
  return operator === '!=' ? { ...field, operator: 'notContains' } : field;
}

const progressUnit = () => (supports('percentProgress') ? 1 : 100);

/** 29 % becomes 0.29 and 29 again, without rounding errors */
const scaled = (field: FilterField, factor: number): FilterField =>
  field.columnName === 'progress' && typeof field.value === 'number'
    ? { ...field, value: Number((field.value * factor).toPrecision(12)) }
    : field;

/**
 * The `filter` text of the search call, without incomplete conditions; an empty filter is sent as
 * well.
 */
export const toFilterJson = ({ filterGroup, showArchived }: FilterSet): string =>
  JSON.stringify({ filterGroup: toWire(removeIncomplete(filterGroup)), showArchived });

/**
 * Reads a stored or linked filter. Ids that other consoles keep in it are dropped; undefined when
 * the text is of another shape, or deeper or longer than the form allows.
 */
export function parseFilterJson(text: string): FilterSet | undefined {
  let filterSet: unknown;
  try {
    filterSet = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(filterSet) || typeof filterSet.showArchived !== 'boolean') return undefined;
  const filterGroup = readGroup(filterSet.filterGroup, 0);
  return filterGroup && { filterGroup, showArchived: filterSet.showArchived };
}

function readGroup(found: unknown, depth: number): FilterGroup | undefined {
  if (!isObject(found) || found.kind !== 'group' || depth > deepestGroup) return undefined;
  const { conjunction, children } = found;
  if (conjunction !== 'and' && conjunction !== 'or') return undefined;
  if (!Array.isArray(children) || children.length > maxChildren) return undefined;
  const read = children.map((child: unknown) => readField(child) ?? readGroup(child, depth + 1));
  const fields = read.filter((child) => child !== undefined);
  return fields.length === read.length
    ? { kind: 'group', conjunction, children: fields }
    : undefined;
}

function readField(found: unknown): FilterField | undefined {
  if (!isObject(found) || found.kind !== 'field') return undefined;
  const { columnName, location, type, value = null } = found;
  const operator = operators.find((each) => each === found.operator);
  if (typeof columnName !== 'string' || operator === undefined) return undefined;
  if (!isLocation(location) || !isType(type)) return undefined;
  if (value !== null && typeof value !== 'string' && typeof value !== 'number') return undefined;
  return fromWire({
    kind: 'field',
    columnName: currentId(columnName),
    location,
    type,
    operator,
    value,
  });
}

const isLocation = (value: unknown): value is Location =>
  typeof value === 'string' && value.startsWith('LOCATION_TYPE_');
const isType = (value: unknown): value is ColumnType =>
  typeof value === 'string' && value.startsWith('COLUMN_TYPE_');
