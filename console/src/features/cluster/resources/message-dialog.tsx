import { deleteClusterMessage, getClusterMessage, setClusterMessage } from '@trainyard/sdk/v038';
import { Button } from '@trainyard/ui/base/button';
import { DateInput } from '@trainyard/ui/form/date-input';
import {
  type BoundField,
  LabeledField,
  SelectField,
  TextAreaField,
} from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { isDateText } from '@trainyard/ui/lib/date-text';
import { formatDateTime } from '@trainyard/ui/lib/duration';
import { timeZoneOr } from '@trainyard/ui/lib/time-zone';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { useState } from 'react';
import { mutationHook } from '~/app/actions/mutation-hook';
import { saveFields } from '~/app/editing/save-fields';
import { reportError } from '~/app/errors/report-error';
import type { ClusterMessage } from '~/lib/cluster-message';
import { z } from '~/lib/zod';

/** The master refuses longer texts. */
const longest = 250;

const isTime = (value: string) => value === '' || isDateText(value, 'minute');

/** The time of a text such as "2026-11-26 09:41", in the time zone that the user chose. */
function startOf(text: string): Date {
  if (text === '') return new Date();
  return new Date(`${text.replace(' ', 'T')}${timeZoneOr('UTC') === 'UTC' ? 'Z' : ''}`);
}

const messageSchema = z.object({
  message: z.string().check(
    z.refine((value) => value.trim() !== '', 'Message is required.'),
    z.maxLength(longest, `Message must be at most ${longest} characters.`),
  ),
  startTime: z
    .string()
    .check(z.refine(isTime, 'Write a day that exists and a time, such as 2026-11-26 09:41.')),
  duration: z.string(),
});

type Values = z.output<typeof messageSchema>;

// the end that the message has already
const sameTime = 'kept';

const durations = [
  { value: '', label: 'Until it is removed' },
  { value: '1h', label: '1 hour' },
  { value: '8h', label: '8 hours' },
  { value: '24h', label: '1 day' },
  { value: '168h', label: '7 days' },
];

type CurrentMessage = Pick<ClusterMessage, 'message' | 'startTime' | 'endTime'> | undefined;

const shownOf = (message: CurrentMessage): CurrentMessage =>
  message && { message: message.message, startTime: message.startTime, endTime: message.endTime };

/** The message before the edit. A draft may contain the text of an earlier message. */
const startedFrom = (opened: ClusterMessage | undefined, { message }: Values) =>
  message === '' ? undefined : shownOf({ startTime: '', ...opened, message });

/**
 * Sends or removes the message. It is stored as a whole, so the user is asked if another
 * administrator has changed it since the dialog opened. Pages then show the answer of the master.
 */
const useMessageChange = mutationHook((_, opened: ClusterMessage | undefined) => ({
  send: (client, { base, values }: { base: Values; values: Values | null }): Promise<unknown> => {
    const body = values && {
      message: values.message.trim(),
      startTime: startOf(values.startTime).toISOString(),
      ...endOf(values, opened?.endTime),
    };
    return saveFields<{ message: unknown }, unknown>({
      base: { message: startedFrom(opened, base) },
      to: { message: body ?? undefined },
      label: 'the message',
      read: async () => ({ message: shownOf((await getClusterMessage(client)).clusterMessage) }),
      write: () => (body ? setClusterMessage(client, { body }) : deleteClusterMessage(client)),
    });
  },
}));

function endOf({ duration }: Values, endTime: string | undefined) {
  if (duration === '') return {};
  return duration === sameTime ? { endTime } : { duration };
}

type Props = { message?: ClusterMessage | undefined; onClose: () => void };

/** The message that every page shows to everyone, the sign-in page included. */
export default function MessageDialog({ message, onClose }: Props) {
  const [opened] = useState(message);
  const endTime = opened?.endTime;
  const { mutate, mutateAsync } = useMessageChange(opened);
  const form = useSchemaForm(
    messageSchema,
    { message: opened?.message ?? '', startTime: '', duration: endTime ? sameTime : '' },
    'cluster/message',
  );
  return (
    <FormDialog
      title="Message to everyone"
      submitLabel="Show message"
      failure="Unable to change the message."
      done="Message saved"
      form={form}
      onClose={onClose}
      footerStart={
        message ? (
          <Button
            variant="quiet"
            size="form"
            className="mr-auto -ml-3.25"
            onClick={() =>
              mutate(
                { base: form.base, values: null },
                {
                  onSuccess: () => {
                    showToast({ kind: 'success', title: 'Message removed' });
                    onClose();
                  },
                  onError: (error) =>
                    reportError(error, { message: 'Unable to remove the message.' }),
                },
              )
            }
          >
            Remove message
          </Button>
        ) : null
      }
      onSubmit={(values) => mutateAsync({ base: form.base, values })}
    >
      <TextAreaField
        label="Message"
        hint="Plain text. It shows on every page, the sign-in page included."
        rows={3}
        control={form.control}
        name="message"
      />
      <LabeledField
        label={timeZoneOr('UTC') === 'UTC' ? 'From (UTC)' : 'From (local time)'}
        hint="Now, unless given."
        control={form.control}
        name="startTime"
      >
        {({ onChange, ...field }: BoundField<string>) => (
          <DateInput
            {...field}
            unit="minute"
            onChange={(_, typed) => onChange(typed)}
            className="h-8 w-full"
          />
        )}
      </LabeledField>
      <SelectField
        label="For"
        options={[
          ...(endTime ? [{ value: sameTime, label: `Until ${formatDateTime(endTime)}` }] : []),
          ...durations,
        ]}
        control={form.control}
        name="duration"
      />
    </FormDialog>
  );
}
