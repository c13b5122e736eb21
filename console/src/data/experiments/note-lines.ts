import { findNoteLine, withNoteLine } from '@trainyard/insights/timeline/point-notes';
import { getExperiment, patchExperiment } from '@trainyard/sdk/calls';
import { saveFields } from '~/app/editing/save-fields';
import { mutation } from '~/data/mutation';

export type NoteLineEdit = {
  experimentId: number;
  from?: string | undefined;
  to?: string | undefined;
};

/**
 * Adds, changes or removes one line of the notes of an experiment, against its newest ones; the
 * caller reports a failure.
 */
export const changeNoteLine = mutation((client, { experimentId, from, to }: NoteLineEdit) => {
  let notes = '';
  return saveFields({
    base: { line: from },
    to: { line: to },
    label: 'this note',
    read: async () => {
      ({ notes } = (await getExperiment(client, { experimentId })).experiment);
      return { line: from === undefined ? undefined : findNoteLine(notes, from) };
    },
    write: () =>
      patchExperiment(client, { experimentId, body: { notes: withNoteLine(notes, { from, to }) } }),
  });
});
