import type { ReactNode } from 'react';
import { CodeEditor } from '../code/code-editor';
import type { CodeLanguage } from '../code/code-language';

type Props = {
  label: string;
  hint?: ReactNode;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
  language: CodeLanguage;
  placeholder?: string;
  /** classes for its height */
  className?: string;
  /** the label is visible elsewhere */
  isLabelHidden?: boolean;
};

/** A text in a language, checked while the user types; the error is shown below it. */
export function CodeField({ label, hint, error, className, isLabelHidden, ...editor }: Props) {
  return (
    <div className="grid grid-cols-1 gap-1">
      {isLabelHidden ? null : <span className="text-sm font-medium">{label}</span>}
      <CodeEditor {...editor} label={label} problem={error} className={className ?? 'h-36'} />
      <p
        role={error ? 'alert' : undefined}
        className={`min-h-4.5 text-sm ${error ? 'text-bad' : 'text-faint'}`}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
