import { useQueryClient } from '@tanstack/react-query';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useForm } from '@trainyard/ui/form/use-form';
import { openTensorboard } from '~/app/open-tensorboard';
import { afterTaskChange } from '~/app/query-invalidation';
import {
  type SourceKind,
  type TensorboardForm,
  tensorboardSources,
  validateTensorboard,
} from './tensorboard-form';

const kinds: { value: SourceKind; label: string }[] = [
  { value: 'experiments', label: 'Experiments' },
  { value: 'trials', label: 'Trials' },
];

const initial: TensorboardForm = { kind: 'experiments', ids: '' };

/** Opens a TensorBoard of experiments or trials: one that shows just these already, else a new one. */
export default function LaunchTensorboard({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const form = useForm({ initial, validate: validateTensorboard });
  const kind = form.field('kind');
  const isTrials = kind.value === 'trials';
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
          value={kind.value}
          segments={kinds}
          onChange={kind.onChange}
        />
      </div>
      <TextField
        label={isTrials ? 'Trial IDs' : 'Experiment IDs'}
        placeholder="12, 15"
        hint="With commas between them. A TensorBoard that shows just these is used again."
        inputMode="numeric"
        spellCheck={false}
        autoFocus
        field={form.field('ids')}
      />
    </FormDialog>
  );
}
