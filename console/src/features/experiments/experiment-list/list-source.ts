import type { Viewer } from '@trainyard/rbac';
import type { Answer, ProjectColumn } from '@trainyard/sdk/types';
import type { DataColumn } from '@trainyard/ui/table/grid/columns';
import type { Selection } from '@trainyard/ui/table/grid/selection';
import { type ComponentType, createContext, useContext } from 'react';
import type { EntityActions } from '~/app/actions/entity-action';
import type { Colored } from '~/data/experiments/experiment-colors';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { experimentReader, type RowReader } from '~/data/experiments/experiments';
import { type ExperimentField, offeredFields } from '~/features/experiments/base/fields';
import type { ExperimentFilter } from '~/features/experiments/base/filter/list-filter';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import { experimentRowsQuery } from '~/features/experiments/base/queries';
import { experimentColumns } from './columns/columns';

/** Changes search params of the list. */
export type SearchChange = (change: Partial<ExperimentListSearch>) => void;

/** The state of the filter panel: open or not, and the column that it was opened for. */
export type FilterPanel = { isOpen: boolean; column?: string; turn: number };

/** Describes a list: its rows, where they come from, and what can be done to them. */
export type ListSource = {
  /** used in links, stored views and messages; the master has separate columns for each */
  name: 'experiments' | 'runs' | 'searches';
  title: string;
  /** the name of one row */
  noun: string;
  /** rows with an id of the same kind have one color */
  colored: Colored;
  /** the fields that forms offer */
  fields: () => readonly ExperimentField[];
  /** the columns of these fields; `metric` names the searcher metric that all rows share */
  columns: (metric?: string) => DataColumn<ExperimentRow>[];
  reader: RowReader;
  query: typeof experimentRowsQuery;
  /** the columns that a project has of its own; those of experiments by default */
  columnsOf?: {
    /** more arguments of the call */
    args?: object;
    toColumns: (answer: Answer<'getProjectColumns'>) => ProjectColumn[];
  };
  /** the actions on a row; those of experiments by default */
  loadActions?: () => Promise<EntityActions<string, RowSubject>>;
  loadRowMenu?: () => Promise<{ default: ComponentType<RowMenuProps> }>;
  BulkBar?: ComponentType<BulkBarProps>;
};

/** The target of a row's actions. */
export type RowSubject = Pick<ExperimentRow, 'experiment' | 'run'>;

export type RowMenuProps = {
  viewer: Viewer;
  row: ExperimentRow;
  /** the address of the link that the menu was opened on */
  href: string | undefined;
  onRun: (id: string, row: ExperimentRow) => void;
  /** shows the row beside the list */
  onPeek: () => void;
};

export type BulkBarProps = {
  /** the letter of an action that was pressed while the bar was loading */
  pressed: string | undefined;
  viewer: Viewer;
  project: { id: number; workspaceId: number };
  filter: ExperimentFilter;
  sort: string;
  selection: Selection;
  total: number;
  onSelectionChange: (selection: Selection) => void;
  onDone: () => void;
};

export const experimentSource: ListSource = {
  name: 'experiments',
  title: 'Experiments',
  noun: 'experiment',
  colored: 'experiments',
  fields: offeredFields,
  columns: experimentColumns,
  reader: experimentReader,
  query: experimentRowsQuery,
};

const SourceContext = createContext(experimentSource);

/** Provides the source of a list and its parts; experiments by default. */
export const ListSourceProvider = SourceContext.Provider;

export const useListSource = (): ListSource => useContext(SourceContext);
