import { Pencil } from 'lucide-react';
import {
  type KeyboardEvent,
  lazy,
  Suspense,
  type SyntheticEvent,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../base/button';
import { Kbd } from '../../base/kbd';
import { SegmentedControl } from '../../base/segmented-control';
import { TextArea } from '../../base/textarea';
import { Tooltip } from '../../base/tooltip';
import { useDialogAction } from '../../form/use-dialog-action';
import { useHandler } from '../../hooks/use-handler';
import { type DraftEdit, readEdit, removeDraft, writeEdit } from '../../lib/draft';
import { readDataUrl } from '../../lib/files';
import { takeFreeFocus } from '../../lib/focus/restore-focus';
import { formatBytes } from '../../lib/format';
import { keyOf } from '../../lib/keys';
import { cn } from '../../lib/utils';
import { displayText } from '../../lib/visible-controls';
import { LiveBlocks } from '../markdown/live-blocks';
import { Markdown } from '../markdown/markdown';
import { joinPictures, type Picture, shownPictures, splitPictures } from '../markdown/pictures';
import { insertPicture, keyedEdits, type TextEdit } from './edit-markdown';
import { useMentions } from './mention-list';
import type { FindMentions } from './mentions';

const NoteToolbar = lazy(() => import('./note-toolbar'));

type Props = {
  /** names the text for screen readers */
  label: string;
  contents: string;
  disabled?: boolean;
  /** storage key of the draft: contains the user and the text */
  draftKey: string;
  /** names the failed action, before the server's message */
  failure?: string;
  /** saves a text; `base` is the text when the edit started */
  onSave: (contents: string, base: string) => Promise<unknown>;
  /** adds links to the text for its readers; its editor has the text without them */
  withLinks?: (contents: string) => string;
  /** completes what is typed after an @ */
  findMentions?: FindMentions;
  /** shows the button in the line of a heading above */
  isHeaded?: boolean;
  /** beside other parts of a page, where an empty text only takes the focus after the user opens it */
  isAside?: boolean;
  /** opens the editor, and is called when the text was saved or the edit canceled: for a dialog */
  onEnd?: (() => void) | undefined;
};

/** A text in Markdown: read, or edited with a preview. A draft survives a reload. */
export function NoteCard(props: Props) {
  const { contents, disabled = false, draftKey, isAside = false, onEnd } = props;
  const [begun, setEdit] = useState(() =>
    disabled ? undefined : firstEdit(draftKey, contents, onEnd !== undefined),
  );
  // an editor without changes follows the text, of which a cache may have an older one at first
  const edit = begun && begun.text === begun.base ? { text: contents, base: contents } : begun;
  // an editor that is left while it saves keeps its text, until the master has it
  const [isOpen, setIsOpen] = useState(true);
  const [takesFocus, setTakesFocus] = useState(!isAside);
  const [wasEdited, setWasEdited] = useState(false);

  function change(next: DraftEdit | undefined) {
    setEdit(next);
    setWasEdited(next === undefined);
    const isDirty = next !== undefined && next.text.trim() !== next.base.trim();
    if (isDirty) writeEdit(draftKey, next);
    else removeDraft(draftKey);
    if (next === undefined) onEnd?.();
  }

  /** Ends the edit; a text that was typed after the save began stays, as an edit of what was saved. */
  const onSaved = useHandler((typed: string, saved: string) => {
    change(
      edit === undefined || edit.text === typed ? undefined : { text: edit.text, base: saved },
    );
  });

  if (edit && isOpen && !disabled)
    return (
      <NoteEditor
        {...props}
        edit={edit}
        onChange={change}
        onSaved={onSaved}
        onLeave={() => {
          setIsOpen(false);
          setWasEdited(true);
        }}
        takesFocus={takesFocus}
      />
    );
  const open = () => {
    setTakesFocus(true);
    setIsOpen(true);
    if (!edit) change({ text: contents, base: contents });
  };
  return (
    <NoteText
      {...props}
      editLabel={edit ? 'Continue editing' : 'Edit'}
      onEdit={open}
      wasEdited={wasEdited}
    />
  );
}

/** The draft from before the page was left, or the text where its editor is open at first. */
function firstEdit(draftKey: string, contents: string, isOpened: boolean): DraftEdit | undefined {
  const draft = readEdit(draftKey);
  if (draft) return draft;
  return isOpened || contents === '' ? { text: contents, base: contents } : undefined;
}

type TextProps = Props & {
  editLabel: string;
  onEdit: () => void;
  /** the text replaces its editor */
  wasEdited: boolean;
};

function NoteText(props: TextProps) {
  const { label, contents, disabled, editLabel, onEdit, wasEdited, isHeaded = false } = props;
  return (
    <section aria-label={displayText(label)} className="relative min-h-0 flex-1">
      {disabled ? null : (
        <Button
          variant={isHeaded ? 'quiet' : undefined}
          onClick={onEdit}
          ref={wasEdited ? takeFreeFocus : undefined}
          className={cn(
            'z-1 ml-3',
            isHeaded ? 'absolute -top-9 -right-2.75' : 'relative float-right',
          )}
        >
          <Pencil aria-hidden className="size-3.5" strokeWidth={1.5} />
          {editLabel}
        </Button>
      )}
      {contents === '' ? (
        <p className="text-faint">{disabled ? 'No note present.' : 'Add notes...'}</p>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button above
        <div onDoubleClick={disabled ? undefined : onEdit}>
          <Markdown text={props.withLinks?.(contents) ?? contents} />
        </div>
      )}
    </section>
  );
}

type EditorProps = Props & {
  edit: DraftEdit;
  onChange: (edit: DraftEdit | undefined) => void;
  /** the master has the text that was typed, as `saved` */
  onSaved: (typed: string, saved: string) => void;
  /** closes the editor and keeps its text */
  onLeave: () => void;
  takesFocus: boolean;
};

const modes = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const;

function NoteEditor(props: EditorProps) {
  const { label, edit, onSave, onChange, takesFocus, findMentions } = props;
  const [mode, setMode] = useState<'edit' | 'preview'>('edit');
  const {
    isBusy: isSaving,
    error,
    run,
    leave,
  } = useDialogAction({
    title: `Save ${label}`,
    failure: props.failure ?? 'Unable to update notes.',
    onClose: props.onLeave,
  });
  const textArea = useRef<HTMLTextAreaElement>(null);
  // the data of a picture is far too long to edit, so the field shows only its name
  const { words, pictures } = useMemo(() => splitPictures(edit.text), [edit.text]);
  const [problem, setProblem] = useState<string>();
  const changeWords = (text: string) => onChange({ ...edit, text: joinPictures(text, pictures) });

  const isAwaited = useRef(false);
  const save = () =>
    run(async () => {
      const contents = joinPictures(words.trim(), shownPictures(words, pictures));
      isAwaited.current = true;
      try {
        await onSave(contents, edit.base);
      } finally {
        isAwaited.current = false;
      }
      props.onSaved(edit.text, contents);
      return 'stay';
    });
  // a page or a dialog that closes meanwhile cannot show how the save ends
  const leaveUnsaved = useEffectEvent(() => {
    if (isAwaited.current) leave();
  });
  useEffect(() => () => leaveUnsaved(), []);

  const editText = useHandler((change: TextEdit) => {
    const area = textArea.current;
    if (!area) return;
    const { selectionStart: start, selectionEnd: end } = area;
    const next = change({ text: words, start, end });
    area.focus();
    area.setSelectionRange(0, area.value.length);
    // an insertText command can be undone by the browser
    const isTyped = document.execCommand?.('insertText', false, next.text) ?? false;
    if (!isTyped) flushSync(() => changeWords(next.text));
    area.setSelectionRange(next.start, next.end);
  });

  const mentions = useMentions({ area: textArea, find: findMentions, onEdit: editText });

  const addPicture = useHandler((picture: Picture) => {
    flushSync(() => onChange({ ...edit, text: joinPictures(words, [...pictures, picture]) }));
    editText((of) => insertPicture(of, picture.name));
  });

  /** Adds the picture of a paste or a drop at the cursor. */
  async function takePicture(event: SyntheticEvent, data: DataTransfer) {
    const file = pictureFileOf(data);
    if (!file) return;
    event.preventDefault();
    const picture = await readPicture(file, pictures);
    const isPicture = 'address' in picture;
    setProblem(isPicture ? undefined : picture.problem);
    if (isPicture) addPicture(picture);
  }

  function onKeyDown(event: KeyboardEvent) {
    const isHeld = event.ctrlKey || event.metaKey;
    const key = keyOf(event);
    const keyed = isHeld && mode === 'edit' ? keyedEdits[key] : undefined;
    if (keyed && event.target === textArea.current) {
      event.preventDefault();
      editText(keyed);
      return;
    }
    const isSave = isHeld && ['s', 'Enter'].includes(key);
    if (!isSave || isSaving) return;
    event.preventDefault();
    void save();
  }

  return (
    <section
      aria-label={displayText(label)}
      onKeyDown={onKeyDown}
      className="flex min-h-0 flex-1 flex-col gap-2.5"
    >
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl label="Mode" value={mode} segments={modes} onChange={setMode} />
        {mode === 'edit' ? (
          <Suspense fallback={<ToolbarPlace />}>
            <NoteToolbar disabled={isSaving} onEdit={editText} />
          </Suspense>
        ) : null}
        <div className="ml-auto flex gap-2">
          <Button onClick={() => (isSaving ? props.onLeave() : onChange(undefined))}>Cancel</Button>
          <Tooltip content="Save" shortcut="Ctrl+S">
            <Button variant="primary" isBusy={isSaving} onClick={() => void save()}>
              Save
              <span aria-hidden className="phone:hidden">
                <Kbd isOnInk>Ctrl+S</Kbd>
              </span>
            </Button>
          </Tooltip>
        </div>
      </div>
      {error ? (
        <p role="alert" className="wrap-anywhere text-bad">
          {error}
        </p>
      ) : null}
      {problem && mode === 'edit' ? (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      ) : null}
      {mode === 'edit' && pictures.length > 0 ? (
        <ul aria-label="Pictures" className="flex gap-2 overflow-x-auto">
          {shownPictures(words, pictures).map(({ name, address }) => (
            <li key={name} className="shrink-0">
              <img src={address} alt={name} title={name} className="h-12 rounded-sm border" />
            </li>
          ))}
        </ul>
      ) : null}
      {mode === 'edit' ? (
        <div className="relative flex min-h-60 flex-1">
          <TextArea
            {...mentions.props}
            ref={textArea}
            aria-label="Markdown"
            placeholder="Add notes..."
            autoFocus={takesFocus}
            // a disabled field would lose the focus, which a refused save needs
            readOnly={isSaving}
            value={words}
            onChange={(event) => {
              changeWords(event.target.value);
              mentions.read();
            }}
            onPaste={(event) => void takePicture(event, event.clipboardData)}
            onDrop={(event) => void takePicture(event, event.dataTransfer)}
            className="resize-none! bg-sunken! px-3 py-2.5 font-mono text-sm leading-4.5"
          />
          {mentions.list}
        </div>
      ) : (
        <div className="min-h-60 flex-1 overflow-y-auto rounded-md border px-3 py-2.5">
          <Markdown text={edit.text} />
        </div>
      )}
    </section>
  );
}

/** the buttons of the toolbar, without those for live blocks */
const toolCount = 8;

/** Keeps the place of the toolbar, in as many lines. */
function ToolbarPlace() {
  const live = Object.keys(use(LiveBlocks)).length;
  return (
    <div aria-hidden className="flex flex-wrap gap-0.5">
      {Array.from({ length: toolCount + live }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are the same
        <span key={at} className="size-7" />
      ))}
    </div>
  );
}

