import { Link, useRouter } from '@tanstack/react-router';
import type { Note } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { Select } from '@trainyard/ui/base/select';
import { useMedia } from '@trainyard/ui/hooks/use-media';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { Ellipsis, Link2, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { searchOfNote } from '~/lib/note-search';
import { untitled } from './change-note';

type Props = {
  projectId: number;
  notes: readonly Note[];
  page: number;
  newNote: ReactNode;
  onOpen: (page: number) => void;
  /** deletes the open page; left out without permission */
  onDelete: (() => void) | undefined;
};

/** The list of pages; a select where a list does not fit. */
export function NoteList(props: Props) {
  const isNarrow = useMedia('(width < 900px)');
  return isNarrow ? <Choice {...props} /> : <Links {...props} />;
}

const Links = ({ projectId, notes, page, newNote, onDelete }: Props) => (
  <nav
    aria-label="Notes"
    className="flex w-60 shrink-0 flex-col gap-2 overflow-y-auto border-r py-3 pr-3 pl-6"
  >
    <ol className="-ml-2 grid grid-cols-1 gap-px">
      {notes.map(({ name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages have no id, and two may share a name
        <li key={index} className="relative">
          <Link
            to="/projects/$projectId/notes"
            params={{ projectId: String(projectId) }}
            search={searchOfNote(notes, index)}
            // all notes are on this page: the router would mark every link as current
            activeProps={{ 'aria-current': index === page ? 'page' : undefined }}
            aria-current={index === page ? 'page' : undefined}
            title={displayText(name)}
            className="no-underline-hover block truncate rounded-md py-1 pr-8 pl-2 text-muted hover:bg-hover aria-[current=page]:bg-hover aria-[current=page]:font-medium aria-[current=page]:text-text"
          >
            {displayText(name) || untitled}
          </Link>
          {index === page ? (
            <span className="absolute inset-y-0 right-0.5 grid place-items-center">
              <NoteMenu {...{ projectId, notes, page, onDelete }} />
            </span>
          ) : null}
        </li>
      ))}
    </ol>
    {newNote}
  </nav>
);

const Choice = ({ projectId, notes, page, newNote, onOpen, onDelete }: Props) => (
  <div className="flex shrink-0 items-center gap-2 px-6 pt-3 narrow:px-4">
    <Select
      label="Note"
      value={page}
      options={notes.map(({ name }, index) => ({ value: index, label: name || untitled }))}
      onChange={onOpen}
      className="min-w-0 flex-1"
    />
    {notes[page] ? <NoteMenu {...{ projectId, notes, page, onDelete }} /> : null}
    {newNote}
  </div>
);

type MenuProps = Pick<Props, 'projectId' | 'notes' | 'page' | 'onDelete'>;

const NoteMenu = ({ projectId, notes, page, onDelete }: MenuProps) => {
  const { buildLocation } = useRouter();
  const copyLink = () => {
    const { publicHref } = buildLocation({
      to: '/projects/$projectId/notes',
      params: { projectId: String(projectId) },
      search: searchOfNote(notes, page),
    });
    void copyText(new URL(publicHref, location.href).href, 'Link copied');
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Actions for ${displayText(notes[page]?.name || untitled)}`}
        >
          <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem icon={<Link2 className="size-4" strokeWidth={1.5} />} onSelect={copyLink}>
          Copy link
        </DropdownMenuItem>
        {onDelete ? (
          <DropdownMenuItem
            isDanger
            icon={<Trash2 className="size-4" strokeWidth={1.5} />}
            onSelect={onDelete}
          >
            Delete...
          </DropdownMenuItem>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
};
