import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@trainyard/ui/base/button';
import { formatCount } from '@trainyard/ui/lib/format';
import { useEffect, useState } from 'react';
import { messageOf } from '~/app/errors/report-error';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { readSmoothed, smoothedBatch } from './read-smoothed';
import { type Smoothed, smoothedOf } from './smoothed';

type Props = {
  columnId: string;
  /** the loaded rows, or all ranked rows */
  rows: readonly ExperimentRow[];
  values: ReadonlyMap<number, number | undefined> | undefined;
  onValues: (values: ReadonlyMap<number, number | undefined>) => void;
};

/** Reads the curves of the best trials of some rows, a few at a time, and shows the progress. */
export function SmoothedNote({ columnId, ...props }: Props) {
  const smoothed = smoothedOf(columnId);
  return smoothed ? <Note smoothed={smoothed} {...props} /> : null;
}

type NoteProps = Omit<Props, 'columnId'> & { smoothed: Smoothed };

function Note({ smoothed, rows, values = new Map(), onValues }: NoteProps) {
  const queryClient = useQueryClient();
  const [error, setError] = useState<Error>();
  const { metric, weight } = smoothed;
  const trials = rows.flatMap(({ bestTrial }) => (bestTrial ? [bestTrial.id] : []));
  const due = trials.filter((id) => !values.has(id));
  const batch = due.slice(0, smoothedBatch);
  const key = batch.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains the requested columns and trials
  useEffect(() => {
    if (key === '' || error) return;
    let isOld = false;
    async function read() {
      const read = await readSmoothed(queryClient, { smoothed, trialIds: batch });
      if (isOld) return;
      onValues(new Map([...values, ...read]));
    }
    read().catch((failure: Error) => isOld || setError(failure));
    return () => {
      isOld = true;
    };
  }, [key, error]);

  const count = `${formatCount(trials.length - due.length)} of ${formatCount(trials.length)}`;
  const progress =
    due.length === 0
      ? `of ${formatCount(trials.length)} loaded rows`
      : `${count} loaded rows so far...`;
  return (
    <p className="flex flex-none flex-wrap items-center gap-2 px-6 pb-2 text-sm text-muted narrow:px-4">
      <span role="status">
        {metric}, last value smoothed by {weight},{' '}
        {error ? `${count}; ${messageOf(error)}` : progress}
      </span>
      {error ? <Button onClick={() => setError(undefined)}>Retry</Button> : null}
    </p>
  );
}
