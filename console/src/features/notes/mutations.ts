import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addProjectNote, putProjectNotes } from '@trainyard/sdk/calls';
import { call, changesOf } from '@trainyard/sdk/query';
import type { Note } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { mutation } from '~/data/mutation';
import { projectQueries } from '~/data/projects';
import { changeNote, emptyNote, type NoteChange } from './change-note';

function useShowNotes(projectId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = projectQueries.detail(projectId);
  return async (notes: Note[]) => {
    // a pending answer is older than the change
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (one) => one && { project: { ...one.project, notes } });
  };
}

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

/** Deletes one page, outside its own page; asks when another user has changed it. */
export const deleteNote = mutation(
  (projectId: number, page: number, base: Note) => changeNote(projectId, { page, base, to: null }),
  (projectId) => [call(putProjectNotes, { projectId, body: { notes: [] } })],
);

/** Changes one page of a project's notes. */
export function useChangeNote(projectId: number) {
  const showNotes = useShowNotes(projectId);
  return useMutation({
    mutationFn: (change: NoteChange) => changeNote(projectId, change),
    onSuccess: showNotes,
    meta: changesOf(call(putProjectNotes, { projectId, body: { notes: [] } })),
    retry: false,
  });
}
