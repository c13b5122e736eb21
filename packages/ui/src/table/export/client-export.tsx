import { plural } from '../../lib/format';
import { showToast } from '../../lib/toast-store';
import type { ExportFormat } from '../formats/export-formats';
import type { WrittenTable } from './client-export-rows';
import { ExportPanel } from './export-panel';

type Props = {
  caption: string;
  format: ExportFormat;
  table: WrittenTable;
  onClose: () => void;
};

/** Exports rows that are already loaded to a file. */
export const ClientExport = ({ caption, format, table, onClose }: Props) => (
  <ExportPanel
    fileName={caption.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}
    format={format}
    columns={table.columns}
    total={table.total}
    pages={table.pages}
    onDone={(count) => showToast({ kind: 'success', title: `Exported ${plural(count, 'row')}` })}
    onFailed={() => showToast({ kind: 'error', title: 'Unable to export the rows.' })}
    onClose={onClose}
  />
);
