import { useMemo, useState } from 'react';
import { useHandler } from '../../hooks/use-handler';
import type { LogEntry } from '../window/log-entry';
import { rowFolder } from './fold-rows';
import type { TimeMode } from './format-entry';

/** The rows of a log: its lines, the days between them, and groups that the user unfolds. */
export function useFoldedLog(entries: readonly LogEntry[], time: TimeMode) {
  const [fold] = useState(rowFolder);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const days = time === 'utc' || time === 'local' ? time : undefined;
  const folded = useMemo(() => fold(entries, { open, days }), [fold, entries, open, days]);
  const toggle = useHandler((key: string, isOpen?: boolean) => {
    setOpen((previous) => {
      const next = new Set(previous);
      if (isOpen ?? !next.has(key)) next.add(key);
      else next.delete(key);
      return next;
    });
  });
  return { folded, open, toggle };
}
