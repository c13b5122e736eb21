import { visibleColumns } from '@trainyard/ui/table/columns/column-state';
import type { ExportFormat } from '@trainyard/ui/table/export/export-formats';
import { type ReactNode, useState } from 'react';
import { reportError } from '~/app/report-error';
import type DerivedDialog from './columns/derived-dialog';
import type { ExperimentExport } from './experiment-export';
import type { ExperimentList } from './use-experiment-list';

type Derived = { columnId: string; Dialog: typeof DerivedDialog };
type Exported = { format: ExportFormat; Export: typeof ExperimentExport };

/**
 * The dialog of a derived column and the export of the list; each loads when the user asks for it.
 * The caller renders `dialog` on the page and `exportPanel` over the rows.
 */
export function useListDialogs(model: ExperimentList) {
  const { project, search, linked, onSearchChange, columns, layout, total } = model;
  const [derived, setDerived] = useState<Derived>();
  const [exported, setExported] = useState<Exported>();

  /** Opens a derived column; an empty id opens a new one. */
  async function derive(columnId: string) {
    const { default: Dialog } = await import('./columns/derived-dialog');
    setDerived({ columnId, Dialog });
  }

  async function startExport(format: ExportFormat) {
    const { ExperimentExport } = await import('./experiment-export');
    setExported({ format, Export: ExperimentExport });
  }

  const reporting =
    <Input,>(open: (input: Input) => Promise<void>) =>
    (input: Input) =>
      void open(input).catch((error) => reportError(error));

  const dialog: ReactNode = derived ? (
    <derived.Dialog
      columnId={derived.columnId}
      search={linked}
      onSearchChange={onSearchChange}
      onClose={() => setDerived(undefined)}
    />
  ) : null;
  const exportPanel: ReactNode = exported ? (
    <exported.Export
      key={exported.format}
      list={{ ...search, projectId: project.id }}
      format={exported.format}
      columns={visibleColumns(columns, layout)}
      total={total}
      onClose={() => setExported(undefined)}
    />
  ) : null;
  return { onDerive: reporting(derive), onExport: reporting(startExport), dialog, exportPanel };
}
