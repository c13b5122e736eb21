import type { ColumnLayout } from '@trainyard/ui/table/columns/column-state';
import type { DataColumn } from '@trainyard/ui/table/grid/columns';
import type { ExperimentRow } from '~/data/experiments/experiments';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import type { ListSource, SearchChange } from '~/features/experiments/experiment-list/list-source';
import type { HeatScale } from './column-heat-map';

/** A list before its columns are colored or hidden. */
export type ListContext = {
  source: ListSource;
  projectId: number;
  search: ExperimentListSearch;
  columns: readonly DataColumn<ExperimentRow>[];
  layout: ColumnLayout;
  onSearchChange: SearchChange;
  /** of the newest rows */
  updatedAt: number;
};

/** Facts about the visible columns, from the loaded rows. */
export type ListFacts = {
  /** how many rows that is */
  loaded: number;
  /** by id of column; null where it holds no numbers */
  heat: Record<string, HeatScale | null>;
  /** columns in which all rows have the same text, if the link hides them */
  alike: string[];
};
