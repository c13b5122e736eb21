import { Slot } from 'radix-ui';
import { type ComponentProps, createContext, useContext, useId } from 'react';
import {
  Controller,
  type ControllerProps,
  type FieldPath,
  type FieldValues,
  FormProvider,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { cn } from '../lib/utils';

/** Provides the form to the fields inside it. */
export const Form = FormProvider;

const FieldNameContext = createContext('');
const ItemIdContext = createContext('');

/** Connects a control with a value of the form; its parts below read the name and the error. */
export const FormField = <Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  props: ControllerProps<Values, Name, Output>,
) => (
  <FieldNameContext value={props.name}>
    <Controller {...props} />
  </FieldNameContext>
);

/** Returns the error of the surrounding field, and the ids of its parts. */
function useFormField() {
  const name = useContext(FieldNameContext);
  const id = useContext(ItemIdContext);
  const { getFieldState } = useFormContext();
  const { error } = getFieldState(name, useFormState({ name }));
  return { id, messageId: `${id}-message`, error: error?.message };
}

export const FormItem = ({ className, ...rest }: ComponentProps<'div'>) => (
  <ItemIdContext value={useId()}>
    <div {...rest} className={cn('grid grid-cols-1 gap-1', className)} />
  </ItemIdContext>
);

export const FormLabel = ({ className, children, ...rest }: ComponentProps<'label'>) => (
  <label {...rest} htmlFor={useFormField().id} className={cn('text-sm font-medium', className)}>
    {children}
  </label>
);

/** Connects the label and the message to the control inside. */
export function FormControl(props: ComponentProps<typeof Slot.Root>) {
  const { id, messageId, error } = useFormField();
  return (
    <Slot.Root
      {...props}
      id={id}
      aria-describedby={messageId}
      aria-invalid={error === undefined ? undefined : true}
    />
  );
}

/** Shows the error of the field, else its children as a hint. */
export function FormMessage({ className, children, ...rest }: ComponentProps<'p'>) {
  const { messageId, error } = useFormField();
  return (
    <p
      {...rest}
      id={messageId}
      className={cn('text-sm empty:hidden', error ? 'text-bad' : 'text-faint', className)}
    >
      {error ?? children}
    </p>
  );
}
