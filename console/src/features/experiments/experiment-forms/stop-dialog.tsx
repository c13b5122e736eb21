import { useQueryClient } from '@tanstack/react-query';
import { experimentAction } from '@trainyard/rbac';
import { Checkbox } from '@trainyard/ui/base/checkbox';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { plural } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { useId } from 'react';
import { runExperimentAction } from '~/data/experiments/experiment-mutations';
import { useViewer } from '~/data/viewer';
import type { ActionDialogProps } from '~/features/experiments/base/action-dialog';
import { z } from '~/lib/zod';

const schema = z.object({ isSaved: z.boolean() });

/** Cancels with a last checkpoint, or kills. */
export default function StopDialog({ experiment, onClose }: ActionDialogProps) {
  const id = useId();
  const viewer = useViewer();
  const queryClient = useQueryClient();
  // an experiment that is being canceled can only be killed
  const isCanceling = experimentAction(viewer, experiment, 'cancel').state !== 'allowed';
  const form = useSchemaForm(schema, { isSaved: !isCanceling });
  const isSaved = form.watch('isSaved');

  async function stop() {
    const action = isSaved ? 'cancel' : 'kill';
    await runExperimentAction(queryClient, { action, experimentId: experiment.id });
  }

  return (
    <FormDialog
      title="Confirm Stop"
      submitLabel="Stop Experiment"
      size="small"
      failure="Unable to stop experiment."
      isDanger
      // a tick is nothing to lose
      isDirty={false}
      form={form}
      onSubmit={stop}
      onClose={onClose}
    >
      <p>{`Are you sure you want to stop experiment ${experiment.id}?`}</p>
      <p className="num">
        <strong className="font-medium wrap-anywhere">{displayText(experiment.name)}</strong> ·{' '}
        {plural(experiment.numTrials, 'trial')}
      </p>
      <label htmlFor={id} className="flex w-fit items-center gap-2">
        <Checkbox
          id={id}
          checked={isSaved}
          disabled={isCanceling}
          onChange={({ target }) => form.setValue('isSaved', target.checked)}
        />
        Save checkpoint before stopping
      </label>
      {isSaved ? null : (
        <p role="status" className="text-sm text-warn">
          Progress since the last checkpoint will be lost.
        </p>
      )}
    </FormDialog>
  );
}
