import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@trainyard/ui/base/button';
import { useState } from 'react';
import { reportError } from '~/app/report-error';
import { type LaunchKind, launchKinds } from './launch-kinds';
import { type LaunchForm, toConfig } from './notebook-form';
import { notebookQueries } from './queries';

type Props = {
  kind: LaunchKind;
  form: LaunchForm;
  isCompute: boolean;
  text: string | undefined;
  onText: (text: string | undefined) => void;
};

/** Form or the whole config, as the master would fill it in where it tells. */
export function ConfigSwitch({ kind, form, isCompute, text, onText }: Props) {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const { workspaceId, template } = form;

  async function configOf(id: number): Promise<Record<string, unknown> | null> {
    const config = toConfig(form, isCompute);
    // the master previews notebooks alone
    if (kind !== 'notebook') return config;
    const body = { config, templateName: template, workspaceId: id };
    return queryClient.fetchQuery(notebookQueries.preview(body));
  }

  async function show() {
    if (workspaceId === undefined) return;
    setIsBusy(true);
    try {
      const config = await configOf(workspaceId);
      const { stringify } = await import('yaml');
      onText(stringify(config ?? {}));
    } catch (error) {
      reportError(error, { message: `Unable to fetch ${launchKinds[kind].name} config.` });
    } finally {
      setIsBusy(false);
    }
  }

  return text === undefined ? (
    <Button
      variant="quiet"
      className="mr-auto -ml-2"
      isBusy={isBusy}
      disabled={workspaceId === undefined}
      onClick={() => void show()}
    >
      Show Full Config
    </Button>
  ) : (
    <Button variant="quiet" className="mr-auto -ml-2" onClick={() => onText(undefined)}>
      Show Simple Config
    </Button>
  );
}
