import type { ClipboardEvent } from 'react';
import type { LogEntry } from '../window/log-entry';
import { foldRows, type LogRow } from './fold-rows';
import { copyLine, selectedLine } from './format-entry';

/** The lines that a selection touches, from the top; empty if it is within one line. */
function selectedIds(log: HTMLElement): string[] {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return [];
  const range = selection.getRangeAt(0);
  const lines = [...log.querySelectorAll<HTMLElement>('.log-line')].filter((line) =>
    range.intersectsNode(line),
  );
  return lines.length < 2 ? [] : lines.map(({ dataset }) => dataset.id ?? '');
}

/** Copies several selected lines without the gutter; a part of one line unchanged. */
export function copySelected(event: ClipboardEvent<HTMLElement>, rows: readonly LogRow[]) {
  const ids = new Set(selectedIds(event.currentTarget));
  if (ids.size === 0) return;
  const text = rows
    .filter((row) => ids.has(row.entry.id) && isFirstOfEntry(row))
    .map((row) => selectedLine(visibleEntry(row)))
    .join('\n');
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
}

const closed: ReadonlySet<string> = new Set();

/** Formats lines for copying: a progress bar in its last state, a traceback completely. */
export const copiedLines = (entries: readonly LogEntry[]): string[] =>
  foldRows(entries, { open: closed })
    .filter(isFirstOfEntry)
    .flatMap((row) =>
      row.kind === 'traceback' ? row.folded.map(copyLine) : [copyLine(visibleEntry(row))],
    );

/** The text of an entry is copied once, though each of its lines has a row. */
const isFirstOfEntry = (row: LogRow) => (row.kind === 'line' ? row.part === 0 : row.kind !== 'day');

/** A line with its visible text. */
const visibleEntry = (row: LogRow): LogEntry =>
  row.kind === 'progress' ? { ...row.entry, text: row.text } : row.entry;
