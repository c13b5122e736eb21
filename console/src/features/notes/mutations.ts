import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addProjectNote, getProject, putProjectNotes } from '@trainyard/sdk/calls';
import { call, changesOf } from '@trainyard/sdk/query';
import type { Note } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { askWhich } from '~/app/editing/edit-question';
import { saveFields } from '~/app/editing/save-fields';
import { mutation } from '~/data/mutation';
import { projectQueries } from '~/data/projects';

function useShowNotes(projectId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = projectQueries.detail(projectId);
  return async (notes: Note[]) => {
    // a pending answer is older than the change
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (one) => one && { project: { ...one.project, notes } });
  };
}

/** The name of a note until it has one. */
export const untitled = 'Untitled';

const emptyNote: Note = { name: untitled, contents: '' };

/** Adds an empty page at the end. */
export function useAddNote(projectId: number) {
  const showNotes = useShowNotes(projectId);
  return useMutation({
    mutationFn: async () => {
      return (await addProjectNote(client, { projectId, body: emptyNote })).notes;
    },
    onSuccess: showNotes,
    meta: {
      ...changesOf(call(addProjectNote, { projectId, body: emptyNote })),
      errorMessage: 'Unable to update notes.',
    },
  });
}

type Change = {
  page: number;
  /** the fields of the page when the edit started */
  base: Partial<Note>;
  /** the same after it; null deletes the page */
  to: Partial<Note> | null;
};

/** Deletes one page, outside its own page; asks when another user has changed it. */
export const deleteNote = mutation(
  (projectId: number, page: number, base: Note) => changeNote(projectId, { page, base, to: null }),
  (projectId) => [call(putProjectNotes, { projectId, body: { notes: [] } })],
);

/**
 * Changes one page. The master keeps the list as a whole, so the newest is requested first: what
 * others wrote on other pages stays, and where they changed this one the user is asked.
 */
async function changeNote(projectId: number, { page, base, to }: Change): Promise<Note[]> {
  const { project } = await getProject(client, { projectId });
  const { notes } = project;
  const found = notes[page];
  const put = async (next: Note[]) =>
    (await putProjectNotes(client, { projectId, body: { notes: next } })).notes;
  if (to === null) {
    const isSame = found?.name === base.name && found?.contents === base.contents;
    const clash = { label: 'this page', mine: undefined, newest: found?.contents };
    const keep = isSame || !found ? 'mine' : await askWhich([clash]);
    return keep === 'mine' ? put(notes.filter((_, index) => index !== page)) : notes;
  }
  const saved = await saveFields<Partial<Note>, Note[]>({
    base,
    to,
    label: (field) => (field === 'name' ? 'the title' : 'this page'),
    read: async () => found ?? {},
    write: (changes) => {
      const next = { ...emptyNote, ...found, ...changes };
      // a page that another user deleted is added at the end
      return put(
        found ? notes.map((each, index) => (index === page ? next : each)) : [...notes, next],
      );
    },
  });
  return saved ?? notes;
}

/** Changes one page of a project's notes. */
export function useChangeNote(projectId: number) {
  const showNotes = useShowNotes(projectId);
  return useMutation({
    mutationFn: (change: Change) => changeNote(projectId, change),
    onSuccess: showNotes,
    meta: changesOf(call(putProjectNotes, { projectId, body: { notes: [] } })),
    retry: false,
  });
}
