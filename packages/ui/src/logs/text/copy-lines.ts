import type { ClipboardEvent } from 'react';
import type { LogEntry } from '../window/log-entry';
import { foldRows, type LogRow } from './fold-rows';
import { copyLine, selectedLine } from './format-entry';

/** Lines that a selection touches, from the top; none when it lies within one. */
function selectedIds(log: HTMLElement): string[] {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return [];
  const range = selection.getRangeAt(0);
  const lines = [...log.querySelectorAll<HTMLElement>('.log-line')].filter((line) =>
    range.intersectsNode(line),
  );
  return lines.length < 2 ? [] : lines.map(({ dataset }) => dataset.id ?? '');
}

/** Copies several marked lines as lines, without the gutter; a part of one line unchanged. */
export function copySelected(event: ClipboardEvent<HTMLElement>, rows: readonly LogRow[]) {
  const ids = new Set(selectedIds(event.currentTarget));
  if (ids.size === 0) return;
  const text = rows
    .filter(({ entry }) => ids.has(entry.id))
    .map((row) => selectedLine(shownEntry(row)))
    .join('\n');
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
}

const closed: ReadonlySet<string> = new Set();

/** The lines as they are copied: a progress bar by its last state, a traceback whole. */
export const copiedLines = (entries: readonly LogEntry[]): string[] =>
  foldRows(entries, { open: closed }).flatMap((row) =>
    row.kind === 'traceback' ? row.folded.map(copyLine) : [copyLine(shownEntry(row))],
  );

/** A line with the text that is seen of it. */
const shownEntry = (row: LogRow): LogEntry =>
  row.kind === 'progress' ? { ...row.entry, text: row.text } : row.entry;
