import { Pencil } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../base/button';
import { SegmentedControl } from '../../base/segmented-control';
import { TextArea } from '../../base/textarea';
import { readDraft, removeDraft, writeDraft } from '../../lib/draft';
import { Markdown } from '../markdown/markdown';
import { NoteConflict } from './note-conflict';

export type NoteSave = {
  contents: string;
  /** what stood there when the change was begun */
  base: string;
  /** overwrites the changes of other users */
  isForced: boolean;
};

type Props = {
  /** names the text for screen readers */
  label: string;
  contents: string;
  disabled?: boolean;
  /** where what is typed is kept; it names the person and the text */
  draftKey: string;
  /** what could not be done, before the server's words */
  failureText?: string;
  onSave: (save: NoteSave) => Promise<unknown>;
};

type Edit = { text: string; base: string };

/** A text in Markdown: read, or changed with a preview. What is typed outlasts a reload. */
export function NoteCard(props: Props) {
  const { contents, disabled = false, draftKey } = props;
  const [edit, setEdit] = useState(() => (disabled ? undefined : firstEdit(draftKey, contents)));

  function change(next: Edit | undefined) {
    setEdit(next);
    const isDirty = next !== undefined && next.text.trim() !== next.base.trim();
    if (isDirty) writeDraft(draftKey, JSON.stringify(next));
    else removeDraft(draftKey);
  }

  if (edit && !disabled) return <NoteEditor {...props} edit={edit} onChange={change} />;
  return <NoteText {...props} onEdit={() => change({ text: contents, base: contents })} />;
}

/** The draft that was typed before the page was left, or an empty text. */
function firstEdit(draftKey: string, contents: string): Edit | undefined {
  const draft = asEdit(readDraft(draftKey));
  if (draft) return draft;
  return contents === '' ? { text: '', base: '' } : undefined;
}

function asEdit(stored: string | null): Edit | undefined {
  if (stored === null) return undefined;
  const { text, base }: Partial<Record<keyof Edit, unknown>> = JSON.parse(stored);
  return typeof text === 'string' && typeof base === 'string' ? { text, base } : undefined;
}

type TextProps = Props & { onEdit: () => void };

function NoteText({ label, contents, disabled, onEdit }: TextProps) {
  return (
    <section aria-label={label} className="relative min-h-0 flex-1">
      {disabled ? null : (
        <Button onClick={onEdit} className="absolute top-0 right-0">
          <Pencil aria-hidden className="size-3.5" strokeWidth={1.5} />
          Edit
        </Button>
      )}
      {contents === '' ? (
        <p className="text-faint">{disabled ? 'No note present.' : 'Add notes...'}</p>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button above
        <div onDoubleClick={disabled ? undefined : onEdit} className={disabled ? '' : 'pr-18'}>
          <Markdown text={contents} />
        </div>
      )}
    </section>
  );
}

type EditorProps = Props & { edit: Edit; onChange: (edit: Edit | undefined) => void };

const modes = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const;

function NoteEditor({ label, edit, onSave, onChange, failureText }: EditorProps) {
  const [mode, setMode] = useState<'edit' | 'preview'>('edit');
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<Error>();

  async function save(isForced = false) {
    setIsSaving(true);
    setFailure(undefined);
    try {
      await onSave({ contents: edit.text.trim(), base: edit.base, isForced });
      onChange(undefined);
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
      setIsSaving(false);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const isSave = (event.ctrlKey || event.metaKey) && ['s', 'Enter'].includes(event.key);
    if (!isSave || isSaving) return;
    event.preventDefault();
    void save();
  }

  return (
    <section
      aria-label={label}
      onKeyDown={onKeyDown}
      className="flex min-h-0 flex-1 flex-col gap-2.5"
    >
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl label="Mode" value={mode} segments={modes} onChange={setMode} />
        <div className="ml-auto flex gap-2">
          <Button disabled={isSaving} onClick={() => onChange(undefined)}>
            Cancel
          </Button>
          <Button variant="primary" isBusy={isSaving} onClick={() => void save()}>
            Save
          </Button>
        </div>
      </div>
      {failure ? (
        <Failure
          error={failure}
          text={failureText ?? 'Unable to update notes.'}
          onForce={() => void save(true)}
          onDiscard={() => onChange(undefined)}
        />
      ) : null}
      {mode === 'edit' ? (
        <TextArea
          aria-label="Markdown"
          placeholder="Add notes..."
          autoFocus
          disabled={isSaving}
          value={edit.text}
          onChange={(event) => onChange({ ...edit, text: event.target.value })}
          className="min-h-60 flex-1 resize-none bg-sunken px-3 py-2.5 font-mono text-sm leading-4.5"
        />
      ) : (
        <div className="min-h-60 flex-1 overflow-y-auto rounded-md border px-3 py-2.5">
          <Markdown text={edit.text} />
        </div>
      )}
    </section>
  );
}

type FailureProps = { error: Error; text: string; onForce: () => void; onDiscard: () => void };

const Failure = ({ error, text, onForce, onDiscard }: FailureProps) =>
  error instanceof NoteConflict ? (
    <div role="alert" className="flex flex-wrap items-center gap-2 text-warn">
      <p>{error.message}</p>
      <Button onClick={onForce}>Keep mine</Button>
      <Button onClick={onDiscard}>Keep theirs</Button>
    </div>
  ) : (
    <p role="alert" className="wrap-anywhere text-bad">
      {text} {error.message}
    </p>
  );
