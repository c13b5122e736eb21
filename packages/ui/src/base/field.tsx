import { type ReactNode, useId } from 'react';
import { displayText } from '../lib/visible-controls';

/** Props that a control in a field must accept, so that label, hint and error refer to it. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
};

type Props = {
  label: string;
  hint?: ReactNode;
  /** shown in place of the hint */
  error?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Shows a label above a control, and its hint or error below. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {displayText(label)}
      </label>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note ? (
        <p id={noteId} className={error ? 'text-sm text-bad' : 'text-sm text-faint'}>
          {typeof note === 'string' ? displayText(note) : note}
        </p>
      ) : null}
    </div>
  );
}
