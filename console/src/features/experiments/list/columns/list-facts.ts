import type { DataColumn } from '~/components/data-table/columns';
import type { ColumnLayout } from '~/components/data-table/layout';
import type { ExperimentRow } from '../../queries';
import type { SearchChange } from '../experiment-list-toolbar';
import type { ExperimentListSearch } from '../search';
import type { HeatScale } from './heat-scale';

/** A list before its columns are coloured or left out. */
export type Undressed = {
  projectId: number;
  search: ExperimentListSearch;
  columns: readonly DataColumn<ExperimentRow>[];
  layout: ColumnLayout;
  onLayoutChange: (layout: ColumnLayout) => void;
  onSearchChange: SearchChange;
  /** of the newest rows */
  updatedAt: number;
};

/** What the loaded rows say about the columns that show. */
export type ListFacts = {
  /** how many rows that is */
  loaded: number;
  /** by id of column; null where it holds no numbers */
  heat: Record<string, HeatScale | null>;
  /** columns in which all rows say the same, where those are asked to be left out */
  alike: string[];
};
