import type { NamedColumn } from './filter-columns';
import type { FilterFormState } from './use-filter-form';

/** The props of every part of the form. */
export type FormParts = {
  form: FilterFormState;
  columns: readonly NamedColumn[];
  /** said where no column is found while some are not known yet */
  note: string | undefined;
  projectId: number;
  dragged: string | undefined;
  onDrag: (id: string | undefined) => void;
};
