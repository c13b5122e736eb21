import type { ClipboardEvent } from 'react';
import type { LogRow } from './fold-rows';
import { selectedLine } from './format-entry';

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

/** Copies several marked lines as lines, without the gutter; a part of one line as it stands. */
export function copySelected(event: ClipboardEvent<HTMLElement>, rows: readonly LogRow[]) {
  const ids = new Set(selectedIds(event.currentTarget));
  if (ids.size === 0) return;
  const text = rows
    .filter(({ entry }) => ids.has(entry.id))
    .map(({ entry }) => selectedLine(entry))
    .join('\n');
  event.clipboardData.setData('text/plain', text);
  event.preventDefault();
}
