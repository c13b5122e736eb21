import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { actionFor } from '@trainyard/rbac';
import type { Note, Project } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { ConfirmActionDialog } from '@trainyard/ui/form/confirm-action-dialog';
import { moveDraft, readDraft, removeDraft } from '@trainyard/ui/lib/draft';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { NoteCard } from '@trainyard/ui/page/note-card/note-card';
import { NotebookPen, Plus } from 'lucide-react';
import { useState } from 'react';
import { UnsavedGuard } from '~/app/editing/unsaved-guard';
import { reportError } from '~/app/errors/report-error';
import { findMentions } from '~/components/entity/find-mentions';
import { InlineEdit } from '~/components/entity/inline-edit';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { type NoteSearch, noteIdentity, positionOfNote, searchOfNote } from '~/lib/note-search';
import { untitled } from './change-note';
import { useAddNote, useChangeNote } from './mutations';
import { NoteList } from './note-list';

type Props = { project: Project; search: NoteSearch };

/** True if the viewer may edit notes; the owner of the workspace may, too. */
function useMayEdit(project: Project): boolean {
  const viewer = useViewer();
  const { data: workspaces } = useQuery(workspaceQueries.list());
  const workspace = workspaces?.find(({ id }) => id === project.workspaceId);
  return actionFor({ project: { ...project, workspace } }, 'editNotes', viewer).state === 'allowed';
}

/** The notes of a project: a list of pages, and one of them to read or edit. */
export function NotesPage({ project, search }: Props) {
  const { id, notes } = project;
  const viewer = useViewer();
  const mayEdit = useMayEdit(project);
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const add = useAddNote(id);
  const linkedPage = positionOfNote(notes, search);
  const page = linkedPage ?? -1;
  const identity = noteIdentity(notes, page);
  const keyOf = (note: string) => `${viewer.user.id}/project/${id}/notes/${note}`;
  const draftKey = keyOf(identity);
  const [renamedTo, setRenamedTo] = useState<string>();
  const [openNote, setOpenNote] = useState({ identity, turn: 0 });
  // another note at the same position opens; one that was renamed stays open
  if (openNote.identity !== identity)
    setOpenNote({ identity, turn: identity === renamedTo ? openNote.turn : openNote.turn + 1 });

  const open = (next: number, all: readonly Note[] = notes) =>
    void navigate({
      to: '/projects/$projectId/notes',
      params: { projectId: String(id) },
      search: searchOfNote(all, next),
    });
  const forget = () => removeDraft(draftKey);
  const newNote = mayEdit ? (
    <Button
      isBusy={add.isPending}
      onClick={() => add.mutate(undefined, { onSuccess: (all) => open(all.length - 1, all) })}
    >
      <Plus aria-hidden className="size-3.5" />
      New Note
    </Button>
  ) : null;

  if (notes.length === 0) {
    return (
      <EmptyState
        icon={<NotebookPen className="size-6" strokeWidth={1.5} />}
        title="No notes for this project"
        hint="Notes keep what was tried, and why, beside the experiments."
        action={newNote}
      />
    );
  }
  return (
    <div className="flex min-h-0 flex-1 narrow:flex-col">
      <NoteList
        projectId={id}
        notes={notes}
        page={page}
        newNote={newNote}
        onOpen={open}
        onDelete={mayEdit ? () => setIsDeleting(true) : undefined}
      />
      {linkedPage === undefined ? (
        <EmptyState
          icon={<NotebookPen className="size-6" strokeWidth={1.5} />}
          title={`There is no note "${search.note}"`}
          hint="It was renamed or deleted. Choose another one."
        />
      ) : (
        <OpenNote
          key={openNote.turn}
          project={project}
          page={page}
          mayEdit={mayEdit}
          draftKey={draftKey}
          onRename={(name) => {
            const next = noteIdentity(
              notes.map((note, at) => (at === page ? { ...note, name } : note)),
              page,
            );
            setRenamedTo(next);
            moveDraft(draftKey, keyOf(next));
          }}
        />
      )}
      <UnsavedGuard isDirty={() => readDraft(draftKey) !== null} what="notes" onDiscard={forget} />
      {isDeleting ? (
        <DeleteNote
          project={project}
          page={page}
          onClose={() => setIsDeleting(false)}
          onDeleted={(all) => {
            forget();
            open(Math.max(0, Math.min(page, all.length - 1)), all);
          }}
        />
      ) : null}
    </div>
  );
}

type DeleteNoteProps = {
  project: Project;
  page: number;
  onClose: () => void;
  onDeleted: (notes: readonly Note[]) => void;
};

function DeleteNote({ project, page, onClose, onDeleted }: DeleteNoteProps) {
  const { mutateAsync } = useChangeNote(project.id);
  const note = project.notes[page];
  if (!note) return null;
  return (
    <ConfirmActionDialog
      title="Delete Page"
      description={
        <p className="wrap-anywhere">Are you sure you want to delete "{displayText(note.name)}"?</p>
      }
      typeToConfirm={note.name}
      confirmLabel="Delete Page"
      isDanger
      action={async () => onDeleted(await mutateAsync({ page, base: note, to: null }))}
      onClose={onClose}
    />
  );
}

type OpenNoteProps = {
  project: Project;
  page: number;
  mayEdit: boolean;
  draftKey: string;
  /** called before the new title is saved */
  onRename: (name: string) => void;
};

/** One page: its title, and its text to read or write. */
function OpenNote({ project, page, mayEdit, draftKey, onRename }: OpenNoteProps) {
  const { mutateAsync } = useChangeNote(project.id);
  const navigate = useNavigate();
  const note = project.notes[page];
  // whether it was new when it opened
  const [isNew] = useState(mayEdit && note?.name === untitled && note.contents === '');
  if (!note) return null;

  async function rename(name: string, base: string) {
    try {
      onRename(name);
      const all = await mutateAsync({ page, base: { name: base }, to: { name } });
      await navigate({
        to: '/projects/$projectId/notes',
        params: { projectId: String(project.id) },
        search: searchOfNote(all, page),
        replace: true,
        // the same note stays open, with what is not saved yet
        ignoreBlocker: true,
      });
    } catch (error) {
      reportError(error, { message: 'Unable to update notes.' });
      throw error;
    }
  }

  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-3 overflow-y-auto px-6 pt-3 pb-6 narrow:px-4">
      <h2 className="flex min-w-0 pr-18 text-lg">
        <InlineEdit
          label="Title"
          value={note.name}
          isRequired
          isOpenAtFirst={isNew}
          disabled={!mayEdit}
          onSave={rename}
          className="w-full max-w-120! font-semibold tracking-tight"
        />
      </h2>
      <NoteCard
        label={note.name || 'Untitled'}
        contents={note.contents}
        disabled={!mayEdit}
        draftKey={draftKey}
        findMentions={findMentions}
        isHeaded
        // a note without a title is named first
        isAside={isNew}
        onSave={(contents, base) =>
          mutateAsync({ page, base: { contents: base }, to: { contents } })
        }
      />
    </div>
  );
}
