import { type Caller, getProject, putProjectNotes } from '@trainyard/sdk/calls';
import type { Note } from '@trainyard/sdk/types';
import { askWhich } from '~/app/editing/edit-question';
import { saveFields } from '~/app/editing/save-fields';

/** The name of a note until it has one. */
export const untitled = 'Untitled';

export const emptyNote: Note = { name: untitled, contents: '' };

export type NoteChange = {
  page: number;
  /** the fields of the page when the edit started */
  base: Partial<Note>;
  /** the same after it; null deletes the page */
  to: Partial<Note> | null;
};

/**
 * Changes one page. The master keeps the list as a whole, so the newest is requested first: what
 * others wrote on other pages stays, and where they changed this one the user is asked.
 */
export async function changeNote(
  client: Caller,
  projectId: number,
  { page, base, to }: NoteChange,
): Promise<Note[]> {
  const { project } = await getProject(client, { projectId });
  const { notes } = project;
  const current = notes[page];
  const put = async (next: Note[]) =>
    (await putProjectNotes(client, { projectId, body: { notes: next } })).notes;
  if (to === null) {
    const isSame = current?.name === base.name && current?.contents === base.contents;
    const clash = { label: 'this page', mine: undefined, newest: current?.contents };
    const keep = isSame || !current ? 'mine' : await askWhich([clash]);
    return keep === 'mine' ? put(notes.filter((_, index) => index !== page)) : notes;
  }
  const saved = await saveFields<Partial<Note>, Note[]>({
    base,
    to,
    label: (field) => (field === 'name' ? 'the title' : 'this page'),
    read: async () => current ?? {},
    write: (changes) => {
      const next = { ...emptyNote, ...current, ...changes };
      // a page that another user deleted is added at the end
      return put(
        current ? notes.map((each, index) => (index === page ? next : each)) : [...notes, next],
      );
    },
  });
  return saved ?? notes;
}
