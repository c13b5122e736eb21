import type { ProjectColumn } from '@trainyard/sdk/types';
import type { ExperimentField } from '~/features/experiments/base/fields';
import type { FilterColumn, Operator } from '~/features/experiments/base/filter/filter-set';
import { columnNamed } from '~/features/experiments/base/filter/vocabulary';
import { titleOf } from '~/features/experiments/experiment-list/columns/dynamic-columns';

/** A column as the form names it. */
export type NamedColumn = { column: FilterColumn; title: string; group: string };

const groups: Partial<Record<FilterColumn['location'], string>> = {
  LOCATION_TYPE_HYPERPARAMETERS: 'Hyperparameter',
  LOCATION_TYPE_VALIDATIONS: 'Validation',
  LOCATION_TYPE_TRAINING: 'Training',
  LOCATION_TYPE_CUSTOM_METRIC: 'Metric',
};

/** The columns of every project at once, and those of this one when they are there. */
export function filterColumns(
  own: readonly ProjectColumn[],
  fields: readonly ExperimentField[],
): NamedColumn[] {
  const general = fields.flatMap(({ id, title, filter }): NamedColumn[] => {
    const column = filter && columnNamed(id);
    return column ? [{ column, title, group: '' }] : [];
  });
  const others = own.flatMap(({ column, location, type }): NamedColumn[] => {
    const group = column.startsWith('metadata.') ? 'Metadata' : groups[location];
    if (group === undefined) return [];
    return [{ column: { column, location, type }, title: titleOf(column), group }];
  });
  return [...general, ...others];
}

const words: Record<Operator, string> = {
  contains: 'contains',
  notContains: 'does not contain',
  '=': 'is',
  '!=': 'is not',
  '>': '>',
  '>=': '≥',
  '<': '<',
  '<=': '≤',
  isEmpty: 'is empty',
  notEmpty: 'is not empty',
};
const ofDates: Partial<Record<Operator, string>> = {
  '>': 'after',
  '>=': 'on or after',
  '<': 'before',
  '<=': 'on or before',
};
const ofNumbers: Partial<Record<Operator, string>> = { '=': '=', '!=': '≠' };

/** The label of an operator for a column of a type. */
export function operatorLabel(operator: Operator, { type }: Pick<FilterColumn, 'type'>): string {
  const special =
    type === 'COLUMN_TYPE_DATE' ? ofDates : type === 'COLUMN_TYPE_NUMBER' ? ofNumbers : {};
  return special[operator] ?? words[operator];
}
