import { Button } from '@trainyard/ui/base/button';
import { saveFile } from '@trainyard/ui/lib/files';
import { csvLine } from '@trainyard/ui/table/formats/export-formats';
import type { CellValue } from '@trainyard/ui/table/grid/columns';
import { Download } from 'lucide-react';

/** Saves rows as a CSV file (RFC 4180); quotes texts that a spreadsheet would run as formulas. */
export function saveCsv(rows: readonly (readonly CellValue[])[], fileName: string) {
  saveFile(rows.map((cells) => `${csvLine(cells)}\r\n`).join(''), fileName, 'text/csv');
}

/** The button of a page that downloads its rows. */
export const CsvButton = ({ onClick }: { onClick: () => void }) => (
  <Button onClick={onClick}>
    <Download aria-hidden className="size-3.5" strokeWidth={1.5} />
    <span className="phone:sr-only">Download CSV</span>
  </Button>
);
