import type { Project } from '@trainyard/sdk/types';
import { NoteCard } from '@trainyard/ui/page/note-card/note-card';
import { reportError } from '~/app/report-error';
import { InlineEdit } from '~/components/entity/inline-edit';
import { useChangeNote } from './mutations';

type Props = {
  project: Project;
  page: number;
  mayEdit: boolean;
  draftKey: string;
};

/** One page: its title, and its text to read or write. */
export function OpenNote({ project, page, mayEdit, draftKey }: Props) {
  const { mutateAsync } = useChangeNote(project.id);
  const note = project.notes[page];
  if (!note) return null;

  async function rename(name: string) {
    try {
      await mutateAsync({ page, base: { name: note?.name ?? '' }, to: { name } });
    } catch (error) {
      reportError(error, { message: 'Unable to update notes.' });
      throw error;
    }
  }

  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-3 overflow-y-auto px-6 pt-3 pb-6 narrow:px-4">
      <h2 className="flex min-w-0 text-lg">
        <InlineEdit
          label="Title"
          value={note.name}
          isRequired
          disabled={!mayEdit}
          onSave={rename}
          className="w-full max-w-120 font-semibold tracking-tight"
        />
      </h2>
      <NoteCard
        label={note.name || 'Untitled'}
        contents={note.contents}
        disabled={!mayEdit}
        draftKey={draftKey}
        onSave={({ contents, base, isForced }) =>
          mutateAsync({ page, base: { contents: base }, to: { contents }, isForced })
        }
      />
    </div>
  );
}