const types = ['image/png', 'image/webp'];
/**
 * Maximum size of a picture, and of all pictures of a text: the master sends them with each answer.
 */
const maxBytes = 500_000;
const maxTotalBytes = 2_000_000;

/** The picture of a paste or a drop; undefined without one, or if there is text as well. */
function pictureFileOf(data: DataTransfer): File | undefined {
  if (data.getData('text/plain') !== '') return undefined;
  return [...data.files].find(({ type }) => type.startsWith('image/'));
}

/**
 * Reads a picture under a unique name.
 *
 * @returns a sentence where the picture cannot be part of a text
 */
async function readPicture(
  file: File,
  others: readonly Picture[],
): Promise<Picture | { problem: string }> {
  if (!types.includes(file.type)) return { problem: 'Only PNG and WebP pictures can be pasted.' };
  if (file.size > maxBytes) {
    const [size, maxSize] = [formatBytes(file.size), formatBytes(maxBytes)];
    return { problem: `This picture has ${size}. A picture can have at most ${maxSize}.` };
  }
  const address = await readDataUrl(file);
  const together = others.reduce((sum, other) => sum + other.address.length, address.length);
  // four characters of base64 are three bytes
  if ((together * 3) / 4 > maxTotalBytes) {
    const maxSize = formatBytes(maxTotalBytes);
    return { problem: `The pictures of a text can have at most ${maxSize} together.` };
  }
  const numbers = others.map(({ name }) => Number(name.replace('picture-', '')));
  return { name: `picture-${Math.max(0, ...numbers) + 1}`, address };
}
