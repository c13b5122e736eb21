import type { Virtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useMemo } from 'react';
import type { LogRow as Row } from './fold-rows';
import { LogRow } from './log-row';
import type { LogView } from './log-view';
import { lineHeight } from './use-log-scroll';

type Props = {
  rows: readonly Row[];
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  view: LogView;
  find: string;
  current: number;
  open: ReadonlySet<string>;
  onLink: (row: Row) => void;
  onToggle: (key: string) => void;
};

/** Only the rows in sight, each where it stands in the whole. */
export function LogLines({
  rows,
  virtualizer,
  view,
  find,
  current,
  open,
  onLink,
  onToggle,
}: Props) {
  const startMs = useMemo(() => startOf(rows), [rows]);
  const hasRanks = useMemo(() => rows.some(({ entry }) => entry.rank !== null), [rows]);
  const gutterChars = useMemo(() => widestId(rows), [rows]);
  // a custom property, which React's style type does not know
  const gutter = { '--log-gutter': `calc(${gutterChars}ch + 14px)` } as CSSProperties;
  return (
    <div
      style={{
        ...gutter,
        height: virtualizer.getTotalSize(),
        position: 'relative',
        minWidth: 'max-content',
      }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <div
            key={key}
            data-index={index}
            ref={virtualizer.measureElement}
            style={{
              position: 'absolute',
              top: 0,
              left: 0,
              minWidth: '100%',
              minHeight: lineHeight,
              transform: `translateY(${start}px)`,
              ...(view.wrap ? { width: virtualizer.scrollRect?.width } : {}),
            }}
          >
            <LogRow
              row={row}
              time={view.time}
              startMs={startMs}
              wrap={view.wrap}
              find={find}
              hasRanks={hasRanks}
              isTarget={row.entry.id === view.line}
              isCurrent={index === current}
              isOpen={open.has(row.key)}
              onLink={onLink}
              onToggle={onToggle}
            />
          </div>
        );
      })}
    </div>
  );
}

function startOf(rows: readonly Row[]) {
  const first = rows.find(({ entry }) => entry.time !== null);
  return first?.entry.time ? Date.parse(first.entry.time) : 0;
}

// ids rise, so the last is as wide as any; opaque ids are cut
const widestId = (rows: readonly Row[]) =>
  Math.min(12, Math.max(4, rows.at(-1)?.entry.id.length ?? 0));
