import { useQueryClient } from '@tanstack/react-query';
import { mapWithConcurrency } from '@trainyard/sdk';
import type { Caller } from '@trainyard/sdk/calls';
import { showToast, showUndo } from '@trainyard/ui/lib/toast-store';
import { BulkOutcome, type Refused } from '@trainyard/ui/table/bulk/bulk-outcome';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { type ReactNode, useState } from 'react';
import { messageOf } from '~/app/errors/report-error';
import { runMutation } from './run-mutation';

type Rows<Row> = {
  idOf: (row: Row) => RowKey;
  nameOf: (row: Row) => string;
  /** names a number of rows, for the toast: "3 tasks" */
  countOf: (rows: readonly Row[]) => string;
  /** the selected rows; those that an action leaves alone stay selected */
  selected: readonly Row[];
  /** called with the rows that stay selected: those that failed, and those left alone */
  onChosen: (chosen: ReadonlySet<RowKey>) => void;
};

export type BulkWork<Row> = {
  rows: readonly Row[];
  /** what it changes through the client that it gets is refreshed when every request has ended */
  each: (client: Caller, row: Row) => Promise<unknown>;
  /** past tense of the action, for the toast, which counts the rows: "Activated 3 users" */
  done: string;
  /** undoes the action, where the master can undo it */
  undo?: Pick<BulkWork<Row>, 'each' | 'done'>;
};

/** Runs an action on rows and lists the refusals. */
export type BulkRun<Row> = (work: BulkWork<Row>) => Promise<void>;

type Ended<Row> = { work: BulkWork<Row>; failed: readonly Row[]; refused: Refused<RowKey>[] };

const requestsAtOnce = 4;

/**
 * Runs an action with one request per row. Refused rows stay selected and are listed with the
 * master's message and *Retry* (`outcome`, which the page shows beside the table).
 */
export function useBulkRun<Row>({ idOf, nameOf, countOf, selected, onChosen }: Rows<Row>) {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [ended, setEnded] = useState<Ended<Row>>();

  async function run(work: BulkWork<Row>): Promise<void> {
    setIsBusy(true);
    const failed: Row[] = [];
    const refused: Refused<RowKey>[] = [];
    await runMutation(queryClient, {
      send: (client) =>
        mapWithConcurrency(work.rows, requestsAtOnce, (row) =>
          work.each(client, row).catch((error: unknown) => {
            failed.push(row);
            refused.push({ id: idOf(row), name: nameOf(row), error: messageOf(error) });
          }),
        ),
    });
    setIsBusy(false);
    const changed = work.rows.filter((row) => !failed.includes(row));
    if (changed.length > 0) notifyDone(work, changed);
    const ran = new Set(work.rows.map(idOf));
    const leftAlone = selected.map(idOf).filter((id) => !ran.has(id));
    onChosen(new Set([...failed.map(idOf), ...leftAlone]));
    setEnded(failed.length > 0 ? { work, failed, refused } : undefined);
  }

  function notifyDone({ undo, ...work }: BulkWork<Row>, rows: readonly Row[]) {
    const title = `${work.done} ${countOf(rows)}`;
    if (undo) showUndo(title, () => void run({ ...work, ...undo, rows }));
    else showToast({ kind: 'success', title });
  }

  const outcome: ReactNode = ended ? (
    <BulkOutcome
      done={ended.work.rows.length - ended.failed.length}
      refused={ended.refused}
      isBusy={isBusy}
      onRetry={() => isBusy || void run({ ...ended.work, rows: ended.failed })}
      onClose={() => setEnded(undefined)}
    />
  ) : null;
  return { run, isBusy, outcome };
}
