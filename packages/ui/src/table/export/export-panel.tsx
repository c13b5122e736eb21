import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../base/button';
import { ProgressBar } from '../../base/progress-bar';
import { saveFile } from '../../lib/files';
import { formatCount } from '../../lib/format';
import { digitsOf } from '../formats/digits';
import { type ExportFormat, exportFormats } from '../formats/export-formats';
import { exportRows } from '../formats/export-rows';
import type { DataColumn, DataRow } from '../grid/columns';

type Props<Row extends DataRow> = {
  /** name without extension */
  fileName: string;
  format: ExportFormat;
  columns: readonly DataColumn<Row>[];
  /** number of rows; undefined if it is not known */
  total: number;
  pages: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
  onDone: (count: number) => void;
  onFailed: (error: unknown) => void;
  onClose: () => void;
};

/** Exports a list to a file: starts when it mounts, shows progress, and can be canceled. */
export function ExportPanel<Row extends DataRow>(props: Props<Row>) {
  const { format, total } = props;
  const [rowCount, setRowCount] = useState(0);
  const [stop, setStop] = useState<AbortController>();

  const write = useEffectEvent(async (signal: AbortSignal) => {
    const { columns, pages, fileName } = props;
    try {
      const options = {
        format,
        digits: digitsOf(format),
        columns,
        pages: pages(signal),
        onProgress: setRowCount,
      };
      const { blob, count } = await exportRows(options);
      if (signal.aborted) return;
      saveFile(blob, `${fileName}.${exportFormats[format].extension}`, blob.type);
      props.onDone(count);
    } catch (error) {
      if (!signal.aborted) props.onFailed(error);
    }
    if (!signal.aborted) props.onClose();
  });

  useEffect(() => {
    const controller = new AbortController();
    setStop(controller);
    void write(controller.signal);
    return () => controller.abort();
  }, []);

  return (
    <section
      aria-label="Export"
      className="absolute right-4 bottom-4 z-30 grid w-72 max-w-[calc(100%-2rem)] animate-enter gap-2 rounded-xl border border-line-strong bg-raised p-3 shadow-float"
    >
      <div className="flex items-center gap-2">
        <p className="num min-w-0 flex-1 truncate">
          {exportFormats[format].label}: {formatCount(rowCount)} of {formatCount(total)} rows
        </p>
        <Button
          variant="quiet"
          onClick={() => {
            stop?.abort();
            props.onClose();
          }}
        >
          Cancel
        </Button>
      </div>
      <ProgressBar share={total === 0 ? 0 : Math.min(1, rowCount / total)} label="Export" />
    </section>
  );
}
