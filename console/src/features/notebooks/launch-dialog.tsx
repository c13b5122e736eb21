import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import { launchNotebook } from '@trainyard/sdk/calls';
import { type FormEvent, useId, useState } from 'react';
import { client } from '~/app/api';
import { hasExceededSlots, openTask } from '~/app/open-task';
import { messageOf, reportError } from '~/app/report-error';
import { Button } from '~/components/ui/button';
import { Dialog, DialogContent } from '~/components/ui/dialog';
import { Tooltip } from '~/components/ui/tooltip';
import { useUpdateSetting } from '~/features/settings/mutations';
import { useSettings } from '~/features/settings/queries';
import { useViewer } from '~/features/viewer/queries';
import { workspaceQueries } from '~/features/workspaces/queries';
import { showToast } from '~/lib/toast-store';
import { ConfigEditor } from './config-editor';
import { FormFields } from './form-fields';
import { hasCompute, type NotebookForm, remembered, storagePath, toConfig } from './notebook-form';
import { parseConfig } from './parse-config';
import { notebookQueries } from './queries';
import { usePageWorkspace } from './use-page-workspace';

type Props = { onClose: () => void };

type Launch = { config: Record<string, unknown>; templateName: string; workspaceId: number };

const useLaunch = () =>
  useMutation({
    mutationFn: (body: Launch) => launchNotebook(client, { body }),
    retry: false,
    meta: { isSilent: true },
  });

/** Starts a JupyterLab and opens it; the choices are remembered. */
export default function LaunchDialog({ onClose }: Props) {
  const formId = useId();
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const pageWorkspace = usePageWorkspace();
  const last = useSettings(storagePath, remembered);
  const { mutate: remember } = useUpdateSetting();
  const { mutateAsync: launch, isPending } = useLaunch();
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const { data: pools = [] } = useQuery(notebookQueries.pools());
  const [change, setChange] = useState<Partial<NotebookForm>>({});
  const [text, setText] = useState<string>();

  const open = workspaces.filter(
    ({ id, archived }) => !archived && can(viewer, 'task.create', { workspaceId: id }),
  );
  const given: NotebookForm = { ...last, workspaceId: last.workspaceId, ...change };
  const workspaceId = open.find(({ id }) => id === (pageWorkspace ?? given.workspaceId))?.id;
  const pool = pools.find(({ name }) => name === given.pool);
  const form: NotebookForm = { ...given, workspaceId, pool: pool?.name ?? '' };
  const isCompute = pool === undefined || hasCompute(pool);
  const edited = text === undefined ? undefined : parseConfig(text);
  const problem = workspaceId === undefined ? 'Workspace is required' : edited?.problem;

  const keep = () => {
    for (const [key, value] of Object.entries(change)) remember({ storagePath, key, value });
  };
  const close = () => {
    keep();
    onClose();
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (problem !== undefined || workspaceId === undefined) return;
    keep();
    const config = edited?.config ?? toConfig(form, isCompute);
    try {
      const body = { config, templateName: form.template, workspaceId };
      const { notebook, warnings } = await launch(body);
      openTask(notebook, {
        taskType: 'jupyter-lab',
        hasExceededSlots: hasExceededSlots(warnings),
      });
      void queryClient.invalidateQueries({ queryKey: ['tasks'] });
      onClose();
    } catch (error) {
      reportError(error);
      const description = `Please try again later. ${messageOf(error)}`;
      showToast({ kind: 'error', title: 'Unable to Launch JupyterLab', description });
    }
  }

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || close()}>
      <DialogContent
        title="Launch JupyterLab"
        size={text === undefined ? 'small' : 'large'}
        isBusy={isPending}
        footer={
          <>
            <ConfigSwitch form={form} isCompute={isCompute} text={text} onText={setText} />
            <Tooltip content={problem}>
              <Button
                type="submit"
                form={formId}
                variant="primary"
                isBusy={isPending}
                aria-disabled={problem === undefined ? undefined : true}
              >
                Launch
              </Button>
            </Tooltip>
          </>
        }
      >
        <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
          <FormFields
            form={form}
            workspaces={open}
            isWorkspaceFixed={pageWorkspace !== undefined && workspaceId !== undefined}
            isCompute={isCompute}
            isShort={text !== undefined}
            onChange={(next) => setChange({ ...change, ...next })}
          />
          {text === undefined ? null : (
            <ConfigEditor text={text} problem={edited?.problem} onChange={setText} />
          )}
        </form>
      </DialogContent>
    </Dialog>
  );
}

type SwitchProps = {
  form: NotebookForm;
  isCompute: boolean;
  text: string | undefined;
  onText: (text: string | undefined) => void;
};

/** Form or the whole config, as the master would fill it in. */
function ConfigSwitch({ form, isCompute, text, onText }: SwitchProps) {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const { workspaceId } = form;

  async function show() {
    if (workspaceId === undefined) return;
    setIsBusy(true);
    try {
      const body = { config: toConfig(form, isCompute), templateName: form.template, workspaceId };
      const config = await queryClient.fetchQuery(notebookQueries.preview(body));
      const { stringify } = await import('yaml');
      onText(stringify(config ?? {}));
    } catch (error) {
      reportError(error, { message: 'Unable to fetch JupyterLab config.' });
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
