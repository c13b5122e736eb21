import { type ComponentProps, type ReactNode, useId } from 'react';
import { Checkbox } from '../base/checkbox';
import { Field } from '../base/field';
import { Input } from '../base/input';
import { TextArea } from '../base/textarea';
import type { FormField } from './use-form';

type Props = { label: string; hint?: ReactNode; field: FormField<string> };

type TextProps = Props &
  Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'autoFocus' | 'inputMode' | 'placeholder' | 'spellCheck' | 'type'
  >;

export const TextField = ({ label, hint, field, ...rest }: TextProps) => (
  <Field label={label} hint={hint} error={field.error}>
    {(control) => (
      <Input
        {...control}
        autoComplete="off"
        {...rest}
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
      />
    )}
  </Field>
);

type AreaProps = Props & { rows?: number; placeholder?: string };

export const TextAreaField = ({ label, hint, field, ...rest }: AreaProps) => (
  <Field label={label} hint={hint} error={field.error}>
    {(control) => (
      <TextArea
        {...control}
        {...rest}
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
      />
    )}
  </Field>
);

type SwitchProps = { label: string; field: FormField<boolean>; children?: ReactNode };

/** Fields that only matter when their box is ticked. */
export function OptionalFields({ label, field, children }: SwitchProps) {
  const id = useId();
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="flex w-fit items-center gap-2">
        <Checkbox
          id={id}
          checked={field.value}
          onChange={(event) => field.onChange(event.target.checked)}
        />
        {label}
      </label>
      {field.value ? <div className="grid gap-3 border-l pl-5.5">{children}</div> : null}
    </div>
  );
}
