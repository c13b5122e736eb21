import type { Metric } from '@trainyard/sdk/model';
import { Button } from '@trainyard/ui/base/button';
import { rowsOf, type TreeRow } from '@trainyard/ui/code/file-node';
import { moveInTree } from '@trainyard/ui/code/tree-keys';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { characterTypedBy, keyOf } from '@trainyard/ui/lib/keys';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { Check, ChevronRight } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type MetricNode, metricTree } from './metric-tree';

type Props = {
  /** the metrics that match the filter */
  metrics: readonly Metric[];
  /** a filter unfolds the folders of its matches */
  isFiltered: boolean;
  /** paths of the parts that have charts; an empty list means all */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

const rowHeight = 26;

/** the largest number of visible rows */
const rowsInSight = 20;

const overscan = 10;

/** folders that are folded by default: those within a group */
const closedAtFirst = (nodes: readonly MetricNode[]): string[] =>
  nodes.flatMap(({ path, isDir, files }) => (isDir ? [path, ...closedAtFirst(files)] : []));

/**
 * Metric names as a tree with counts. What is chosen has charts. Rows hidden are not drawn, so that
 * ten thousand names cost no more than twenty.
 */
const MetricTreeList = memo(function MetricTreeList(props: Props) {
  const { metrics, isFiltered, chosen, onChange } = props;
  // folded or unfolded by the user
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string>();
  const [top, setTop] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const nodes = useMemo(() => metricTree(metrics), [metrics]);
  const rows = useMemo(() => {
    const closedByDefault = isFiltered ? [] : nodes.flatMap(({ files }) => closedAtFirst(files));
    const closed = new Set(closedByDefault);
    for (const path of turned) if (!closed.delete(path)) closed.add(path);
    return rowsOf(nodes, closed);
  }, [nodes, isFiltered, turned]);
  const counts = useMemo(() => countsOf(nodes), [nodes]);
  const focusedIndex = rows.findIndex(({ node }) => node.path === focused);
  const at = rows[Math.max(0, focusedIndex)];
  const first = Math.max(0, Math.floor(top / rowHeight) - overscan);
  const visibleRows = rows.slice(first, first + rowsInSight + 2 * overscan);
  const isOnItsWay = useFollow({ box, at: Math.max(0, focusedIndex) });

  const turn = (path: string) => {
    const next = new Set(turned);
    if (!next.delete(path)) next.add(path);
    setTurned(next);
  };
  const choose = (path: string) =>
    onChange(chosen.includes(path) ? chosen.filter((each) => each !== path) : [...chosen, path]);

  function onKeyDown(event: KeyboardEvent) {
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyOf(event);
    if (key === 'Enter' || key === ' ') choose(at.node.path);
    else {
      // `*`, which unfolds all siblings in a tree of files, does nothing here
      const move =
        key === '*' ? undefined : moveInTree({ rows, at, key, typed: characterTypedBy(event) });
      if (!move) return;
      if (move.open || move.close) turn(at.node.path);
      if (move.focus !== undefined) {
        isOnItsWay.current = true;
        setFocused(move.focus);
      }
    }
    event.preventDefault();
  }

  return (
    <div
      ref={box}
      role="tree"
      aria-label="Metric names"
      aria-multiselectable
      onKeyDown={onKeyDown}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      style={{ maxHeight: rowsInSight * rowHeight }}
      className="overflow-y-auto narrow:max-h-52!"
    >
      <div style={{ height: rows.length * rowHeight, paddingTop: first * rowHeight }}>
        {visibleRows.map((row) => (
          <TreeLine
            key={row.node.path}
            row={row}
            count={counts.get(row.node.path) ?? 0}
            isChosen={chosen.includes(row.node.path)}
            isInTabOrder={row === at}
            onTurn={() => turn(row.node.path)}
            onChoose={() => {
              setFocused(row.node.path);
              choose(row.node.path);
            }}
          />
        ))}
      </div>
    </div>
  );
});

const countsOf = (nodes: readonly MetricNode[], into = new Map<string, number>()) => {
  for (const { path, count, files } of nodes) {
    into.set(path, count);
    countsOf(files, into);
  }
  return into;
};

type Sight = { box: { current: HTMLDivElement | null }; at: number };

/**
 * Moves the focus to the row of the keys once it is rendered: rows out of view are scrolled into
 * view first.
 */
function useFollow({ box, at }: Sight) {
  const isOnItsWay = useRef(false);
  // runs after every render: a row that was out of view is rendered after the scroll
  useEffect(() => {
    const element = box.current;
    if (!element || !isOnItsWay.current) return;
    const [from, to] = [at * rowHeight, (at + 1) * rowHeight];
    const height = element.clientHeight;
    if (from < element.scrollTop) element.scrollTop = from;
    else if (height > 0 && to > element.scrollTop + height) element.scrollTop = to - height;
    const row = element.querySelector('[role=treeitem][tabindex="0"]');
    if (!(row instanceof HTMLElement)) return;
    isOnItsWay.current = false;
    row.focus({ preventScroll: true });
  });
  return isOnItsWay;
}

type LineProps = {
  row: TreeRow;
  count: number;
  isChosen: boolean;
  isInTabOrder: boolean;
  onTurn: () => void;
  onChoose: () => void;
};

const TreeLine = ({ row, count, isChosen, isInTabOrder, onTurn, onChoose }: LineProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the tree
  <div
    role="treeitem"
    aria-level={row.level}
    aria-posinset={row.place}
    aria-setsize={row.count}
    aria-selected={isChosen}
    aria-expanded={row.node.isDir ? row.isOpen : undefined}
    tabIndex={isInTabOrder ? 0 : -1}
    onClick={onChoose}
    title={displayText(row.node.path)}
    style={{ paddingLeft: (row.level - 1) * 14 + 4, height: rowHeight }}
    className={cn(
      'flex cursor-pointer items-center gap-1.5 rounded-sm pr-2 text-sm -outline-offset-2!',
      isChosen ? 'bg-select font-medium' : 'text-muted hover:bg-hover hover:text-text',
    )}
  >
    {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys do the same */}
    {/* biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys do the same */}
    <span
      onClick={(event) => {
        event.stopPropagation();
        onTurn();
      }}
      className={cn('grid size-5 shrink-0 place-items-center', !row.node.isDir && 'invisible')}
    >
      <ChevronRight
        aria-hidden
        className={cn('size-3 transition-transform duration-100', row.isOpen && 'rotate-90')}
      />
    </span>
    <span className="min-w-0 flex-1 truncate">{displayText(row.node.name)}</span>
    {isChosen ? <Check aria-hidden className="size-3.5 shrink-0" /> : null}
    {row.node.isDir ? <span className="num shrink-0 text-faint">{formatCount(count)}</span> : null}
  </div>
);

type MetricSideProps = {
  /** the metrics that match the filter */
  metrics: readonly Metric[];
  isFiltered: boolean;
  /** paths of the tree that have charts; an empty list means all */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** the charts */
  children: ReactNode;
};

/**
 * Charts with the tree of metric names next to them. On a narrow screen the tree is above the
 * charts, and on a phone it is visible only while it filters them.
 */
export const MetricSide = ({
  metrics,
  isFiltered,
  chosen,
  onChange,
  children,
}: MetricSideProps) => (
  <div className="grid grid-cols-[220px_minmax(0,1fr)] gap-x-6 narrow:grid-cols-1 print:grid-cols-1">
    <aside
      data-screen-only
      className={cn(
        'sticky top-0 self-start py-3 narrow:static narrow:border-b',
        chosen.length === 0 && 'phone:hidden',
      )}
    >
      <div className="flex h-7 items-center justify-between text-sm text-faint">
        <span className="num">{plural(metrics.length, 'name')}</span>
        {chosen.length > 0 ? (
          <Button variant="quiet" onClick={() => onChange([])}>
            Show all
          </Button>
        ) : null}
      </div>
      <MetricTreeList {...{ metrics, isFiltered, chosen, onChange }} />
    </aside>
    {children}
  </div>
);
