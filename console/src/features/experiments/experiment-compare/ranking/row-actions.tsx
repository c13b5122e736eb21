import { IconButton } from '@trainyard/ui/base/icon-button';
import type { TableColumn } from '@trainyard/ui/table/table-columns';
import { Crosshair, X } from 'lucide-react';

type Options<Row> = {
  keyOf: (row: Row) => number;
  /** `Trial 5`, or the name of an experiment */
  nameOf: (row: Row) => string;
  /** the chosen base; 0: none */
  base: number;
  onBase: (id: number) => void;
  onDrop: (id: number) => void;
};

/** The buttons that make a row the base, beside the differences to it, and that remove a row. */
export const rowActions = <Row extends object>(
  options: Options<Row>,
): Record<'base' | 'drop', TableColumn<Row>> => {
  const { keyOf, nameOf, base, onBase, onDrop } = options;
  return {
    base: {
      id: 'base',
      header: 'Base',
      cell: ({ row: { original } }) => (
        <IconButton
          label={`Compare the others with ${nameOf(original)}`}
          aria-pressed={keyOf(original) === base}
          className="aria-pressed:bg-hover aria-pressed:text-accent"
          onClick={() => onBase(keyOf(original) === base ? 0 : keyOf(original))}
        >
          <Crosshair aria-hidden className="size-3.5" />
        </IconButton>
      ),
      meta: { isEnd: true, isAction: true, phone: 'end' },
    },
    drop: {
      id: 'drop',
      header: 'Drop',
      cell: ({ row: { original } }) => (
        <IconButton
          label={`Remove ${nameOf(original)} from the comparison`}
          onClick={() => onDrop(keyOf(original))}
        >
          <X aria-hidden className="size-3.5" />
        </IconButton>
      ),
      meta: { isEnd: true, isAction: true, phone: 'end' },
    },
  };
};
