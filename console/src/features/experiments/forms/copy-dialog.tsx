import type { Experiment, Trial } from '@trainyard/sdk/types';
import { useState } from 'react';
import { CodeEditor } from '~/components/code-viewer/code-editor';
import { TextField } from '~/components/form/fields';
import { FormDialog } from '~/components/form/form-dialog';
import { Button } from '~/components/ui/button';
import { Tooltip } from '~/components/ui/tooltip';
import { ConfigCheckLine } from './config-check-line';
import { withRegistryAuth } from './config-text';
import { continueConfig, forkConfig } from './copy-config';
import { lengthLabel } from './copy-form';
import { useCreateExperiment } from './form-mutations';
import { registryAuth } from './source-config';
import { useConfigCheck } from './use-config-check';
import { useCopyForm } from './use-copy-form';
import { WithSource } from './with-source';

type Props = {
  experimentId: number;
  /** the trial to go on from; without it the experiment is forked */
  trialId?: number | undefined;
  onClose: () => void;
};

/** Forks an experiment, or continues one of its trials: a few fields, or the whole config. */
export default function CopyDialog({ experimentId, trialId, onClose }: Props) {
  const title =
    trialId === undefined ? `Fork Experiment ${experimentId}` : `Continue Trial ${trialId}`;
  return (
    <WithSource title={title} experimentId={experimentId} trialId={trialId} onClose={onClose}>
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
  const { form, field, text, isFull, problem, setText, toggle } = useCopyForm(start, !!trial);
  const create = useCreateExperiment(
    `Unable to ${trial ? 'continue trial' : 'fork'} with the provided config.`,
  );
  const { id: parentId, projectId } = source;
  const request = { config: withRegistryAuth(text, registryAuth(source)), parentId, projectId };
  const check = useConfigCheck(problem === undefined && form.isValid ? request : undefined);
  const refusal = check.kind === 'refused' ? check.words : undefined;
  return (
    <FormDialog
      title={title}
      submitLabel={trial ? 'Continue Trial' : 'Fork'}
      size={isFull ? (trial ? 'large' : 'medium') : 'small'}
      form={form}
      blocked={problem ?? refusal}
      isErrorFirst
      isKept={isFull}
      onClose={onClose}
      onSubmit={() => create(request)}
      footerStart={
        <Tooltip content={isFull ? problem : undefined}>
          <Button
            variant="quiet"
            size="form"
            className="mr-auto -ml-2"
            aria-disabled={problem === undefined ? undefined : true}
            onClick={problem === undefined ? toggle : undefined}
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
          <TextField label="Experiment name" autoFocus field={field('name')} />
          {trial ? (
            <TextField label={lengthLabel(start)} inputMode="numeric" field={field('maxLength')} />
          ) : null}
        </>
      )}
      {form.isValid ? <ConfigCheckLine check={check} problem={problem} /> : null}
    </FormDialog>
  );
}
