import { useQueryClient } from '@tanstack/react-query';
import { writeYaml } from '@trainyard/sdk/yaml';
import { Button } from '@trainyard/ui/base/button';
import { CodeField } from '@trainyard/ui/form/code-field';
import { DisabledReasonButton } from '@trainyard/ui/form/disabled-reason-button';
import { useState } from 'react';
import { reportError } from '~/app/errors/report-error';
import { withBasePath } from '~/app/links/base-path';
import { fetchData } from '~/app/loading/load-query';
import { links } from '~/lib/links';
import { type LaunchKind, launchKinds } from './launch-kinds';
import { type LaunchForm, toConfig } from './notebook-form';
import { notebookQueries } from './queries';

type Props = {
  kind: LaunchKind;
  text: string;
  problem: string | undefined;
  onChange: (text: string) => void;
};

/** The whole config of a launch as YAML. */
export function ConfigEditor({ kind, text, problem, onChange }: Props) {
  const { name, docs } = launchKinds[kind];
  return (
    <div className="grid gap-1">
      <CodeField
        label={`${name} config`}
        isLabelHidden
        language="yaml"
        text={text}
        error={problem}
        onChange={onChange}
        className="h-[44vh]"
      />
      <a
        href={withBasePath(links.docs(docs))}
        target="_blank"
        rel="noopener noreferrer"
        className="link w-fit text-sm"
      >
        {`Read about ${name} settings`}
      </a>
    </div>
  );
}

type ConfigSwitchProps = {
  kind: LaunchKind;
  form: LaunchForm;
  isCompute: boolean;
  text: string | undefined;
  onText: (text: string | undefined) => void;
};

/** A form, or the whole config, with the defaults of the master if it returns them. */
export function ConfigSwitch({ kind, form, isCompute, text, onText }: ConfigSwitchProps) {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const { workspaceId, template } = form;

  async function configOf(id: number): Promise<Record<string, unknown> | null> {
    const config = toConfig(form, isCompute);
    // the master only previews notebooks
    if (kind !== 'notebook') return config;
    const body = { config, templateName: template, workspaceId: id };
    return fetchData(queryClient, notebookQueries.preview(body));
  }

  async function show() {
    if (workspaceId === undefined) return;
    setIsBusy(true);
    try {
      const config = await configOf(workspaceId);
      onText(writeYaml(config ?? {}));
    } catch (error) {
      reportError(error, { message: `Unable to fetch ${launchKinds[kind].name} config.` });
    } finally {
      setIsBusy(false);
    }
  }

  const reason =
    workspaceId === undefined
      ? 'Choose a workspace first: the config includes its settings.'
      : undefined;
  return text === undefined ? (
    <span className="mr-auto -ml-2.75 flex min-w-0 items-center gap-1">
      <DisabledReasonButton
        variant="quiet"
        isBusy={isBusy}
        reason={reason}
        onClick={() => void show()}
      >
        Show Full Config
      </DisabledReasonButton>
      {/* the button says the same to a screen reader */}
      <span aria-hidden className="text-sm text-faint">
        {reason}
      </span>
    </span>
  ) : (
    <Button variant="quiet" className="mr-auto -ml-2.75" onClick={() => onText(undefined)}>
      Show Simple Config
    </Button>
  );
}
