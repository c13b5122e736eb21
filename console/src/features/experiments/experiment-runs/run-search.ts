import { changeFilterText } from '~/features/experiments/base/filter/change-filter-text';
import type {
  FilterField,
  FilterGroup,
  FilterNode,
} from '~/features/experiments/base/filter/filter-set';

/** Names of columns that calls about runs spell in another way than those about experiments. */
const runNames: Record<string, string> = {
  name: 'experimentName',
  description: 'experimentDescription',
  progress: 'experimentProgress',
  externalTrialId: 'externalRunId',
};

const runName = (column: string): string =>
  Object.hasOwn(runNames, column) ? (runNames[column] ?? column) : column;

function runLocation({ columnName, location }: FilterField): string {
  if (columnName.startsWith('metadata.')) return 'LOCATION_TYPE_RUN_METADATA';
  if (location === 'LOCATION_TYPE_EXPERIMENT') return 'LOCATION_TYPE_RUN';
  return location === 'LOCATION_TYPE_HYPERPARAMETERS'
    ? 'LOCATION_TYPE_RUN_HYPERPARAMETERS'
    : location;
}

const toRunNode = (node: FilterNode): object =>
  node.kind === 'group'
    ? toRunGroup(node)
    : { ...node, columnName: runName(node.columnName), location: runLocation(node) };

const toRunGroup = (group: FilterGroup): object => ({
  ...group,
  children: group.children.map(toRunNode),
});

/** The `filter` text of a search for runs, from that of a search for experiments. */
export const toRunFilter = (text: string): string => changeFilterText(text, toRunGroup);

/** The `sort` of a search for runs, from that of a search for experiments. */
export const toRunSort = (sort: string): string =>
  sort
    .split(',')
    .map((part) => part.replace(/^[^=]+/, runName))
    .join(',');
