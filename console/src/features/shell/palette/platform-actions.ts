import { type ActionableProject, actionFor, type Viewer } from '@trainyard/rbac';
import type { Note, Project } from '@trainyard/sdk/types';
import { Trash2 } from 'lucide-react';
import {
  type EntityActions,
  menuItemsOf,
  type OfferedItem,
  offeredItems,
} from '~/app/actions/entity-action';
import { deleteNote } from '~/features/workspace/notes/mutations';

type NoteSubject = { projectId: number; page: number; note: Note };

/** A page of a project's notes that is found. */
export type NoteHit = { kind: 'note'; note: NoteSubject; project: Project & ActionableProject };

export const noteActions: EntityActions<'delete', NoteSubject> = {
  delete: {
    label: 'Delete Page...',
    icon: Trash2,
    isDangerous: true,
    confirmation: {
      title: 'Delete Page',
      text: ({ note }) => `Are you sure you want to delete "${note.name}"?`,
      submit: 'Delete Page',
      typeToConfirm: ({ note }) => note.name,
    },
    run: ({ projectId, page, note }, { queryClient }) =>
      deleteNote(queryClient, projectId, page, note),
    success: ({ note }) => `Deleted ${note.name}`,
    failure: () => 'Unable to delete the page.',
  },
};

/** The menu items of a page of notes; empty without the permission to edit it. */
export const noteItems = ({ project }: NoteHit, viewer: Viewer): OfferedItem<'delete'>[] =>
  offeredItems(menuItemsOf(noteActions, ['delete']), () =>
    actionFor({ project }, 'editNotes', viewer),
  );
