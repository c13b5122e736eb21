import type { ReactNode } from 'react';
import { CodeEditor } from '../code/code-editor';
import type { CodeLanguage } from '../code/code-language';
import type { FormField } from './use-form';

type Props = {
  label: string;
  hint?: ReactNode;
  field: FormField<string>;
  language: CodeLanguage;
  placeholder?: string;
  /** how high it is */
  className?: string;
  /** the name is shown elsewhere */
  isLabelHidden?: boolean;
};

/** A text in a language, checked as it is typed; the error is shown below it. */
export function CodeField({ label, hint, field, language, placeholder, ...props }: Props) {
  const note = field.error ?? hint;
  return (
    <div className="grid grid-cols-1 gap-1">
      {props.isLabelHidden ? null : <span className="text-sm font-medium">{label}</span>}
      <CodeEditor
        label={label}
        text={field.value}
        language={language}
        onChange={field.onChange}
        problem={field.error}
        placeholder={placeholder}
        className={props.className ?? 'h-36'}
      />
      <p
        role={field.error ? 'alert' : undefined}
        className={`min-h-4.5 text-sm ${field.error ? 'text-bad' : 'text-faint'}`}
      >
        {note}
      </p>
    </div>
  );
}
