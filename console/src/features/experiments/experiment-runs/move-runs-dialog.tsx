import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { plural } from '@trainyard/ui/lib/format';
import {
  destinationOf,
  moveSchema,
  PlaceFields,
} from '~/features/experiments/experiment-forms/move/move-dialog';
import { moveRunsTo, type RunResult, type RunTargets } from './mutations';

export type MovingRuns = {
  targets: RunTargets;
  /** the number of runs */
  count: number;
  /** true if their experiments have further runs, which are moved as well */
  hasSeveral: boolean;
  source: { workspaceId: number; projectId: number };
  onMoved: (result: RunResult) => void;
};

/** Moves runs to another project. */
export default function MoveRunsDialog({
  targets,
  count,
  hasSeveral,
  source,
  onMoved,
  onClose,
}: MovingRuns & { onClose: () => void }) {
  const queryClient = useQueryClient();
  const form = useSchemaForm(moveSchema, source);
  const destination = destinationOf(form.watch());
  return (
    <FormDialog
      title={`Move ${plural(count, 'run')}`}
      submitLabel={`Move ${plural(count, 'run')}`}
      failure="Unable to move the runs."
      size="small"
      form={form}
      blocked={destination === source.projectId ? 'No changes to save.' : undefined}
      onClose={onClose}
      onSubmit={async (values) => {
        const destinationProjectId = destinationOf(values);
        if (destinationProjectId === null) return;
        onMoved(await moveRunsTo(queryClient, { ...targets, destinationProjectId }));
      }}
    >
      <PlaceFields form={form} source={source} />
      {hasSeveral ? (
        <p className="text-sm text-muted">
          The other runs of an experiment move with each of its runs.
        </p>
      ) : null}
    </FormDialog>
  );
}
