import { useQuery } from '@tanstack/react-query';
import type { Template } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { CodeEditor } from '@trainyard/ui/code/code-editor';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { useMemo, useState } from 'react';
import { supports } from '~/app/abilities';
import { PoolChoice } from '~/components/entity/pool-choice';
import { templateQueries } from '~/data/templates';
import { type StartPlace, useStartPlace } from '~/data/use-start-place';
import { PolicyField, PolicyNotes } from '~/features/cluster/config-policies/policy-notes';
import { usePolicies } from '~/features/cluster/config-policies/use-policies';
import { useConfigPools } from '~/features/cluster/forecast/use-config-pools';
import {
  ConfigCheckLine,
  useConfigCheck,
} from '~/features/experiments/experiment-forms/config-check';
import { withPool } from '~/features/experiments/experiment-forms/copy/copy-config';
import { destinationOf } from '~/features/experiments/experiment-forms/move/move-dialog';
import { WebhookChoice } from '~/features/experiments/experiment-forms/webhooks/webhook-choice';
import { parseText } from '~/lib/config/config-text';
import { createCommand } from '~/lib/create-command';
import { useCreateExperiment } from '../mutations';
import { CodeField } from './code-field';
import { type CodeFolder, configIn, folderProblem, modelDefinitionOf } from './code-folder';
import { StartFields, startSchema } from './start-fields';

const firstText = `name: my-experiment
entrypoint: python3 train.py
searcher:
  name: single
  metric: validation_loss
  smaller_is_better: true
`;
const lengthText = '  max_length:\n    batches: 1000\n';

/** Returns the initial config of the dialog; with the length of a trial where the master requires it. */
const startConfig = () => (supports('searcherMaxLength') ? firstText + lengthText : firstText);

/** Creates an experiment from a config that is typed here, a template and a folder of files. */
export default function NewExperimentDialog({ template, onClose }: Omit<Props, 'place'>) {
  const place = useStartPlace(template);
  return place ? <NewExperimentForm place={place} template={template} onClose={onClose} /> : null;
}

type Props = {
  place: StartPlace;
  /** chosen already */
  template?: Template | undefined;
  onClose: () => void;
};

function NewExperimentForm({ place, template: initialTemplate, onClose }: Props) {
  const [start] = useState(() => ({
    ...place,
    text: startConfig(),
    template: initialTemplate?.name ?? '',
  }));
  const form = useSchemaForm(startSchema, start, 'experiments/new');
  const { text, template, workspaceId, ...chosen } = form.watch();
  const projectId = destinationOf({ workspaceId, ...chosen });
  const setText = (next: string) => form.setValue('text', next, { shouldDirty: true });
  const [folder, setFolder] = useState<CodeFolder>();
  const [read, setRead] = useState<number>();
  const parsed = useMemo(() => parseText(text), [text]);
  const policies = usePolicies({ workloadType: 'EXPERIMENT', workspaceId }, text);
  const problem = parsed.problem ?? policies.problem;
  const create = useCreateExperiment('Unable to create the experiment with this config.');
  const request = {
    config: text,
    parentId: 0,
    projectId: projectId ?? 0,
    ...(template === '' ? {} : { template }),
  };
  const { data: templates = [] } = useQuery(templateQueries.list());
  const pools = useConfigPools(text, templates.find(({ name }) => name === template)?.config);
  const check = useConfigCheck(problem === undefined && projectId !== null ? request : undefined);
  const refusal = check.kind === 'refused' ? check.words : undefined;

  async function chooseFolder(chosen: CodeFolder | undefined) {
    setFolder(chosen);
    const config = chosen && text === start.text ? configIn(chosen) : undefined;
    if (config) setText(await config.text());
  }

  async function submit() {
    if (!folder) return create(request);
    try {
      const modelDefinition = await modelDefinitionOf(folder, setRead);
      await create({ ...request, modelDefinition });
    } finally {
      setRead(undefined);
    }
  }

  return (
    <FormDialog
      title="New experiment"
      submitLabel="Create experiment"
      size="large"
      form={form}
      isDirty={text !== start.text || template !== start.template || folder !== undefined}
      blocked={problem ?? refusal ?? (folder && folderProblem(folder))}
      isErrorFirst
      isKept
      onClose={onClose}
      onSubmit={submit}
      footerStart={
        projectId === null ? undefined : (
          <Button
            variant="quiet"
            size="form"
            className="mr-auto -ml-3.25"
            title={createCommand(projectId, template)}
            onClick={() => void copyText(createCommand(projectId, template), 'Command copied')}
          >
            Copy command
          </Button>
        )
      }
    >
      <StartFields form={form} />
      <CodeField folder={folder} read={read} onChange={(chosen) => void chooseFolder(chosen)} />
      <CodeEditor
        label="config.yaml"
        language="yaml"
        text={text}
        problem={problem ?? refusal}
        onChange={setText}
        className="h-[32vh]"
      />
      <ConfigCheckLine check={check} problem={problem} />
      <PolicyField label="Resource Pool" lock={policies.lockOf('resources', 'resource_pool')}>
        <PoolChoice {...pools} onChange={(pool) => setText(withPool(text, pool))} />
      </PolicyField>
      <WebhookChoice text={text} workspaceId={workspaceId} onTextChange={setText} />
      <PolicyNotes policies={policies} />
    </FormDialog>
  );
}
