import { Button } from '@trainyard/ui/base/button';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { Input } from '@trainyard/ui/base/input';
import { Pencil } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';

type Props = {
  label: string;
  value: string;
  /** the content while the field is not edited */
  shown?: string;
  type?: 'text' | 'password';
  maxLength?: number;
  submitLabel?: string;
  /** why a text cannot be kept */
  problemOf: (text: string) => string | undefined;
  /** answers what went wrong */
  onSave: (text: string) => Promise<string | undefined>;
};

/** A value that turns into its own field. Enter keeps, Escape leaves it as it was. */
export function InlineField(props: Props) {
  const { label, value, shown = value } = props;
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <Editor {...props} onClose={() => setIsEditing(false)} />;
  return (
    <div className="flex min-w-0 items-center gap-1">
      <span className={shown ? 'truncate' : 'text-faint'}>{shown || 'None'}</span>
      <IconButton label={`Edit ${label}`} onClick={() => setIsEditing(true)}>
        <Pencil aria-hidden className="size-3.5" />
      </IconButton>
    </div>
  );
}

function Editor(props: Props & { onClose: () => void }) {
  const { label, value, type = 'text', submitLabel = 'Save', onClose } = props;
  const id = useId();
  const [text, setText] = useState(type === 'password' ? '' : value);
  const [isChanged, setIsChanged] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const problem = failure ?? (isChanged ? props.problemOf(text) : undefined);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsChanged(true);
    if (props.problemOf(text)) return;
    setIsBusy(true);
    const failed = await props.onSave(text);
    setIsBusy(false);
    if (failed === undefined) onClose();
    else setFailure(failed);
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="w-full max-w-96" noValidate>
      <div className="flex items-center gap-1.5">
        <Input
          ref={(field) => field?.focus()}
          aria-label={label}
          aria-invalid={problem ? true : undefined}
          aria-describedby={id}
          type={type}
          value={text}
          maxLength={props.maxLength}
          autoComplete={type === 'password' ? 'new-password' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value);
            setIsChanged(true);
            setFailure(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // the drawer stays
            event.preventDefault();
            event.stopPropagation();
            onClose();
          }}
          className="h-7!"
        />
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {submitLabel}
        </Button>
        <Button onClick={onClose} disabled={isBusy}>
          Cancel
        </Button>
      </div>
      <p id={id} role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </form>
  );
}
