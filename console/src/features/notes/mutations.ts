import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addProjectNote, getProject, putProjectNotes } from '@trainyard/sdk/calls';
import type { Note } from '@trainyard/sdk/types';
import { NoteConflict } from '@trainyard/ui/page/note-card/note-conflict';
import { mutation } from '~/app/actions/run-mutation';
import { client } from '~/app/api';
import { afterProjectChange } from '~/app/query-invalidation';
import { projectQueries } from '~/features/projects/queries';

function useShowNotes(projectId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = projectQueries.detail(projectId);
  return async (notes: Note[]) => {
    // a pending answer is older than the change
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (project) => project && { ...project, notes });
  };
}

/** Adds an empty page at the end. */
export function useAddNote(projectId: number) {
  const showNotes = useShowNotes(projectId);
  return useMutation({
    mutationFn: async () => {
      const note = { name: 'Untitled', contents: '' };
      return (await addProjectNote(client, { projectId, body: note })).notes;
    },
    onSuccess: showNotes,
    meta: { errorMessage: 'Unable to update notes.' },
  });
}

type Change = {
  page: number;
  /** the page before the change */
  base: Partial<Note>;
  /** the page after the change; null deletes it */
  to: Partial<Note> | null;
  /** true to overwrite changes of another user as well */
  isForced?: boolean;
};

/** Deletes one page, outside its own page. @throws NoteConflict when another user has changed it */
export const deleteNote = mutation(
  (projectId: number, page: number, base: Note) => putChanged(projectId, { page, base, to: null }),
  (queryClient) => afterProjectChange(queryClient),
);

async function putChanged(projectId: number, change: Change): Promise<Note[]> {
  const { project } = await getProject(client, { id: projectId });
  const notes = changed(project.notes, change);
  return (await putProjectNotes(client, { projectId, body: { notes } })).notes;
}

/**
 * Changes one page. The master keeps the list as a whole, so the newest is requested first: what
 * others wrote on other pages stays, and a page that is not the one that was changed is left alone.
 *
 * @throws NoteChanged when it is another
 */
export function useChangeNote(projectId: number) {
  const showNotes = useShowNotes(projectId);
  return useMutation({
    mutationFn: (change: Change) => putChanged(projectId, change),
    onSuccess: showNotes,
    retry: false,
  });
}

function changed(notes: readonly Note[], { page, base, to, isForced = false }: Change): Note[] {
  const found = notes[page];
  const isSame =
    found !== undefined &&
    (base.contents ?? found.contents) === found.contents &&
    (base.name ?? found.name) === found.name;
  if (!isSame && !isForced)
    throw new NoteConflict('Someone else changed this page while you were editing.');
  if (to === null) return notes.filter((_, index) => index !== page);
  const next = { name: 'Untitled', contents: '', ...found, ...to };
  // a page that another user deleted is added at the end
  if (found === undefined) return [...notes, next];
  return notes.map((each, index) => (index === page ? next : each));
}
