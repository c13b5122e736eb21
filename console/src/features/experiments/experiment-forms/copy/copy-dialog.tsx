import type { Experiment, Trial } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { CodeEditor } from '@trainyard/ui/code/code-editor';
import { TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { TagEditor } from '@trainyard/ui/form/tags/tag-editor';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { useMemo, useState } from 'react';
import { supports } from '~/app/abilities';
import { PoolChoice } from '~/components/entity/pool-choice';
import { PolicyField, PolicyNotes } from '~/features/cluster/config-policies/policy-notes';
import { usePolicies } from '~/features/cluster/config-policies/use-policies';
import { useConfigPools } from '~/features/cluster/forecast/use-config-pools';
import {
  ConfigCheckLine,
  useConfigCheck,
} from '~/features/experiments/experiment-forms/config-check';
import { WebhookChoice } from '~/features/experiments/experiment-forms/webhooks/webhook-choice';
import { WithSource } from '~/features/experiments/experiment-forms/with-source';
import { parseText } from '~/lib/config/config-text';
import { useCreateExperiment, useCreateExperiments } from '../mutations';
import { ChangeList } from './change-list';
import { configChanges } from './config-changes';
import { continueConfig, forkConfig, withPool, withRegistryAuth } from './copy-config';
import { lengthLabel, readForm, useCopyForm } from './copy-form';
import { CreationList, ForkNames } from './fork-names';
import { maxForks } from './fork-variants';
import { ParameterFields } from './parameter-fields';
import { objectOf, registryAuth, sourceConfig, text as stringOf } from './source-config';

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
  // several trials continue from one checkpoint only one by one
  const canList = trial === undefined;
  const { form, text, yaml, isFull, rows, variants, ...copy } = useCopyForm(start, {
    hasLength,
    canList,
    draft: trial ? `trials/${trial.id}/continue` : `experiments/${source.id}/fork`,
  });
  const { setText, toggle, configOf, configsOf } = copy;
  const { isValid } = form.formState;
  const failure = `Unable to ${trial ? 'continue trial' : 'fork'} with the provided config.`;
  const create = useCreateExperiment(failure);
  const { createAll, creations, isCreated } = useCreateExperiments(failure);
  const { id: parentId, projectId, workspaceId } = source;
  const policies = usePolicies({ workloadType: 'EXPERIMENT', workspaceId }, text);
  const problem = copy.problem ?? policies.problem;
  const requestOf = (config: string) => ({
    config: withRegistryAuth(config, registryAuth(source)),
    parentId,
    projectId,
  });
  const request = requestOf(text);
  const pools = useConfigPools(text);
  const isReady = isValid && !copy.hasErrors;
  const check = useConfigCheck(problem === undefined && isReady ? request : undefined);
  const refusal = check.kind === 'refused' ? check.words : undefined;
  const tooMany =
    copy.count > maxForks
      ? `${formatCount(copy.count)} experiments are too many at once. The most are ${maxForks}.`
      : undefined;
  const isSeveral = variants.length > 1;
  const names = isSeveral ? variants.slice(0, maxForks).map(copy.nameOf) : [];
  const { config } = useMemo(() => parseText(text), [text]);
  const changes = useMemo(
    () => config && configChanges(ownConfig(source), configsOf(config)),
    [config, source, configsOf],
  );
  const missingCount =
    creations.created.length === 0
      ? variants.length
      : variants.filter((variant) => !isCreated(requestOf(configOf(variant)).config)).length;

  function submit() {
    if (!isSeveral) return create(request);
    return createAll(
      variants.map((variant) => ({ ...requestOf(configOf(variant)), name: copy.nameOf(variant) })),
    );
  }

  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel({
        isContinued: trial !== undefined,
        isSeveral,
        count: missingCount,
      })}
      size={isFull && trial ? 'large' : 'medium'}
      form={form}
      isDirty={copy.isDirty}
      blocked={problem ?? tooMany ?? (copy.hasErrors ? invalid : refusal)}
      isErrorFirst
      isKept={isFull}
      onClose={onClose}
      onSubmit={submit}
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
          {isSeveral ? <ForkNames names={names} /> : null}
          <div className="flex items-baseline gap-2">
            <span className="text-sm font-medium">Tags</span>
            <TagEditor label="Tags" tags={copy.tags} onChange={copy.changeTags} />
          </div>
          <ParameterFields
            rows={rows}
            edits={copy.edits}
            searcher={stringOf(objectOf(config?.searcher).name)}
            canList={canList}
            lockOf={policies.lockOf}
            onChange={copy.setEdits}
          />
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
      <CreationList {...creations} />
      {isReady || problem !== undefined ? (
        <ConfigCheckLine check={check} problem={problem ?? tooMany} />
      ) : null}
      <PolicyField label="Resource Pool" lock={policies.lockOf('resources', 'resource_pool')}>
        <PoolChoice {...pools} onChange={(pool) => setText(withPool(yaml, pool))} />
      </PolicyField>
      <WebhookChoice text={yaml} workspaceId={source.workspaceId} onTextChange={setText} />
      <PolicyNotes policies={policies} />
      <ChangeList changes={changes} sourceId={source.id} />
    </FormDialog>
  );
}

const invalid = 'Address validation errors before proceeding';

/** The config of the source under the name and the description that it has today. */
const ownConfig = (source: Experiment) => ({
  ...sourceConfig(source),
  name: source.name,
  ...(source.description === '' ? {} : { description: source.description }),
});

type Submit = { isContinued: boolean; isSeveral: boolean; count: number };

function submitLabel({ isContinued, isSeveral, count }: Submit): string {
  if (isContinued) return 'Continue Trial';
  return isSeveral ? `Fork ${plural(count, 'experiment')}` : 'Fork';
}
