import type { FieldValues } from 'react-hook-form';
import { cn } from '../lib/utils';
import { type Choice, ChoiceList, type ChoiceListProps } from './choice-list';
import { type BoundField, type FieldOf, LabeledField } from './fields';

export type { Choice } from './choice-list';

type Common<Value extends string | number> = {
  label: string;
  choices: readonly Choice<Value>[];
  /** text for a search without matches */
  nothingFound?: string;
  autoFocus?: boolean;
};

type OneProps<Value extends string | number> = Common<Value> & {
  /** called after a choice */
  onChosen?: () => void;
};

/** One of many: a list in the form with a search above it. */
export const ChoiceField = <Values extends FieldValues, Value extends string | number, Output>({
  control,
  name,
  onChosen,
  ...list
}: OneProps<Value> & FieldOf<Values, Value | null, Output>) => (
  <LabeledField control={control} name={name} label={list.label}>
    {({ value, onChange, ...field }: BoundField<Value | null>) => (
      <FramedList
        {...field}
        {...list}
        isChosen={(each) => each === value}
        onChoose={(chosen) => {
          onChange(chosen);
          onChosen?.();
        }}
      />
    )}
  </LabeledField>
);

/** Any number of many: choosing an item again removes it. */
export const ChoicesField = <Values extends FieldValues, Value extends string | number, Output>({
  control,
  name,
  ...list
}: Common<Value> & FieldOf<Values, readonly Value[], Output>) => (
  <LabeledField
    control={control}
    name={name}
    label={list.label}
    note={(value: readonly Value[]) =>
      value.length === 0 ? 'none chosen' : `${value.length} chosen`
    }
  >
    {({ value, onChange, ...field }: BoundField<readonly Value[]>) => (
      <FramedList
        {...field}
        {...list}
        isMany
        isChosen={(each) => value.includes(each)}
        onChoose={(each) => onChange(toggled(value, each))}
      />
    )}
  </LabeledField>
);

/** Adds the value to the list, or removes it. */
export const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

/** The list of a form: names with a search above them, in a frame. */
export const FramedList = <Value extends string | number>(props: ChoiceListProps<Value>) => (
  <div
    className={cn(
      'overflow-clip rounded-md border border-line-strong bg-raised',
      props['aria-invalid'] && 'border-bad',
    )}
  >
    <ChoiceList {...props} />
  </div>
);
