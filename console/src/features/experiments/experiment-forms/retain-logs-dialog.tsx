import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Checkbox } from '@trainyard/ui/base/checkbox';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { plural } from '@trainyard/ui/lib/format';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { useId } from 'react';
import { type BulkAnswer, countOf } from '~/data/bulk-answer';
import type { ActionDialogProps } from '~/features/experiments/base/action-dialog';
import { remainingDaysQuery } from '~/features/experiments/logs/queries';
import { checkedWhere } from '~/lib/form-schema';
import { daysText } from '~/lib/log-days';
import { z } from '~/lib/zod';
import { type RetentionTarget, retainLogs } from './mutations';

const maxDays = 32_767;
const isDays = (typed: string) =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= 0 && Number(typed) <= maxDays;

const schema = z.object({ days: z.string(), isForever: z.boolean() }).check(
  checkedWhere(
    ({ isForever }) => !isForever,
    z.object({
      days: z
        .string()
        .check(z.refine(isDays, `Number of days must be a whole number from 0 to ${maxDays}`)),
    }),
  ),
);

const nameOf = (target: RetentionTarget) =>
  target.kind === 'experiments' ? countOf(target.ids.length) : `${target.kind} ${target.id}`;

export type Retaining = {
  target: RetentionTarget;
  onDone?: (answer: BulkAnswer | undefined) => void;
};

/** Sets for how many days after their end logs are kept. */
export function RetainLogs({ target, onDone, onClose }: Retaining & { onClose: () => void }) {
  const id = useId();
  const queryClient = useQueryClient();
  const form = useSchemaForm(schema, { days: '30', isForever: false });
  const isForever = form.watch('isForever');

  async function submit({ days, isForever }: { days: string; isForever: boolean }) {
    const numDays = isForever ? -1 : Number(days);
    const answer = await retainLogs(queryClient, target, numDays);
    const [first] = answer?.refused ?? [];
    const until = isForever ? 'for good' : `for ${plural(Number(days), 'day')}`;
    showToast(
      first
        ? {
            kind: 'warning',
            title: `The logs of ${answer?.failed} of ${nameOf(target)} are unchanged`,
            description: `Experiment ${first.id}: ${first.error}`,
          }
        : { kind: 'success', title: `Logs of ${nameOf(target)} are kept ${until}` },
    );
    onDone?.(answer);
  }

  return (
    <FormDialog
      title="Retain Logs"
      submitLabel="Retain Logs"
      failure="Unable to retain logs."
      size="small"
      form={form}
      isDirty={form.formState.isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted">
        {`How long the logs of ${nameOf(target)} are kept after the end. Older lines are deleted for good.`}
      </p>
      <KeptNow target={target} />
      {isForever ? null : (
        <TextField
          label="Number of Days"
          inputMode="numeric"
          autoFocus
          control={form.control}
          name="days"
        />
      )}
      <label htmlFor={id} className="flex w-fit items-center gap-2">
        <Checkbox
          id={id}
          checked={isForever}
          onChange={({ target: box }) =>
            form.setValue('isForever', box.checked, { shouldDirty: true, shouldValidate: true })
          }
        />
        Forever
      </label>
    </FormDialog>
  );
}

/** Shows how long the log of the only trial is kept now. */
function KeptNow({ target }: { target: RetentionTarget }) {
  const ids = target.kind === 'experiment' ? target.trialIds : [];
  const trialId = target.kind === 'trial' ? target.id : ids.length === 1 ? ids[0] : undefined;
  const { data } = useQuery({
    ...remainingDaysQuery(trialId ?? 0),
    enabled: trialId !== undefined,
  });
  return data === undefined ? null : <p>{`${daysText(data)} now.`}</p>;
}

/** The same for an experiment, with all its trials. */
export default function RetainLogsDialog({ experiment, onClose }: ActionDialogProps) {
  const { id, trialIds } = experiment;
  return <RetainLogs target={{ kind: 'experiment', id, trialIds }} onClose={onClose} />;
}

/** The same for one trial. */
export const RetainTrialLogsDialog = (props: { trialId: number; onClose: () => void }) => (
  <RetainLogs target={{ kind: 'trial', id: props.trialId }} onClose={props.onClose} />
);
