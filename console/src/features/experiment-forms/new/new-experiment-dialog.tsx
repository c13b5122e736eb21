import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import type { Template } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { CodeEditor } from '@trainyard/ui/code/code-editor';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { useMemo, useState } from 'react';
import { supports } from '~/app/abilities';
import { PoolChoice } from '~/components/entity/pool-choice';
import { PolicyField, PolicyNotes } from '~/features/config-policies/policy-notes';
import { usePolicies } from '~/features/config-policies/use-policies';
import { ConfigCheckLine, useConfigCheck } from '~/features/experiment-forms/config-check';
import { withPool } from '~/features/experiment-forms/copy/copy-config';
import { useCreateExperiment } from '~/features/experiment-forms/form-mutations';
import { destinationOf, moveSchema } from '~/features/experiment-forms/move/move-dialog';
import { WebhookChoice } from '~/features/experiment-forms/webhooks/webhook-choice';
import { useConfigPools } from '~/features/forecast/config-queries';
import { projectQueries } from '~/features/projects/queries';
import { templateQueries } from '~/features/templates/queries';
import { useViewer } from '~/features/viewer/queries';
import { workspaceQueries } from '~/features/workspaces/queries';
import { parseText } from '~/lib/config-text';
import { uncategorizedProjectId, uncategorizedWorkspaceId } from '~/lib/links';
import { CodeField } from './code-field';
import { type CodeFolder, configIn, folderProblem, modelDefinitionOf } from './code-folder';
import { StartFields } from './start-fields';

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

type Place = { workspaceId: number; projectId: number | null };

/**
 * The workspace of a template, or the project of the page behind the dialog. On other pages the uncategorized one, or, for those who
 * may not add to it, a workspace of theirs. Undefined until it is known.
 */
function usePlaceHere(template: Template | undefined): Place | undefined {
  const viewer = useViewer();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const id = Number(/^\/projects\/(\d+)/.exec(path)?.[1] ?? 0);
  const project = useQuery({ ...projectQueries.detail(id), enabled: id !== 0 });
  const workspaces = useQuery(workspaceQueries.list());
  if (template && template.workspaceId !== uncategorizedWorkspaceId)
    return { workspaceId: template.workspaceId, projectId: null };
  if ((id !== 0 && project.isPending) || workspaces.isPending) return undefined;
  if (project.data) return { workspaceId: project.data.workspaceId, projectId: project.data.id };
  const mayAdd = (workspaceId: number) => can(viewer, 'experiment.create', { workspaceId });
  const own = workspaces.data?.find(({ id, archived }) => !archived && mayAdd(id));
  if (own && !mayAdd(uncategorizedWorkspaceId)) return { workspaceId: own.id, projectId: null };
  return { workspaceId: uncategorizedWorkspaceId, projectId: uncategorizedProjectId };
}

const commandLine = (projectId: number, template: string) =>
  `trainyard experiment create config.yaml . --project-id ${projectId}${
    template === '' ? '' : ` --template ${shellWord(template)}`
  }`;

/** A word for a shell: in quotes unless it is plain. */
const shellWord = (text: string) =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** Creates an experiment from a config that is typed here, a template and a folder of files. */
export default function NewExperimentDialog({ template, onClose }: Omit<Props, 'place'>) {
  const place = usePlaceHere(template);
  return place ? <NewExperimentForm place={place} template={template} onClose={onClose} /> : null;
}

type Props = {
  place: Place;
  /** chosen already */
  template?: Template | undefined;
  onClose: () => void;
};

function NewExperimentForm({ place, template: given, onClose }: Props) {
  const form = useSchemaForm(moveSchema, place);
  const projectId = destinationOf(form.watch());
  const [startText] = useState(startConfig);
  const [text, setText] = useState(startText);
  const [template, setTemplate] = useState(given?.name ?? '');
  const [folder, setFolder] = useState<CodeFolder>();
  const [read, setRead] = useState<number>();
  const parsed = useMemo(() => parseText(text), [text]);
  const { workspaceId } = form.watch();
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
    const config = chosen && text === startText ? configIn(chosen) : undefined;
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
      title="New Experiment"
      submitLabel="Create Experiment"
      size="large"
      form={form}
      isDirty={text !== startText || template !== (given?.name ?? '') || folder !== undefined}
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
            className="mr-auto -ml-2"
            title={commandLine(projectId, template)}
            onClick={() => void copyText(commandLine(projectId, template), 'Command copied')}
          >
            Copy Command
          </Button>
        )
      }
    >
      <StartFields form={form} template={template} onTemplate={setTemplate} />
      <CodeField folder={folder} read={read} onChange={(chosen) => void chooseFolder(chosen)} />
      <CodeEditor
        label="config.yaml"
        language="yaml"
        text={text}
        problem={problem ?? refusal}
        onChange={setText}
        className="h-[32vh]"
      />
      <PolicyField label="Resource Pool" lock={policies.lockOf('resources', 'resource_pool')}>
        <PoolChoice {...pools} onChange={(pool) => setText(withPool(text, pool))} />
      </PolicyField>
      <WebhookChoice text={text} workspaceId={workspaceId} onTextChange={setText} />
      <PolicyNotes policies={policies} />
      <ConfigCheckLine check={check} problem={problem} />
    </FormDialog>
  );
}
