import { Button } from '@trainyard/ui/base/button';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { Input } from '@trainyard/ui/base/input';
import { Plus, Trash2 } from 'lucide-react';
import { emptyRow, isReadOnly, type MetadataRow, rowProblem } from './metadata-values';

type Props = {
  rows: readonly MetadataRow[];
  onChange: (rows: MetadataRow[]) => void;
  /** the button that adds a row */
  addLabel: string;
};

/** Fields for keys and values, one row each. */
export const MetadataFields = ({ rows, onChange, addLabel }: Props) => (
  <div className="grid gap-1.5">
    <ul aria-label="Metadata rows" className="grid gap-1.5">
      {rows.map((row, index) => (
        <Row
          // rows have no stable name while they are edited
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          key={index}
          row={row}
          problem={rowProblem(rows, index)}
          number={index + 1}
          onChange={(change) => onChange(rows.with(index, { ...row, ...change }))}
          onDelete={rows.length > 1 ? () => onChange(rows.toSpliced(index, 1)) : undefined}
        />
      ))}
    </ul>
    <Button className="w-fit" onClick={() => onChange([...rows, emptyRow])}>
      <Plus aria-hidden className="size-3.5" strokeWidth={1.5} />
      {addLabel}
    </Button>
  </div>
);

type RowProps = {
  row: MetadataRow;
  problem: string | undefined;
  /** counted from 1 */
  number: number;
  onChange: (change: Partial<MetadataRow>) => void;
  onDelete: (() => void) | undefined;
};

const Row = ({ row, problem, number, onChange, onDelete }: RowProps) => (
  <li className="grid gap-1">
    <div className="grid grid-cols-[2fr_3fr_2rem] items-start gap-1.5">
      <Input
        aria-label={`Key ${number}`}
        aria-invalid={problem === undefined ? undefined : true}
        placeholder="Enter metadata label"
        autoComplete="off"
        // they appear where the button that opened them was
        autoFocus={number === 1}
        value={row.key}
        onChange={({ target }) => onChange({ key: target.value })}
      />
      {isReadOnly(row) ? (
        <pre className="max-h-40 min-w-0 overflow-auto rounded-md bg-sunken p-2 font-mono text-sm">
          {row.value}
        </pre>
      ) : (
        <Input
          aria-label={`Value ${number}`}
          placeholder="Enter metadata value"
          autoComplete="off"
          value={row.value}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      )}
      {onDelete ? (
        <IconButton label={`Delete Row ${number}`} onClick={onDelete} className="size-8">
          <Trash2 aria-hidden className="size-3.5" strokeWidth={1.5} />
        </IconButton>
      ) : null}
    </div>
    {problem === undefined ? null : (
      <p role="alert" className="text-sm text-bad">
        {problem}
      </p>
    )}
  </li>
);
