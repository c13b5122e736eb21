import {
  Bold,
  ChartLine,
  Code,
  Heading2,
  Italic,
  Link2,
  List,
  ListChecks,
  type LucideIcon,
  Quote,
  Rows3,
  Table2,
} from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { Suspense, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../base/icon-button';
import { BlockForms, LiveBlocks } from '../markdown/live-blocks';
import {
  bold,
  insertBlock,
  insertLink,
  italic,
  type Selected,
  type TextEdit,
  toggleMark,
  togglePrefix,
} from './edit-markdown';

type Tool = { label: string; icon: LucideIcon; shortcut?: string; edit: TextEdit };

const tools: readonly Tool[] = [
  { label: 'Bold', icon: Bold, shortcut: 'Ctrl+B', edit: bold },
  { label: 'Italic', icon: Italic, shortcut: 'Ctrl+I', edit: italic },
  { label: 'Code', icon: Code, edit: (of) => toggleMark(of, '`') },
  { label: 'Link', icon: Link2, edit: insertLink },
  { label: 'Heading', icon: Heading2, edit: (of) => togglePrefix(of, '## ') },
  { label: 'Quote', icon: Quote, edit: (of) => togglePrefix(of, '> ') },
  { label: 'List', icon: List, edit: (of) => togglePrefix(of, '- ') },
  { label: 'Task list', icon: ListChecks, edit: (of) => togglePrefix(of, '- [ ] ') },
];

// the links are examples to replace
const liveTools: ReadonlyArray<Omit<Tool, 'edit'> & { name: string; body: string }> = [
  { name: 'view', label: 'Live view', icon: Rows3, body: '/projects/1/experiments' },
  { name: 'chart', label: 'Live chart', icon: ChartLine, body: '/experiments/1/overview' },
  { name: 'table', label: 'Live table', icon: Table2, body: '/experiment-compare?id=1&id=2' },
];

type Props = { disabled: boolean; onEdit: (edit: TextEdit) => void };

/**
 * Buttons that change the selected text; live blocks where the page has some, after its dialog where it
 * has one. One Tab stop.
 */
export default function NoteToolbar({ disabled, onEdit }: Props) {
  const blocks = use(LiveBlocks);
  const forms = use(BlockForms);
  const [asked, setAsked] = useState<string>();
  const Form = asked === undefined ? undefined : forms[asked];
  const live = liveTools.filter(({ name }) => Object.hasOwn(blocks, name));
  const insert = (name: string, body: string) =>
    onEdit((of: Selected) => insertBlock(of, { name, body }));
  // an open dialog keeps the focus, which the text needs
  const close = () => flushSync(() => setAsked(undefined));
  return (
    <>
      <Toolbar.Root aria-label="Formatting" className="flex flex-wrap gap-0.5">
        {tools.map(({ edit, ...tool }) => (
          <ToolButton key={tool.label} {...tool} disabled={disabled} onClick={() => onEdit(edit)} />
        ))}
        {live.map(({ name, body, ...tool }) => (
          <ToolButton
            key={name}
            {...tool}
            disabled={disabled}
            onClick={() => (Object.hasOwn(forms, name) ? setAsked(name) : insert(name, body))}
          />
        ))}
      </Toolbar.Root>
      {asked !== undefined && Form ? (
        // keys of the dialog are not keys of the editor, to which React passes them
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps events from its parents
        <div className="contents" onKeyDown={(event) => event.stopPropagation()}>
          <Suspense>
            <Form
              onInsert={(text) => {
                close();
                insert(asked, text);
              }}
              onClose={close}
            />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}

type ButtonProps = Omit<Tool, 'edit'> & { disabled: boolean; onClick: () => void };

const ToolButton = ({ label, icon: Icon, shortcut, disabled, onClick }: ButtonProps) => (
  <Toolbar.Button asChild disabled={disabled} onClick={onClick}>
    <IconButton label={label} {...(shortcut ? { shortcut } : {})}>
      <Icon aria-hidden className="size-3.5" strokeWidth={1.5} />
    </IconButton>
  </Toolbar.Button>
);
