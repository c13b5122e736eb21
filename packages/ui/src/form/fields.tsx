import { type ComponentProps, type ReactNode, useId } from 'react';
import type { ControllerProps, FieldPathByValue, FieldValues } from 'react-hook-form';
import { Checkbox } from '../base/checkbox';
import { Input } from '../base/input';
import { Select, type SelectOption } from '../base/select';
import { TextArea } from '../base/textarea';
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from './form';

/** The form, and the name of one of its values, of the type that the field edits. */
export type FieldOf<Values extends FieldValues, Value, Output> = Required<
  Pick<ControllerProps<Values, FieldPathByValue<Values, Value>, Output>, 'control' | 'name'>
>;

/** A value of the form as a control reads and writes it. */
export type BoundField<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  /** ref of the element to focus when the value is invalid */
  ref: (element: { focus: () => void } | null) => void;
};

type LabelProps = { label: string; hint?: ReactNode };

type LabeledProps<Values extends FieldValues, Value, Output> = LabelProps &
  FieldOf<Values, Value, Output> & {
    /** text at the right of the label */
    note?: (value: Value) => string;
    children: (field: BoundField<Value>) => ReactNode;
  };

/** Shows the label above, one control of any kind, and its error or a hint below it. */
export const LabeledField = <Values extends FieldValues, Value, Output>({
  control,
  name,
  label,
  hint,
  note,
  children,
}: LabeledProps<Values, Value, Output>) => (
  <FormField
    control={control}
    name={name}
    render={({ field }) => (
      <FormItem>
        <span className="flex items-baseline gap-2 text-sm">
          <FormLabel>{label}</FormLabel>
          {note ? <span className="text-faint">{note(field.value)}</span> : null}
        </span>
        <FormControl>{children(field)}</FormControl>
        <FormMessage>{hint}</FormMessage>
      </FormItem>
    )}
  />
);

type TextProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'autoFocus' | 'inputMode' | 'placeholder' | 'spellCheck' | 'type'
>;

export const TextField = <Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  ...rest
}: LabelProps & TextProps & FieldOf<Values, string, Output>) => (
  <LabeledField control={control} name={name} label={label} hint={hint}>
    {({ onChange, ...field }) => (
      <Input
        autoComplete="off"
        {...rest}
        {...field}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </LabeledField>
);

type TextAreaProps = Pick<ComponentProps<'textarea'>, 'autoFocus' | 'placeholder' | 'rows'>;

export const TextAreaField = <Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  ...rest
}: LabelProps & TextAreaProps & FieldOf<Values, string, Output>) => (
  <LabeledField control={control} name={name} label={label} hint={hint}>
    {({ onChange, ...field }) => (
      <TextArea {...rest} {...field} onChange={({ target }) => onChange(target.value)} />
    )}
  </LabeledField>
);

type SelectProps<Value extends string | number> = LabelProps & {
  options: readonly SelectOption<Value>[];
  disabled?: boolean;
};

/** A select for one of a few options. */
export const SelectField = <Values extends FieldValues, Value extends string | number, Output>({
  control,
  name,
  label,
  hint,
  ...rest
}: SelectProps<Value> & FieldOf<Values, Value, Output>) => (
  <LabeledField control={control} name={name} label={label} hint={hint}>
    {(field: BoundField<Value>) => (
      <Select {...field} {...rest} label={label} className="h-8 w-full" />
    )}
  </LabeledField>
);

type SwitchProps = { label: string; children?: ReactNode };

/** Fields that only apply when their checkbox is checked; without any, a checkbox alone. */
export function OptionalFields<Values extends FieldValues, Output>({
  control,
  name,
  label,
  children,
}: SwitchProps & FieldOf<Values, boolean, Output>) {
  const id = useId();
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <div className="grid gap-3">
          <label htmlFor={id} className="flex w-fit items-center gap-2">
            <Checkbox id={id} checked={field.value} onChange={field.onChange} />
            {label}
          </label>
          {field.value && children ? (
            <div className="grid gap-3 border-l pl-5.5">{children}</div>
          ) : null}
        </div>
      )}
    />
  );
}
