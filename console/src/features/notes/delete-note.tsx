import type { Project } from '@trainyard/sdk/types';
import { ConfirmDialog } from '@trainyard/ui/base/confirm-dialog';
import { messageOf } from '~/app/report-error';
import { useChangeNote } from './mutations';

type Props = { project: Project; page: number; onClose: () => void; onDeleted: () => void };

export function DeleteNote({ project, page, onClose, onDeleted }: Props) {
  const { mutate, isPending, error } = useChangeNote(project.id);
  const note = project.notes[page];
  if (!note) return null;
  const onSuccess = () => {
    onClose();
    onDeleted();
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || isPending || onClose()}
      title="Delete Page"
      description={
        <p className="wrap-anywhere">
          Are you sure you want to delete "{note.name}"? This cannot be undone.
        </p>
      }
      confirmLabel="Delete Page"
      isDanger
      isBusy={isPending}
      error={error ? messageOf(error) : undefined}
      onConfirm={() => mutate({ page, base: note, to: null }, { onSuccess })}
    />
  );
}
