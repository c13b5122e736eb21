import { type ReactNode, useId } from 'react';
import { cn } from '../lib/utils';
import { type Choice, ChoiceList } from './choice-list';
import type { FieldError } from './field-rules';
import type { FormField } from './use-form';

export type { Choice } from './choice-list';

type Common<Value extends string | number> = {
  label: string;
  choices: readonly Choice<Value>[];
  /** the text when no name matches */
  nothingFound?: string;
  autoFocus?: boolean;
};

type Props<Value extends string | number> = Common<Value> & { field: FormField<Value | undefined> };

/** One of many: a list in the form with a search above it. */
export function ChoiceField<Value extends string | number>(props: Props<Value>) {
  const { label, field, ...rest } = props;
  const id = useId();
  return (
    <Frame id={id} label={label} error={field.error}>
      <ChoiceList
        {...rest}
        id={id}
        label={label}
        errorId={field.error && `${id}-note`}
        isChosen={(value) => value === field.value}
        onChoose={field.onChange}
      />
    </Frame>
  );
}

type ManyProps<Value extends string | number> = Common<Value> & {
  field: FormField<readonly Value[]>;
};

/** Any of many: choosing again drops. */
export function ChoicesField<Value extends string | number>(props: ManyProps<Value>) {
  const { label, field, ...rest } = props;
  const id = useId();
  const count = field.value.length;
  return (
    <Frame
      id={id}
      label={label}
      error={field.error}
      note={count === 0 ? 'none chosen' : `${count} chosen`}
    >
      <ChoiceList
        {...rest}
        isMany
        id={id}
        label={label}
        errorId={field.error && `${id}-note`}
        isChosen={(value) => field.value.includes(value)}
        onChoose={(value) => field.onChange(toggled(field.value, value))}
      />
    </Frame>
  );
}

/** The list with a value more, or without it where it was there. */
export const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

type FrameProps = {
  id: string;
  label: string;
  error: FieldError;
  note?: string;
  children: ReactNode;
};

const Frame = ({ id, label, error, note, children }: FrameProps) => (
  <div className="grid grid-cols-1 gap-1">
    <span className="flex items-baseline gap-2 text-sm">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {note ? <span className="text-faint">{note}</span> : null}
    </span>
    <div
      className={cn(
        'overflow-clip rounded-md border border-line-strong bg-raised',
        error && 'border-bad',
      )}
    >
      {children}
    </div>
    {error ? (
      <p id={`${id}-note`} className="text-sm text-bad">
        {error}
      </p>
    ) : null}
  </div>
);
