import { useQuery } from '@tanstack/react-query';
import { displayName } from '@trainyard/sdk/model';
import { Input, type InputProps } from '@trainyard/ui/base/input';
import { DateInput } from '@trainyard/ui/form/date-input';
import { useTypedText } from '@trainyard/ui/hooks/use-typed-text';
import { keyOf } from '@trainyard/ui/lib/keys';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { builtInNote } from '~/components/entity/user-handle';
import { poolsQuery } from '~/data/cluster/pools';
import { usersQuery } from '~/data/users';
import { fieldOf, fixedChoices } from '~/features/experiments/base/fields';
import { takesValue } from '~/features/experiments/base/filter/filter-set';
import { PickOne } from '~/features/experiments/base/pick-one';
import { tagsInUseQuery } from '~/features/experiments/base/queries';
import type { DraftField } from './filter-draft';

export type Value = DraftField['value'];

type Props = {
  field: DraftField;
  projectId: number;
  autoFocus: boolean;
  onChange: (value: Value) => void;
  /** Enter: this value counts, and the next condition is requested */
  onEnter: (value: Value) => void;
};

/** The value of a condition, chosen or typed depending on its column. */
export function FilterValue(props: Props) {
  const { field } = props;
  if (!takesValue(field.operator)) return <span className="h-7" />;
  const Special = chooserOf(field);
  return <Special {...props} />;
}

function chooserOf({ columnName, type }: DraftField) {
  const filter = fieldOf(columnName)?.filter;
  if (filter?.choices === 'users') return UserValue;
  if (filter?.choices === 'pools') return PoolValue;
  if (filter?.choices) return FixedValue;
  if (filter?.isPartial) return TagValue;
  return type === 'COLUMN_TYPE_DATE' ? DayValue : TypedValue;
}

function FixedValue({ field, onChange, autoFocus }: Props) {
  const options = fixedChoices(field.columnName).map((value) => ({
    value,
    label: field.columnName === 'state' ? value.charAt(0) + value.slice(1).toLowerCase() : value,
  }));
  return <PickOne label="Value" value={field.value} {...{ options, onChange, autoFocus }} />;
}

function UserValue({ field, onChange, autoFocus }: Props) {
  const { data: users = [] } = useQuery(usersQuery);
  const options = users.map((user) => ({
    value: String(user.id),
    label: displayName(user),
    note: builtInNote(user),
  }));
  return <PickOne label="Value" value={field.value} {...{ options, onChange, autoFocus }} />;
}

function PoolValue({ field, onChange, autoFocus }: Props) {
  const { data: pools = [] } = useQuery(poolsQuery);
  const options = pools.map(({ name }) => ({ value: name, label: name }));
  return <PickOne label="Value" value={field.value} {...{ options, onChange, autoFocus }} />;
}

/** Tags may be requested by a part of them; those in use are suggested. */
function TagValue(props: Props) {
  const id = useId();
  // without suggestions tags are typed as they are
  const { data: tags = [] } = useQuery(tagsInUseQuery(props.projectId));
  return (
    <>
      <TypedValue {...props} list={id} />
      <datalist id={id}>
        {tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  );
}

const dayPattern = /^\d{4}-\d{2}-\d{2}/;

function DayValue({ field, onChange, onEnter, autoFocus }: Props) {
  const day = typeof field.value === 'string' ? (dayPattern.exec(field.value)?.[0] ?? '') : '';
  return (
    <DateInput
      aria-label="Value"
      value={day}
      autoFocus={autoFocus}
      onChange={(next) => onChange(next === '' ? null : `${next}T00:00:00.000Z`)}
      onKeyDown={(event) => onEnterKey(event, () => onEnter(field.value))}
      className="h-7 w-60 max-w-full phone:w-48 phone:flex-auto"
    />
  );
}

function onEnterKey(event: KeyboardEvent, run: () => void) {
  if (keyOf(event) !== 'Enter') return;
  event.preventDefault();
  run();
}

// long enough to finish a word
const restMs = 1_000;

/**
 * A field for a text or a number. Reports the value after a pause in typing, on Enter and on blur.
 */
function TypedValue({ field, onChange, onEnter, autoFocus, list }: Props & { list?: string }) {
  const { typed, setTyped, report } = useTypedText(textOf(field.value));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isNumber = field.type === 'COLUMN_TYPE_NUMBER';
  const value = readTyped(typed, isNumber);

  function apply(next: Value) {
    clearTimeout(timer.current);
    report(textOf(next));
    if (next !== field.value) onChange(next);
  }

  return (
    <Field
      inputMode={isNumber ? 'decimal' : undefined}
      list={list}
      value={typed}
      autoFocus={autoFocus}
      aria-invalid={isNumber && typed.trim() !== '' && value === null}
      onChange={({ target }) => {
        setTyped(target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => apply(readTyped(target.value, isNumber)), restMs);
      }}
      onBlur={() => apply(value)}
      onKeyDown={(event) =>
        onEnterKey(event, () => {
          clearTimeout(timer.current);
          report(textOf(value));
          onEnter(value);
        })
      }
    />
  );
}

const textOf = (value: Value) => String(value ?? '');

function readTyped(typed: string, isNumber: boolean): Value {
  if (typed.trim() === '') return null;
  if (!isNumber) return typed;
  const number = Number(typed);
  return Number.isFinite(number) ? number : null;
}

const Field = (props: InputProps) => (
  <Input
    aria-label="Value"
    autoComplete="off"
    className="h-7! w-60! max-w-full phone:w-48! phone:flex-auto"
    {...props}
  />
);
