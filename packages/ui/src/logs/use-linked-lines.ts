import { type MouseEvent, useMemo } from 'react';
import { useHandler } from '../hooks/use-handler';
import { extendedTo, linkedLines, rangeOf } from './linked-range';
import type { LogView, SettledView } from './log-view';
import type { LogRow } from './text/fold-rows';
import type { LogEntry } from './window/log-entry';

type Options = {
  entries: readonly LogEntry[];
  view: SettledView;
  onViewChange: (change: Partial<LogView>) => void;
};

/** The lines that the link of a log names, and how a click on a line changes it. */
export function useLinkedLines({ entries, view, onViewChange }: Options) {
  const { line, to } = view;
  const range = useMemo(() => rangeOf(entries, { line, to }), [entries, line, to]);
  const isLinked = useMemo(() => linkedLines(entries, { line, to }), [entries, line, to]);
  const link = useHandler(({ entry }: LogRow, { shiftKey }: MouseEvent) => {
    if (shiftKey && line !== '') return onViewChange(extendedTo(entry, { entries, view }));
    const isSame = line === entry.id && to === '';
    onViewChange(
      isSame ? { line: '', to: '', at: '' } : { line: entry.id, to: '', at: entry.time ?? '' },
    );
  });
  return { range, isLinked, link };
}
