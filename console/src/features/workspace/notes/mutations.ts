import type { QueryClient } from '@tanstack/react-query';
import { addProjectNote } from '@trainyard/sdk/calls';
import type { Note } from '@trainyard/sdk/types';
import { mutationHook } from '~/app/actions/mutation-hook';
import { mutation } from '~/data/mutation';
import { projectQueries } from '~/data/projects';
import { changeNote, emptyNote, type NoteChange } from './change-note';

function showNotes(queryClient: QueryClient, projectId: number) {
  const { queryKey } = projectQueries.detail(projectId);
  return async (notes: Note[]) => {
    // a pending answer is older than the change
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (one) => one && { project: { ...one.project, notes } });
  };
}

/** Adds an empty page at the end. */
export const useAddNote = mutationHook((queryClient, projectId: number) => ({
  send: async (client, _variables: undefined) =>
    (await addProjectNote(client, { projectId, body: emptyNote })).notes,
  onSuccess: showNotes(queryClient, projectId),
  meta: { errorMessage: 'Unable to update notes.' },
}));

/** Deletes one page, outside its own page; asks when another user has changed it. */
export const deleteNote = mutation((client, projectId: number, page: number, base: Note) =>
  changeNote(client, projectId, { page, base, to: null }),
);

/** Changes one page of a project's notes. */
export const useChangeNote = mutationHook((queryClient, projectId: number) => ({
  send: (client, change: NoteChange) => changeNote(client, projectId, change),
  onSuccess: showNotes(queryClient, projectId),
  retry: false,
}));
