import { useQuery } from '@tanstack/react-query';
import type { Checkpoint, Model } from '@trainyard/sdk/types';
import { ChoiceField } from '@trainyard/ui/form/choice-field';
import { TextAreaField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { formatBytes, formatCount, formatMetric } from '@trainyard/ui/lib/format';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { ExperimentField } from '~/components/entity/experiments-field';
import { nothingFound } from '~/components/entity/nothing-found';
import { checkpointQueries } from '~/data/experiments/checkpoints';
import { emptyRow, metadataRows } from '~/features/registry/models/metadata-values';
import { MoreDetails } from '~/features/registry/models/more-details';
import { useRegisterCheckpoints } from '~/features/registry/models/mutations';
import { batchesOf, sizeOf } from '~/lib/checkpoint-facts';
import { trimmedText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { versionName } from './version-texts';

type Props = { model: Model; onClose: () => void };

const schema = z.object({
  experimentId: z.nullable(z.number()),
  checkpointUuid: z.nullable(z.string()),
  name: trimmedText,
  comment: trimmedText,
  metadata: metadataRows,
  labels: z.array(z.string()),
});

/** Registers a checkpoint of any experiment as the next version of a model. */
export default function RegisterVersionDialog({ model, onClose }: Props) {
  const { mutateAsync } = useRegisterCheckpoints();
  const form = useSchemaForm(
    schema,
    {
      experimentId: null,
      checkpointUuid: null,
      name: '',
      comment: '',
      metadata: [emptyRow],
      labels: [],
    },
    `models/${model.id}/register`,
  );
  const [experimentId, checkpointUuid] = form.watch(['experimentId', 'checkpointUuid']);
  const checkpoints = useCheckpoints(experimentId);

  async function register({
    experimentId: _,
    checkpointUuid: uuid,
    ...body
  }: z.output<typeof schema>) {
    if (uuid === null) return;
    const [version] = await mutateAsync({
      modelName: model.name,
      checkpointUuids: [uuid],
      body,
    });
    if (version) showToast({ kind: 'success', title: `"${versionName(version)}" registered` });
  }

  return (
    <FormDialog
      title="Register version"
      submitLabel="Register version"
      failure="Unable to register the version."
      form={form}
      blocked={checkpointUuid === null ? 'Select a checkpoint first' : undefined}
      onClose={onClose}
      onSubmit={register}
    >
      <ExperimentField
        label="Experiment"
        autoFocus
        control={form.control}
        name="experimentId"
        onChosen={() => form.setValue('checkpointUuid', null)}
      />
      {experimentId === null ? null : (
        <ChoiceField
          label="Checkpoint (best first)"
          control={form.control}
          name="checkpointUuid"
          choices={(checkpoints.data?.checkpoints ?? []).map(choiceOf)}
          nothingFound={nothingFound(checkpoints, 'checkpoints')}
        />
      )}
      <TextField
        label="Version Name"
        placeholder={`Version ${model.numVersions + 1}`}
        control={form.control}
        name="name"
      />
      <TextAreaField
        label="Description (optional)"
        rows={2}
        control={form.control}
        name="comment"
      />
      <MoreDetails />
    </FormDialog>
  );
}

/** The checkpoints of an experiment that have files, the best first. */
const useCheckpoints = (experimentId: number | null) =>
  useQuery({
    ...checkpointQueries.ofExperiment(experimentId ?? 0, {
      sortBy: 'SORT_BY_SEARCHER_METRIC',
      orderBy: 'ORDER_BY_ASC',
      states: ['STATE_COMPLETED'],
      limit: 100,
      offset: 0,
      isLive: false,
    }),
    enabled: experimentId !== null,
    meta: { isSilent: true },
  });

function choiceOf(checkpoint: Checkpoint) {
  const { uuid, training } = checkpoint;
  const batch = batchesOf(checkpoint);
  const { trialId, searcherMetric } = training;
  const at = batch === undefined ? uuid.slice(0, 8) : `Batch ${formatCount(batch)}`;
  const metric = searcherMetric === null ? [] : [formatMetric(searcherMetric)];
  return {
    value: uuid,
    label: trialId ? `${at} of trial ${trialId}` : at,
    note: [...metric, formatBytes(sizeOf(checkpoint))].join(', '),
  };
}
