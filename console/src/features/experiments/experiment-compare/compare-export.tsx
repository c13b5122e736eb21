import { Button } from '@trainyard/ui/base/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { ClientExport } from '@trainyard/ui/table/export/client-export';
import type { WrittenTable } from '@trainyard/ui/table/export/client-export-rows';
import { onePage } from '@trainyard/ui/table/export/client-export-rows';
import { DigitItems } from '@trainyard/ui/table/formats/digits-choice';
import { type ExportFormat, exportFormats } from '@trainyard/ui/table/formats/export-formats';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { metricKeyLabel } from '~/components/metrics/metric-label';
import type { CompareRow } from '~/lib/compare-rows';
import type { ComparedItem } from './compared-item';

type Props = { experiments: readonly ComparedItem[]; rows: () => readonly CompareRow[] };

/** The comparison in the form for files: a row for each setting, a column for each experiment. */
function tableOf(experiments: readonly ComparedItem[], rows: readonly CompareRow[]): WrittenTable {
  const exportRows = rows.map(({ kind, name, values, numbers }, id) => ({
    id,
    cells: [
      kind,
      kind === 'Metrics' ? metricKeyLabel(name) : name,
      ...values.map((value, at) => {
        const number = numbers?.[at];
        return number !== undefined && Number.isFinite(number) ? number : (value ?? null);
      }),
    ],
  }));
  const titles = [
    'Kind',
    'Name',
    ...experiments.map(({ id, name, label }) => label ?? `${name} (${id})`),
  ];
  return {
    total: rows.length,
    columns: titles.map((title, at) => ({
      id: at < 2 ? title.toLowerCase() : String(experiments[at - 2]?.id),
      title,
      isEnd: at > 1,
      value: ({ cells }) => cells[at],
    })),
    pages: () => onePage(exportRows),
  };
}

const formats = Object.keys(exportFormats) as ExportFormat[]; // a record of the formats has no other keys

/** Exports the visible rows of the comparison to a file. */
export function CompareExport({ experiments, rows }: Props) {
  const [exported, setExported] = useState<{ format: ExportFormat; table: WrittenTable }>();
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <Button>
            <Download aria-hidden className="size-3.5" />
            Export
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {formats.map((format) => (
            <DropdownMenuItem
              key={format}
              onSelect={() => setExported({ format, table: tableOf(experiments, rows()) })}
            >
              {exportFormats[format].label}
            </DropdownMenuItem>
          ))}
          <DigitItems />
        </DropdownMenuContent>
      </DropdownMenu>
      {exported ? (
        <ClientExport caption="Comparison" {...exported} onClose={() => setExported(undefined)} />
      ) : null}
    </>
  );
}
