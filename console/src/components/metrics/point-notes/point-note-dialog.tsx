import { useQueryClient } from '@tanstack/react-query';
import { type NoteLine, noteLine } from '@trainyard/insights/timeline/point-notes';
import { Button } from '@trainyard/ui/base/button';
import { SelectField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { showToast, showUndo } from '@trainyard/ui/lib/toast-store';
import { useState } from 'react';
import { reportError } from '~/app/errors/report-error';
import { useOpenNotes } from '~/components/metrics/events/use-open-notes';
import { changeNoteLine } from '~/data/experiments/note-lines';
import { requiredText, wholeNumber } from '~/lib/form-schema';
import { z } from '~/lib/zod';

export type PointNoteProps = {
  experimentId: number;
  /** of a search: its line names the trial */
  trialId: number | undefined;
  /** where a new note is, and the chart where it is made */
  batch: number;
  chart: string;
  /** the note that is edited */
  note?: NoteLine | undefined;
};

const everyChart = '';

const schema = z.object({
  text: requiredText('Note', { max: 500 }),
  batch: wholeNumber('Batch'),
  chart: z.string(),
});

/** Adds a note at a batch to the notes of an experiment, or edits one. */
export default function PointNoteDialog(props: PointNoteProps & { onClose: () => void }) {
  const { experimentId, trialId, note, onClose } = props;
  const queryClient = useQueryClient();
  const [isDeleting, setIsDeleting] = useState(false);
  const chart = note ? (note.chart ?? props.chart) : props.chart;
  const draft = `experiments/${experimentId}/notes/${note?.line ?? `${trialId ?? ''} ${props.batch} ${chart}`}`;
  const form = useSchemaForm(
    schema,
    {
      text: note?.text ?? '',
      batch: String(note?.batch ?? props.batch),
      chart: note ? (note.chart ?? everyChart) : chart,
    },
    draft,
  );
  const failure = 'Unable to update experiment notes.';
  const openNotes = useOpenNotes(experimentId);

  async function save({ chart, ...values }: z.output<typeof schema>) {
    const to = noteLine({
      trialId: note ? note.trialId : trialId,
      chart: chart === everyChart ? undefined : chart,
      ...values,
    });
    await changeNoteLine(queryClient, { experimentId, from: note?.line, to });
    if (note) return;
    showToast({
      kind: 'success',
      title: 'Added to the notes of the experiment',
      link: { label: 'Open the notes', run: openNotes },
    });
  }

  async function remove({ line }: NoteLine) {
    setIsDeleting(true);
    try {
      await changeNoteLine(queryClient, { experimentId, from: line });
      showUndo('Note deleted', () => {
        changeNoteLine(queryClient, { experimentId, to: line }).catch((error) =>
          reportError(error, { message: 'Undo failed.' }),
        );
      });
      onClose();
    } catch (error) {
      reportError(error, { message: failure });
      setIsDeleting(false);
    }
  }

  return (
    <FormDialog
      title={note ? 'Edit note' : 'Add note'}
      submitLabel={note ? 'Save' : 'Add'}
      size="small"
      failure={failure}
      form={form}
      blocked={note && !form.formState.isDirty ? 'No changes to save.' : undefined}
      onClose={onClose}
      onSubmit={save}
      footerStart={
        note ? (
          <Button
            size="form"
            variant="quiet"
            className="mr-auto"
            isBusy={isDeleting}
            onClick={() => void remove(note)}
          >
            Delete note
          </Button>
        ) : undefined
      }
    >
      <TextField
        label="Note"
        autoFocus
        hint="A line of the notes of the experiment."
        control={form.control}
        name="text"
      />
      <TextField label="Batch" inputMode="numeric" control={form.control} name="batch" />
      <SelectField
        label="Marked on"
        options={[
          { value: chart, label: chart },
          { value: everyChart, label: 'Every chart' },
        ]}
        control={form.control}
        name="chart"
      />
    </FormDialog>
  );
}
