import { useQueryClient } from '@tanstack/react-query';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { openTensorboard } from '~/app/open-tensorboard';
import { afterTaskChange } from '~/app/query-invalidation';
import { type TensorboardForm, tensorboardSchema, tensorboardSources } from './tensorboard-form';

const kinds: { value: TensorboardForm['kind']; label: string }[] = [
  { value: 'experiments', label: 'Experiments' },
  { value: 'trials', label: 'Trials' },
];

/** Opens a TensorBoard of experiments or trials: one that shows just these already, else a new one. */
export default function LaunchTensorboard({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const form = useSchemaForm(tensorboardSchema, { kind: 'experiments', ids: '' });
  const kind = form.watch('kind');
  const isTrials = kind === 'trials';
  return (
    <FormDialog
      title="Launch TensorBoard"
      submitLabel="Launch"
      failure="Unable to open TensorBoard."
      size="small"
      form={form}
      onClose={onClose}
      onSubmit={async (values) => {
        await openTensorboard(await tensorboardSources(values));
        void afterTaskChange(queryClient);
      }}
    >
      <div>
        <SegmentedControl
          label="What it shows"
          value={kind}
          segments={kinds}
          onChange={(next) => form.setValue('kind', next, { shouldDirty: true })}
        />
      </div>
      <TextField
        label={isTrials ? 'Trial IDs' : 'Experiment IDs'}
        placeholder="12, 15"
        hint="With commas between them. A TensorBoard that shows just these is used again."
        inputMode="numeric"
        spellCheck={false}
        autoFocus
        control={form.control}
        name="ids"
      />
    </FormDialog>
  );
}
