import {
  ChevronRight,
  File,
  FileCode,
  FileJson,
  FileText,
  Folder,
  NotebookText,
} from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { characterTypedBy, keyOf } from '../lib/keys';
import { cn } from '../lib/utils';
import { displayText } from '../lib/visible-controls';
import { isNotebook, languageOf } from './code-language';
import { type FileNode, rowsOf, type TreeRow } from './file-node';
import { moveInTree } from './tree-keys';

type Props = {
  label: string;
  nodes: readonly FileNode[];
  /** the path of the file that is open */
  selected: string | undefined;
  onSelect: (path: string) => void;
};

/**
 * Files and folders, all open at first. Arrows, Home, End, letters and * work as in other trees.
 */
export function FileTree({ label, nodes, selected, onSelect }: Props) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const rows = rowsOf(nodes, closed);
  const inTabOrder =
    rows.find(({ node }) => node.path === focused) ??
    rows.find(({ node }) => node.path === selected) ??
    rows[0];

  const toggle = (path: string, isOpen: boolean) => {
    const next = new Set(closed);
    if (isOpen) next.delete(path);
    else next.add(path);
    setClosed(next);
  };
  const activate = ({ node, isOpen }: TreeRow) => {
    setFocused(node.path);
    if (node.isDir) toggle(node.path, !isOpen);
    else onSelect(node.path);
  };

  function onKeyDown(event: KeyboardEvent) {
    if (!inTabOrder || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyOf(event);
    if (key === 'Enter' || key === ' ') activate(inTabOrder);
    else {
      const move = moveInTree({ rows, at: inTabOrder, key, typed: characterTypedBy(event) });
      if (!move) return;
      if (move.open) toggle(inTabOrder.node.path, true);
      if (move.close) toggle(inTabOrder.node.path, false);
      if (move.openAll) setClosed(new Set([...closed].filter((path) => !move.openAll?.has(path))));
      if (move.focus !== undefined) focus(move.focus);
    }
    event.preventDefault();
  }

  function focus(path: string) {
    setFocused(path);
    const index = rows.findIndex(({ node }) => node.path === path);
    const item = list.current?.children[index];
    if (item instanceof HTMLElement) item.focus();
  }

  return (
    <div ref={list} role="tree" aria-label={label} onKeyDown={onKeyDown} className="py-1">
      {rows.map((row) => (
        <TreeLine
          key={row.node.path}
          row={row}
          isSelected={row.node.path === selected}
          isInTabOrder={row === inTabOrder}
          onActivate={() => activate(row)}
        />
      ))}
    </div>
  );
}

type LineProps = {
  row: TreeRow;
  isSelected: boolean;
  isInTabOrder: boolean;
  onActivate: () => void;
};

const TreeLine = ({ row, isSelected, isInTabOrder, onActivate }: LineProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles keys
  <div
    role="treeitem"
    aria-level={row.level}
    aria-posinset={row.place}
    aria-setsize={row.count}
    aria-selected={isSelected}
    aria-expanded={row.node.isDir ? row.isOpen : undefined}
    tabIndex={isInTabOrder ? 0 : -1}
    onClick={onActivate}
    title={displayText(row.node.note ?? row.node.path)}
    style={{ paddingLeft: (row.level - 1) * 14 + 8 }}
    className={cn(
      'flex h-6.5 cursor-pointer items-center gap-1.5 rounded-sm pr-2 text-sm -outline-offset-2!',
      isSelected ? 'bg-select font-medium' : 'text-muted hover:bg-hover hover:text-text',
    )}
  >
    <ChevronRight
      aria-hidden
      className={cn(
        'size-3 shrink-0 transition-transform duration-100',
        row.isOpen && 'rotate-90',
        !row.node.isDir && 'invisible',
      )}
    />
    <FileIcon node={row.node} />
    <span className="truncate">{displayText(row.node.name)}</span>
  </div>
);

const icons = { yaml: FileCode, json: FileJson, python: FileCode, markdown: FileText, text: File };

function FileIcon({ node: { name, isDir } }: { node: FileNode }) {
  const Icon = isDir ? Folder : isNotebook(name) ? NotebookText : icons[languageOf(name)];
  return <Icon aria-hidden className="size-3.5 shrink-0 text-faint" strokeWidth={1.5} />;
}
