import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { actionFor } from '@trainyard/rbac';
import type { Project } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { readDraft, removeDraft } from '@trainyard/ui/lib/draft';
import { NotebookPen, Plus } from 'lucide-react';
import { useState } from 'react';
import { UnsavedGuard } from '~/app/unsaved-guard';
import { useViewer } from '~/features/viewer/queries';
import { workspaceQueries } from '~/features/workspaces/queries';
import { DeleteNote } from './delete-note';
import { useAddNote } from './mutations';
import { NoteList } from './note-list';
import { OpenNote } from './open-note';

type Props = { project: Project; page: number };

/** Whether the viewer may write; the owner of the workspace counts as well. */
function useMayEdit(project: Project): boolean {
  const viewer = useViewer();
  const { data: workspaces } = useQuery(workspaceQueries.list());
  const workspace = workspaces?.find(({ id }) => id === project.workspaceId);
  return actionFor({ project: { ...project, workspace } }, 'editNotes', viewer).state === 'allowed';
}

/** The notes of a project: a list of pages, and one of them to read or edit. */
export function NotesPage({ project, page: wanted }: Props) {
  const { id, notes } = project;
  const viewer = useViewer();
  const mayEdit = useMayEdit(project);
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const add = useAddNote(id);
  // a page that is gone leaves its place to its neighbour
  const page = Math.min(wanted, notes.length - 1);
  const draftKey = `${viewer.user.id}/project/${id}/notes/${page}`;

  const open = (next: number) =>
    void navigate({
      to: '/projects/$projectId/notes',
      params: { projectId: String(id) },
      search: { page: next },
    });
  const forget = () => removeDraft(draftKey);
  const newNote = mayEdit ? (
    <Button
      isBusy={add.isPending}
      onClick={() => add.mutate(undefined, { onSuccess: (all) => open(all.length - 1) })}
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
      <OpenNote key={page} project={project} page={page} mayEdit={mayEdit} draftKey={draftKey} />
      <UnsavedGuard isDirty={() => readDraft(draftKey) !== null} what="notes" onDiscard={forget} />
      {isDeleting ? (
        <DeleteNote
          project={project}
          page={page}
          onClose={() => setIsDeleting(false)}
          onDeleted={forget}
        />
      ) : null}
    </div>
  );
}
