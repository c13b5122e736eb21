import type { Experiment, Trial } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { CodeEditor } from '@trainyard/ui/code/code-editor';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useState } from 'react';
import { supports } from '~/app/abilities';
import { PoolChoice } from '~/components/entity/pool-choice';
import { PolicyField, PolicyNotes } from '~/features/config-policies/policy-notes';
import { usePolicies } from '~/features/config-policies/use-policies';
import { ConfigCheckLine, useConfigCheck } from '~/features/experiment-forms/config-check';
import { useCreateExperiment } from '~/features/experiment-forms/form-mutations';
import { WebhookChoice } from '~/features/experiment-forms/webhooks/webhook-choice';
import { WithSource } from '~/features/experiment-forms/with-source';
import { useConfigPools } from '~/features/forecast/config-queries';
import { continueConfig, forkConfig, withPool, withRegistryAuth } from './copy-config';
import { lengthLabel, readForm, useCopyForm } from './copy-form';
import { registryAuth } from './source-config';

type Props = {
  experiment: Pick<Experiment, 'id'>;
  /** the trial to continue from; without it the experiment is forked */
  trialId?: number | undefined;
  onClose: () => void;
};

/** Forks an experiment, or continues one of its trials: a few fields, or the whole config. */
export default function CopyDialog({ experiment: { id }, trialId, onClose }: Props) {
  const title = trialId === undefined ? `Fork Experiment ${id}` : `Continue Trial ${trialId}`;
  return (
    <WithSource title={title} experimentId={id} trialId={trialId} onClose={onClose}>
      {({ experiment, trial }) => (
        <CopyForm title={title} experiment={experiment} trial={trial} onClose={onClose} />
      )}
    </WithSource>
  );
}

type FormProps = {
  title: string;
  experiment: Experiment;
  trial: Trial | undefined;
  onClose: () => void;
};

function CopyForm({ title, experiment, trial, onClose }: FormProps) {
  const [source] = useState(experiment);
  const [start] = useState(() =>
    trial ? continueConfig(experiment, trial) : forkConfig(experiment),
  );
  // without one in the config the training code decides
  const hasLength = !!trial && (supports('searcherMaxLength') || readForm(start).maxLength !== '');
  const { form, text, isFull, isDirty, setText, toggle, ...copy } = useCopyForm(start, hasLength);
  const { isValid } = form.formState;
  const create = useCreateExperiment(
    `Unable to ${trial ? 'continue trial' : 'fork'} with the provided config.`,
  );
  const { id: parentId, projectId, workspaceId } = source;
  const policies = usePolicies({ workloadType: 'EXPERIMENT', workspaceId }, text);
  const problem = copy.problem ?? policies.problem;
  const request = { config: withRegistryAuth(text, registryAuth(source)), parentId, projectId };
  const pools = useConfigPools(text);
  const check = useConfigCheck(problem === undefined && isValid ? request : undefined);
  const refusal = check.kind === 'refused' ? check.words : undefined;
  return (
    <FormDialog
      title={title}
      submitLabel={trial ? 'Continue Trial' : 'Fork'}
      size={isFull && trial ? 'large' : 'medium'}
      form={form}
      isDirty={isDirty}
      blocked={problem ?? refusal}
      isErrorFirst
      isKept={isFull}
      onClose={onClose}
      onSubmit={() => create(request)}
      footerStart={
        <Tooltip content={isFull ? copy.problem : undefined}>
          <Button
            variant="quiet"
            size="form"
            className="mr-auto -ml-3.25"
            aria-disabled={copy.problem === undefined ? undefined : true}
            onClick={copy.problem === undefined ? toggle : undefined}
          >
            {isFull ? 'Show Simple Config' : 'Show Full Config'}
          </Button>
        </Tooltip>
      }
    >
      {isFull ? (
        <CodeEditor
          label="config.yaml"
          language="yaml"
          text={text}
          problem={problem ?? refusal}
          onChange={setText}
          className="h-[40vh]"
        />
      ) : (
        <>
          <PolicyField label="Experiment name" lock={policies.lockOf('name')}>
            <TextField label="Experiment name" autoFocus control={form.control} name="name" />
          </PolicyField>
          {hasLength ? (
            <PolicyField
              label={lengthLabel(start)}
              lock={policies.lockOf('searcher', 'max_length')}
            >
              <TextField
                label={lengthLabel(start)}
                inputMode="numeric"
                control={form.control}
                name="maxLength"
              />
            </PolicyField>
          ) : null}
        </>
      )}
      {isValid ? <ConfigCheckLine check={check} problem={problem} /> : null}
      <PolicyField label="Resource Pool" lock={policies.lockOf('resources', 'resource_pool')}>
        <PoolChoice {...pools} onChange={(pool) => setText(withPool(text, pool))} />
      </PolicyField>
      <WebhookChoice text={text} workspaceId={source.workspaceId} onTextChange={setText} />
      <PolicyNotes policies={policies} />
    </FormDialog>
  );
}
