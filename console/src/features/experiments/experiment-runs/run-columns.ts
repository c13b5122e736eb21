import type { DataColumn } from '@trainyard/ui/table/grid/columns';
import type { ExperimentRow } from '~/data/experiments/experiments';
import {
  type ExperimentField,
  fieldsOfRuns,
  offeredFields,
  type RunFieldId,
} from '~/features/experiments/base/fields';
import { experimentColumns } from '~/features/experiments/experiment-list/columns/columns';

type Column = DataColumn<ExperimentRow>;

/** Fields of experiments that have another title where each row is a run. */
const titles: Record<string, string> = { id: 'Run', name: 'Experiment' };

const titled = <Titled extends { id: string; title: string }>(column: Titled): Titled => {
  const title = Object.hasOwn(titles, column.id) ? titles[column.id] : undefined;
  return title === undefined ? column : { ...column, title };
};

/** The fields of a run, in the order in which forms offer them. */
export const runFields = (): readonly ExperimentField[] => [
  ...offeredFields()
    .filter(({ id }) => id !== 'numTrials')
    .map(titled),
  ...fieldsOfRuns,
];

const values: Record<RunFieldId, Column['value']> = {
  localId: ({ run }) => run?.localId,
  experimentId: ({ run }) => run?.experiment?.id,
  logPolicyMatched: ({ run }) => run?.logPolicyMatched,
};

const ownColumns: readonly Column[] = fieldsOfRuns.map(
  ({ id, title, hint, kind, width, isEnd, isDescFirst, isSortable }) => ({
    ...{ id, title, hint, kind, width, isEnd, isDescFirst },
    isUnsortable: !isSortable,
    value: values[id],
    className: 'font-mono text-sm/5 text-muted',
  }),
);

/** The columns of all fields of a run; `metric` names the searcher metric that all runs share. */
export const runColumns = (metric?: string): Column[] => [
  ...experimentColumns(metric)
    .filter(({ id }) => id !== 'numTrials')
    .map((column) => titled(column)),
  ...ownColumns,
];
