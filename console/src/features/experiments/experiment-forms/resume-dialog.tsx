import { useQueryClient } from '@tanstack/react-query';
import { isObject, searcherName } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { CodeEditor } from '@trainyard/ui/code/code-editor';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { formatCount } from '@trainyard/ui/lib/format';
import { useState } from 'react';
import { PolicyField, PolicyNotes } from '~/features/cluster/config-policies/policy-notes';
import { usePolicies } from '~/features/cluster/config-policies/use-policies';
import type { ActionDialogProps } from '~/features/experiments/base/action-dialog';
import { WithSource } from '~/features/experiments/experiment-forms/with-source';
import { parseText } from '~/lib/config/config-text';
import { z } from '~/lib/zod';
import { lengthLabel, lengthText, readForm, writeForm } from './copy/copy-form';
import { type FreeObject, sourceConfig } from './copy/source-config';
import { refusalOf, resumeExperiment } from './mutations';

/** Continues the same experiment from the last checkpoint, for longer or with other settings. */
export default function ResumeDialog({ experiment: { id }, onClose }: ActionDialogProps) {
  const title = `Resume experiment ${id}`;
  return (
    <WithSource title={title} experimentId={id} trialId={undefined} onClose={onClose}>
      {({ experiment }) => <ResumeForm title={title} experiment={experiment} onClose={onClose} />}
    </WithSource>
  );
}

/** Returns the effective config: changed values replace its own, key by key. */
const withChanges = (config: FreeObject, changes: FreeObject): FreeObject => ({
  ...config,
  ...Object.fromEntries(
    Object.entries(changes).map(([key, value]) => {
      const own = config[key];
      return [key, isObject(own) && isObject(value) ? withChanges(own, value) : value];
    }),
  ),
});

type Props = { title: string; experiment: Experiment; onClose: () => void };

function ResumeForm({ title, experiment, onClose }: Props) {
  const queryClient = useQueryClient();
  const [config] = useState(() => sourceConfig(experiment));
  // a search continues as it was
  const isSingle = searcherName(config) === 'single';
  const before = readForm(config).maxLength;
  const hasLength = isSingle && before !== '';
  const [schema] = useState(() =>
    z.object({ maxLength: hasLength ? lengthText : z.string(), changes: z.string() }),
  );
  const form = useSchemaForm(
    schema,
    { maxLength: before, changes: '' },
    `experiments/${experiment.id}/resume`,
  );
  const { maxLength, changes } = form.watch();
  const [isFull, setIsFull] = useState(changes !== '');
  const override = changes.trim() || '{}';
  const lengthened = maxLength === before ? {} : { maxLength };
  const { problem, config: overrides = {} } = parseText(writeForm(override, config, lengthened));
  const policies = usePolicies(
    { workloadType: 'EXPERIMENT', workspaceId: experiment.workspaceId },
    JSON.stringify(withChanges(config, overrides)),
  );

  async function resume() {
    try {
      await resumeExperiment(queryClient, experiment.id, writeForm(override, config, lengthened));
    } catch (error) {
      const reason = refusalOf(error);
      throw new Error(`Unable to resume experiment ${experiment.id}. ${reason}`.trim(), {
        cause: error,
      });
    }
  }

  return (
    <FormDialog
      title={title}
      submitLabel="Resume"
      done={`Resumed ${experiment.name}`}
      size={isFull ? 'medium' : 'small'}
      form={form}
      isDirty={maxLength !== before || changes !== ''}
      blocked={problem ?? policies.problem}
      isErrorFirst
      isKept={isFull}
      onClose={onClose}
      onSubmit={resume}
      footerStart={
        isSingle && !isFull ? (
          <Button
            variant="quiet"
            size="form"
            className="mr-auto -ml-3.25"
            onClick={() => setIsFull(true)}
          >
            Change config
          </Button>
        ) : null
      }
    >
      <p className="text-muted">
        {isSingle
          ? 'The trial continues from its last checkpoint, in this experiment.'
          : 'The trials that did not complete continue from their last checkpoints.'}
      </p>
      {hasLength ? (
        <PolicyField label={lengthLabel(config)} lock={policies.lockOf('searcher', 'max_length')}>
          <TextField
            label={lengthLabel(config)}
            hint={
              experiment.state === 'STATE_COMPLETED'
                ? `It has trained for ${formatCount(Number(before))}. Enter more, or nothing is left to train.`
                : undefined
            }
            inputMode="numeric"
            autoFocus
            control={form.control}
            name="maxLength"
          />
        </PolicyField>
      ) : null}
      {isFull ? (
        <CodeEditor
          label="Changes of the config"
          language="yaml"
          text={changes}
          problem={problem}
          onChange={(text) => form.setValue('changes', text, { shouldDirty: true })}
          className="h-40"
        />
      ) : null}
      <PolicyNotes policies={policies} hasProblem />
    </FormDialog>
  );
}
