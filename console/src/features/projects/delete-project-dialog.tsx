import { ConfirmDialog } from '@trainyard/ui/base/confirm-dialog';
import { plural } from '@trainyard/ui/lib/format';
import { messageOf } from '~/app/report-error';
import { useDeleteProject } from './mutations';
import type { ProjectDialogProps } from './project-dialog-props';

/** Asks for the name: nothing brings a project back. */
export default function DeleteProjectDialog({ project, onClose, onDeleted }: ProjectDialogProps) {
  const { mutate, isPending, error } = useDeleteProject();
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || isPending || onClose()}
      title="Delete Project"
      description={
        <p className="wrap-anywhere">
          <strong className="font-medium text-text">{project.name}</strong> ({project.id}) goes with
          its {plural(project.numExperiments, 'experiment')} and{' '}
          {plural(project.notes.length, 'note')}. This cannot be undone.
        </p>
      }
      confirmLabel="Delete Project"
      typeToConfirm={project.name}
      isDanger
      isBusy={isPending}
      error={error ? messageOf(error) : undefined}
      onConfirm={() =>
        mutate(project, {
          onSuccess: () => {
            onClose();
            onDeleted();
          },
        })
      }
    />
  );
}
