import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { actionFor } from '@trainyard/rbac';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { ChoiceField } from '@trainyard/ui/form/choice-field';
import { TextAreaField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { type SchemaForm, useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { plural } from '@trainyard/ui/lib/format';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { useState } from 'react';
import type { ActionDialogEnd } from '~/app/actions/entity-action';
import { useDialog } from '~/app/actions/use-dialog';
import { messageOf } from '~/app/errors/report-error';
import { modelQueries } from '~/data/models';
import { useViewer } from '~/data/viewer';
import { emptyRow, metadataRows } from '~/features/registry/models/metadata-values';
import { MoreDetails } from '~/features/registry/models/more-details';
import { useRegisterCheckpoints } from '~/features/registry/models/mutations';
import { trimmedText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { versionName } from './version-texts';

type Props = ActionDialogEnd & { checkpoints: readonly { uuid: string }[] };

/** Registers checkpoints as versions of a model, which may be a new one. */
export default function RegisterCheckpointsDialog(props: Props) {
  const [model, setModel] = useState<Model>();
  const { open, dialog } = useDialog<{ onCreated: (model: Model) => void }>(
    () => import('~/features/registry/models/create-model-dialog'),
  );
  const onNewModel = () => open({ onCreated: setModel });
  return dialog ?? <RegisterForm {...props} model={model} onNewModel={onNewModel} />;
}

const schema = z.object({
  modelId: z.nullable(z.number()),
  name: trimmedText,
  comment: trimmedText,
  metadata: metadataRows,
  labels: z.array(z.string()),
});

type FormProps = Props & { model: Model | undefined; onNewModel: () => void };

function RegisterForm({ checkpoints, onDone, onClose, ...rest }: FormProps) {
  const router = useRouter();
  const { mutateAsync } = useRegisterCheckpoints();
  const models = useOpenModels(rest.model);
  const uuids = checkpoints.map(({ uuid }) => uuid);
  const form = useSchemaForm(
    schema,
    {
      modelId: rest.model?.id ?? null,
      name: '',
      comment: '',
      metadata: [emptyRow],
      labels: [],
    },
    {
      name: `checkpoints/${uuids.join()}/register`,
      // one that was made for these
      without: rest.model ? ['modelId'] : [],
    },
  );
  const modelId = form.watch('modelId');
  const model = models.list.find(({ id }) => id === modelId);

  async function register({ modelId: _, ...body }: z.output<typeof schema>) {
    if (!model) return;
    const versions = await mutateAsync({ modelName: model.name, checkpointUuids: uuids, body });
    showToast({
      kind: 'success',
      title: titleOf(versions),
      action: {
        label: versions.length === 1 ? 'View Model Version' : 'View Model',
        run: () => void router.navigate(placeOf(model, versions)),
      },
    });
    onDone();
  }

  return (
    <FormDialog
      title="Register Checkpoint"
      submitLabel="Register Checkpoint"
      failure="Unable to register checkpoint(s)."
      form={form}
      blocked={model ? undefined : 'Select a model first'}
      onClose={onClose}
      onSubmit={register}
      footerStart={
        <Button variant="quiet" size="form" className="mr-auto -ml-3.25" onClick={rest.onNewModel}>
          New Model
        </Button>
      }
    >
      <p className="text-muted">Save this checkpoint to the Model Registry</p>
      <ChoiceField
        label="Select Model"
        autoFocus
        control={form.control}
        name="modelId"
        choices={models.list.map(({ id, name, numVersions }) => ({
          value: id,
          label: name,
          note: plural(numVersions, 'version'),
        }))}
        nothingFound={models.nothing}
      />
      {model ? (
        <VersionFields
          control={form.control}
          next={model.numVersions + 1}
          count={checkpoints.length}
        />
      ) : null}
    </FormDialog>
  );
}

/** Models in which versions may be registered, the last changed first. */
function useOpenModels(added: Model | undefined) {
  const viewer = useViewer();
  const { data, error } = useQuery(modelQueries.list());
  const models = data ?? [];
  const all = added && !models.some(({ id }) => id === added.id) ? [added, ...models] : models;
  const list = all
    .filter((model) => actionFor({ model }, 'registerVersion', viewer).state === 'allowed')
    .toSorted((one, other) =>
      (other.lastUpdatedTime ?? '').localeCompare(one.lastUpdatedTime ?? ''),
    );
  if (error) return { list, nothing: `Unable to fetch models. ${messageOf(error)}` };
  if (data === undefined) return { list, nothing: 'Loading models...' };
  return { list, nothing: list.length === 0 ? 'No models yet: make a new one' : 'Nothing matches' };
}

type FieldsProps = {
  control: SchemaForm<z.input<typeof schema>, z.output<typeof schema>>['control'];
  /** the number the first version will have */
  next: number;
  /** how many checkpoints are registered */
  count: number;
};

function VersionFields({ control, next, count }: FieldsProps) {
  return (
    <>
      {count === 1 ? (
        <TextField
          label="Version Name"
          placeholder={`Version ${next}`}
          control={control}
          name="name"
        />
      ) : (
        <p className="text-sm text-faint">Cannot specify version name when batch registering.</p>
      )}
      <TextAreaField label="Description (optional)" rows={2} control={control} name="comment" />
      <MoreDetails />
    </>
  );
}

function titleOf(versions: readonly ModelVersion[]): string {
  const [only, ...others] = versions;
  return only && others.length === 0
    ? `"${versionName(only)}" registered`
    : `${versions.length} versions registered`;
}

function placeOf(model: Model, versions: readonly ModelVersion[]) {
  const [only, ...others] = versions;
  const modelId = String(model.id);
  if (!only || others.length > 0) return { to: '/models/$modelId' as const, params: { modelId } };
  const params = { modelId, versionNum: String(only.version) };
  return { to: '/models/$modelId/versions/$versionNum/{-$tab}' as const, params };
}
