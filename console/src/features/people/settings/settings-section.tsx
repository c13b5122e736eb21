import { Button } from '@trainyard/ui/base/button';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { Input } from '@trainyard/ui/base/input';
import { useDialogAction } from '@trainyard/ui/form/use-dialog-action';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { keyOf } from '@trainyard/ui/lib/keys';
import { Pencil } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { z } from '~/lib/zod';

/** A titled part of the drawer. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pt-6">
      <h3 id={id} className="pb-1">
        {title}
      </h3>
      <div className="divide-y">{children}</div>
    </section>
  );
}

type RowProps = { label: string; hint?: ReactNode; children: ReactNode };

/** The label of a setting on the left, its control on the right. */
export const SettingsRow = ({ label, hint, children }: RowProps) => (
  <div className="flex min-h-11 items-center gap-4 py-2 phone:flex-wrap phone:gap-y-1.5">
    <div className="w-56 min-w-0 shrink-0 phone:w-full">
      <p>{label}</p>
      {hint ? <p className="text-sm text-faint">{hint}</p> : null}
    </div>
    <div className="ml-auto flex min-w-0 flex-1 justify-end phone:justify-start">{children}</div>
  </div>
);

type Props = {
  label: string;
  value: string;
  /** the content outside of editing */
  text?: string;
  type?: 'text' | 'password';
  maxLength?: number;
  submitLabel?: string;
  /** whether the text can be saved */
  schema: z.ZodMiniType<string, string>;
  /** names the failed action, before the server's message */
  failure?: string;
  /** saves a text, where `base` is the text when the edit started; rejects with the error */
  onSave: (text: string, base: string) => Promise<void>;
};

/** A value with inline editing. Enter saves, Escape cancels. */
export function InlineField(props: Props) {
  const { label, value, text = value } = props;
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <Editor {...props} onClose={() => setIsEditing(false)} />;
  return (
    <div className="flex min-w-0 items-center gap-1">
      <span className={text ? 'truncate' : 'text-faint'}>{text || 'None'}</span>
      <IconButton label={`Edit ${label}`} onClick={() => setIsEditing(true)}>
        <Pencil aria-hidden className="size-3.5" />
      </IconButton>
    </div>
  );
}

function Editor({ onSave, onClose, failure, ...props }: Props & { onClose: () => void }) {
  const { label, value, type = 'text', submitLabel = 'Save' } = props;
  const id = useId();
  const [schema] = useState(() => z.object({ text: props.schema }));
  const [base] = useState(value);
  const form = useSchemaForm(schema, { text: type === 'password' ? '' : base });
  const title = `Save ${label}`;
  const { isBusy, error, setError, run, leave } = useDialogAction({ title, failure, onClose });
  const problem = form.formState.errors.text?.message ?? error;
  const submit = form.handleSubmit(({ text }) => run(() => onSave(text, base)));

  return (
    <form onSubmit={(event) => void submit(event)} className="w-full max-w-96" noValidate>
      <div className="flex items-center gap-1.5">
        <Input
          {...form.register('text', { onChange: () => setError(undefined) })}
          autoFocus
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={id}
          type={type}
          maxLength={props.maxLength}
          autoComplete={type === 'password' ? 'new-password' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          data-own-escape
          onKeyDown={(event) => {
            if (keyOf(event) !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            leave();
          }}
          className="h-7!"
        />
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {submitLabel}
        </Button>
        <Button onClick={leave}>Cancel</Button>
      </div>
      <p id={id} role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </form>
  );
}
