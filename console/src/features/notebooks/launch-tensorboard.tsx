import { useQueryClient } from '@tanstack/react-query';
import { openTensorboard } from '~/app/open-tensorboard';
import { TextField } from '~/components/form/fields';
import { FormDialog } from '~/components/form/form-dialog';
import { useForm } from '~/components/form/use-form';
import { SegmentedControl } from '~/components/ui/segmented-control';
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
        void queryClient.invalidateQueries({ queryKey: ['tasks'] });
        void queryClient.invalidateQueries({ queryKey: ['home', 'tasks'] });
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
