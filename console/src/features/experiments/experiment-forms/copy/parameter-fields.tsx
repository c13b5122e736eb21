import { IconButton } from '@trainyard/ui/base/icon-button';
import { Input } from '@trainyard/ui/base/input';
import { Select } from '@trainyard/ui/base/select';
import { SearchField } from '@trainyard/ui/form/search-field';
import { formatCount } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { RotateCcw } from 'lucide-react';
import { type MouseEvent, useId, useState } from 'react';
import type { FormPolicies } from '~/features/cluster/config-policies/use-policies';
import { hyperparameterTypes, typeLabels } from '../search/search-space';
import { shortText } from './fork-variants';
import {
  isSecret,
  type ParameterEdit,
  type ParameterField,
  type ParameterRow,
  withEdit,
  withoutEdit,
} from './parameter-rows';

type Props = {
  rows: readonly ParameterRow[];
  edits: readonly ParameterEdit[];
  /** the searcher; a search can vary hyperparameters */
  searcher: string;
  /** a field may list several values */
  canList: boolean;
  lockOf: FormPolicies['lockOf'];
  onChange: (edits: ParameterEdit[]) => void;
};

/** more rows than fit without scrolling have a search field */
const searchedFrom = 12;

/** The hyperparameters of a new experiment as fields, each with the value of its source. */
export function ParameterFields({ rows, edits, lockOf, onChange, ...rest }: Props) {
  const [text, setText] = useState('');
  const hintId = useId();
  if (rows.length === 0) return null;
  const query = text.trim().toLowerCase();
  // a field stays where it is while its value changes
  const visibleRows = rows.filter(({ name }) => name.toLowerCase().includes(query));
  const changed = rows.filter(({ isChanged }) => isChanged).length;
  return (
    <fieldset className="grid min-w-0 gap-1" aria-describedby={hintId}>
      <legend className="flex w-full items-baseline gap-2 pb-1 text-sm">
        <span className="font-medium">Hyperparameters</span>
        <span className="text-faint num">
          {changed === 0 ? '' : `${formatCount(changed)} changed`}
        </span>
      </legend>
      {rows.length < searchedFrom ? null : (
        <SearchField
          label="Find a hyperparameter"
          placeholder="Find a hyperparameter"
          text={text}
          onChange={setText}
        />
      )}
      <ul className="max-h-72 divide-y overflow-y-auto rounded-md border">
        {visibleRows.map((row) => (
          <Row
            key={JSON.stringify(row.path)}
            {...rest}
            row={row}
            lock={
              lockOf('hyperparameters', ...row.path) ??
              lockOf('hyperparameters', ...row.path, 'val')
            }
            onChange={(edit) => onChange(withEdit(edits, { ...edit, path: [...row.path] }))}
            onReset={() => onChange(withoutEdit(edits, row))}
          />
        ))}
        {visibleRows.length === 0 ? (
          <li className="px-3 py-2 text-muted">Nothing matches</li>
        ) : null}
      </ul>
      {rest.canList ? (
        <p id={hintId} className="text-sm text-faint">
          Several values, as in 0.1, 0.03, 0.01, make one experiment each.
        </p>
      ) : null}
    </fieldset>
  );
}

type RowProps = Pick<Props, 'searcher' | 'canList'> & {
  row: ParameterRow;
  lock: ReturnType<FormPolicies['lockOf']>;
  onChange: (edit: Omit<ParameterEdit, 'path'>) => void;
  onReset: () => void;
};

const labels: Record<ParameterField, string> = {
  value: 'Value',
  min: 'Min value',
  max: 'Max value',
  base: 'Base',
  count: 'Grid Count',
  vals: 'Values',
};

function Row({ row, searcher, canList, lock, onChange, onReset }: RowProps) {
  const noteId = useId();
  const { name, path, source, typed, errors, isChanged } = row;
  const notes = Object.values(errors);
  const hint = lock?.hint ?? (notes.join(' ') || undefined);
  const isTyped = searcher !== 'single' || typed.type !== 'const';
  const hasCount = searcher === 'grid' || 'count' in row.current;
  const old = source === undefined ? 'new' : isSecret(path, source) ? '••••' : shortText(source);
  return (
    <li
      className={cn(
        'grid grid-cols-[minmax(0,10rem)_minmax(0,1fr)_minmax(0,8rem)_1.75rem] items-center gap-x-3 border-l-2 px-3 py-1.5 phone:grid-cols-[minmax(0,1fr)_1.75rem]',
        isChanged ? 'border-l-accent bg-select' : 'border-l-transparent',
      )}
    >
      <span className="truncate font-mono text-sm" title={displayText(name)}>
        {displayText(name)}
      </span>
      <span className="flex min-w-0 gap-1.5 phone:col-span-2 phone:row-start-2">
        {isTyped ? (
          <Select
            label={`Type of ${name}`}
            value={typed.type}
            options={typeOptions}
            onChange={(type) =>
              onChange(type === 'log' && typed.base === '' ? { type, base: '10' } : { type })
            }
            disabled={lock !== undefined}
            className="h-8! w-28 shrink-0!"
          />
        ) : null}
        {fieldsOf(typed.type, hasCount).map((field) => (
          <Input
            key={field}
            aria-label={`${labels[field]} of ${name}`}
            aria-invalid={errors[field] ? true : undefined}
            aria-describedby={hint ? noteId : undefined}
            title={labels[field]}
            placeholder={labels[field]}
            value={typed[field]}
            readOnly={lock !== undefined}
            spellCheck={false}
            autoComplete="off"
            // typing replaces the old value
            onFocus={(event) => event.target.select()}
            onMouseDown={focusWhole}
            onChange={(event) => onChange({ [field]: event.target.value })}
            inputMode={field === 'value' || field === 'vals' || canList ? undefined : 'decimal'}
            className={cn('num', field === 'base' || field === 'count' ? 'w-14' : 'flex-1')}
          />
        ))}
      </span>
      <span
        className="truncate text-sm text-muted num phone:col-start-1"
        title={isChanged ? `before: ${old}` : old}
      >
        {isChanged ? (
          <>
            <span className="sr-only">changed, before: </span>
            <del className="decoration-faint">{old}</del>
          </>
        ) : (
          <span className="text-faint">{old}</span>
        )}
      </span>
      {isChanged && source !== undefined && lock === undefined ? (
        <IconButton
          label={`Reset ${name}`}
          onClick={onReset}
          className="phone:col-start-2 phone:row-start-1"
        >
          <RotateCcw aria-hidden className="size-3.5" />
        </IconButton>
      ) : null}
      {hint ? (
        <span id={noteId} className={cn('col-span-full text-sm', lock ? 'text-faint' : 'text-bad')}>
          {hint}
        </span>
      ) : null}
    </li>
  );
}

/** Keeps the selection of the focus, which a click would replace by a caret. */
function focusWhole(event: MouseEvent<HTMLInputElement>) {
  if (document.activeElement === event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.focus();
}

const fieldsByType = {
  const: ['value'],
  categorical: ['vals'],
  double: ['min', 'max', 'count'],
  int: ['min', 'max', 'count'],
  log: ['min', 'max', 'base', 'count'],
} as const satisfies Record<ParameterRow['typed']['type'], readonly ParameterField[]>;

const fieldsOf = (type: ParameterRow['typed']['type'], hasCount: boolean): ParameterField[] =>
  fieldsByType[type].filter((field) => field !== 'count' || hasCount);

const typeOptions = hyperparameterTypes.map((value) => ({ value, label: typeLabels[value] }));
