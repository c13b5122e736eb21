import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Button } from '@trainyard/ui/base/button';
import { Select } from '@trainyard/ui/base/select';
import { CodeEditor } from '@trainyard/ui/code/code-editor';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { useMemo, useState } from 'react';
import { ConfigCheckLine, useConfigCheck } from '~/features/experiment-forms/config-check';
import { useCreateExperiment } from '~/features/experiment-forms/form-mutations';
import {
  destinationOf,
  moveSchema,
  PlaceFields,
} from '~/features/experiment-forms/move/move-dialog';
import { projectQueries } from '~/features/projects/queries';
import { templateQueries } from '~/features/templates/queries';
import { parseText } from '~/lib/config-text';
import { uncategorizedProjectId, uncategorizedWorkspaceId } from '~/lib/links';

const startText = `name: my-experiment
entrypoint: python3 train.py
searcher:
  name: single
  metric: validation_loss
  smaller_is_better: true
  max_length:
    batches: 1000
`;

/** The project of the page behind the dialog; the uncategorized one on other pages. */
const useProjectHere = (): number => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return Number(/^\/projects\/(\d+)/.exec(path)?.[1] ?? uncategorizedProjectId);
};

const commandLine = (projectId: number) =>
  `trainyard experiment create config.yaml . --project-id ${projectId}`;

/** Creates an experiment from a config that is typed here, and a template. */
export default function NewExperimentDialog({ onClose }: { onClose: () => void }) {
  const projectHere = useProjectHere();
  const { data: project, isPending } = useQuery(projectQueries.detail(projectHere));
  if (isPending) return null;
  return (
    <NewExperimentForm
      place={
        project
          ? { workspaceId: project.workspaceId, projectId: project.id }
          : { workspaceId: uncategorizedWorkspaceId, projectId: uncategorizedProjectId }
      }
      onClose={onClose}
    />
  );
}

type Props = { place: { workspaceId: number; projectId: number }; onClose: () => void };

function NewExperimentForm({ place, onClose }: Props) {
  const form = useSchemaForm(moveSchema, place);
  const projectId = destinationOf(form.watch());
  const [text, setText] = useState(startText);
  const [template, setTemplate] = useState('');
  const { problem } = useMemo(() => parseText(text), [text]);
  const create = useCreateExperiment('Unable to create the experiment with this config.');
  const request = {
    config: text,
    parentId: 0,
    projectId: projectId ?? 0,
    ...(template === '' ? {} : { template }),
  };
  const check = useConfigCheck(problem === undefined && projectId !== null ? request : undefined);
  const refusal = check.kind === 'refused' ? check.words : undefined;
  return (
    <FormDialog
      title="New Experiment"
      submitLabel="Create Experiment"
      size="large"
      form={form}
      isDirty={text !== startText || template !== ''}
      blocked={problem ?? refusal}
      isErrorFirst
      isKept
      onClose={onClose}
      onSubmit={() => create(request)}
      footerStart={
        projectId === null ? undefined : (
          <Button
            variant="quiet"
            size="form"
            className="mr-auto -ml-2"
            title={commandLine(projectId)}
            onClick={() => void copyText(commandLine(projectId), 'Command copied')}
          >
            Copy Command
          </Button>
        )
      }
    >
      <div className="grid grid-cols-2 items-start gap-3 narrow:grid-cols-1">
        <PlaceFields form={form} source={place} />
      </div>
      <Templates chosen={template} onChosen={setTemplate} />
      <CodeEditor
        label="config.yaml"
        language="yaml"
        text={text}
        problem={problem ?? refusal}
        onChange={setText}
        className="h-[32vh]"
      />
      <ConfigCheckLine check={check} problem={problem} />
      <p className="text-sm text-faint">
        The experiment gets no files from here: its entrypoint runs what its image holds. The
        command sends a folder with it.
      </p>
    </FormDialog>
  );
}

type TemplatesProps = { chosen: string; onChosen: (name: string) => void };

/** Chooses the template that the master merges with the config; nothing where the cluster has none. */
function Templates({ chosen, onChosen }: TemplatesProps) {
  const { data: templates = [] } = useQuery(templateQueries.list());
  if (templates.length === 0) return null;
  return (
    <Select
      label="Template"
      value={chosen}
      options={[
        { value: '', label: 'No template (optional)' },
        ...templates.map(({ name }) => ({ value: name, label: name })),
      ]}
      onChange={onChosen}
      className="h-8 w-fit"
    />
  );
}
