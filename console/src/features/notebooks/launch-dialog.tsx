import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { hasCompute } from '@trainyard/insights/cluster/slot-counts';
import { can } from '@trainyard/rbac';
import type { ResourcePool, Template } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent, DialogError } from '@trainyard/ui/base/dialog';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { useDialogAction } from '@trainyard/ui/form/use-dialog-action';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { type FormEvent, useId, useState } from 'react';
import { hasExceededSlots, openTask } from '~/app/tasks/open-task';
import { showSlotsWarning } from '~/app/tasks/slots-warning';
import { poolsQuery } from '~/data/pools';
import { projectQueries } from '~/data/projects';
import { useSaveSetting } from '~/data/save-setting';
import { useSettings } from '~/data/settings';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { PolicyNotes } from '~/features/config-policies/policy-notes';
import { usePolicies } from '~/features/config-policies/use-policies';
import { parseConfig } from '~/lib/config-text';
import { ConfigEditor, ConfigSwitch } from './config-editor';
import { ConfigPreview } from './config-preview';
import { FormFields } from './form-fields';
import {
  anyLaunch,
  type LaunchBody,
  type Launched,
  type LaunchKind,
  launchKinds,
} from './launch-kinds';
import { type LaunchForm, remembered, toConfig } from './notebook-form';

type Props = {
  kind?: LaunchKind;
  /** replaces the stored value of the last launch */
  initial?: Partial<LaunchForm>;
  onClose: () => void;
};

export const LaunchShell = (props: Omit<Props, 'kind'>) => <LaunchDialog kind="shell" {...props} />;

export const LaunchCommand = (props: Omit<Props, 'kind'>) => (
  <LaunchDialog kind="command" {...props} />
);

type TemplateProps = { template: Template; onClose: () => void };

export const LaunchWithTemplate = ({ template, onClose }: TemplateProps) => (
  <LaunchDialog
    initial={{ template: template.name, workspaceId: template.workspaceId }}
    onClose={onClose}
  />
);

const inPool =
  (kind: LaunchKind) =>
  ({ pool, onClose }: { pool: ResourcePool; onClose: () => void }) => (
    <LaunchDialog kind={kind} initial={{ pool: pool.name }} onClose={onClose} />
  );

/** The dialogs with a pool chosen. */
export const launchInPool = {
  notebook: inPool('notebook'),
  shell: inPool('shell'),
  command: inPool('command'),
};

/** The choices of the last launch and the changes since, without those this cluster does not have. */
function useLaunchForm(kind: LaunchKind, initial: Partial<LaunchForm> = {}) {
  const viewer = useViewer();
  const pageWorkspace = usePageWorkspace();
  const last = useSettings(launchKinds[kind].storagePath, remembered[kind]);
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const { data: pools = [] } = useQuery(poolsQuery);
  const [change, setChange] = useState(initial);

  const open = workspaces.filter(
    ({ id, archived }) => !archived && can(viewer, 'task.create', { workspaceId: id }),
  );
  const nextForm: LaunchForm = { ...last, workspaceId: last.workspaceId, ...change };
  const preferredId = pageWorkspace ?? nextForm.workspaceId;
  const preferred = open.find(({ id }) => id === preferredId);
  // a single option needs no field
  const workspaceId = (preferred ?? (open.length === 1 ? open[0] : undefined))?.id;
  const pool = pools.find(({ name }) => name === nextForm.pool);
  const form: LaunchForm = { ...nextForm, workspaceId, pool: pool?.name ?? '' };
  return {
    form,
    change,
    setChange,
    workspaces: open,
    isWorkspaceFixed: pageWorkspace !== undefined && workspaceId !== undefined,
    isCompute: pool === undefined || hasCompute(pool),
  };
}

/** Starts an interactive task, and stores the values for the next launch. */
export default function LaunchDialog({ kind = 'notebook', initial, onClose }: Props) {
  const formId = useId();
  const { name, title, storagePath } = launchKinds[kind];
  const remember = useSaveSetting();
  const launch = useLaunch(kind);
  const { form, change, setChange, isCompute, ...choices } = useLaunchForm(kind, initial);
  const [text, setText] = useState<string>();
  const edited = text === undefined ? undefined : parseConfig(text, `${name} config required`);
  const { workspaceId } = form;
  const config = edited?.config ?? toConfig(form, isCompute);
  const policies = usePolicies(
    { workloadType: 'NTSC', workspaceId },
    text ?? JSON.stringify(config),
  );
  const isNothingToRun = kind === 'command' && form.entrypoint.trim() === '';
  const problem =
    workspaceId === undefined
      ? 'Workspace is required'
      : edited?.problem
        ? edited.problem
        : isNothingToRun && !edited
          ? 'Command is required'
          : policies.problem;

  const keep = () => {
    for (const [key, value] of Object.entries(change)) remember({ storagePath, key, value });
  };
  const { isBusy, error, run, leave } = useDialogAction({
    title,
    failure: `Unable to Launch ${name}.`,
    onClose,
  });
  const close = () => {
    keep();
    leave();
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (problem !== undefined || workspaceId === undefined || isBusy) return;
    keep();
    void run(() => launch({ config, templateName: form.template, workspaceId }));
  }

  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || close()}>
      <DialogContent
        title={title}
        size={text === undefined ? 'medium' : 'large'}
        isBusy={isBusy}
        footer={
          <>
            <ConfigSwitch
              kind={kind}
              form={form}
              isCompute={isCompute}
              text={text}
              onText={setText}
            />
            <span className="flex gap-2">
              <Button onClick={close}>Cancel</Button>
              <Tooltip content={problem}>
                <Button
                  type="submit"
                  form={formId}
                  variant="primary"
                  isBusy={isBusy}
                  aria-disabled={problem === undefined ? undefined : true}
                >
                  Launch
                </Button>
              </Tooltip>
            </span>
          </>
        }
      >
        <form id={formId} onSubmit={submit} noValidate>
          <FormFields
            {...choices}
            kind={kind}
            form={form}
            isCompute={isCompute}
            isShort={text !== undefined}
            lockOf={policies.lockOf}
            onChange={(next) => setChange({ ...change, ...next })}
          />
          {text === undefined ? (
            <div className="pt-3.5">
              <ConfigPreview config={config} templateName={form.template} />
            </div>
          ) : (
            <ConfigEditor kind={kind} text={text} problem={edited?.problem} onChange={setText} />
          )}
          <div className="grid gap-2 pt-3 empty:hidden">
            <PolicyNotes policies={policies} hasProblem />
          </div>
          <div className="pt-3 empty:hidden">
            {error === undefined ? null : <DialogError>{error}</DialogError>}
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** Returns a function that starts a task; its result opens the task. */
function useLaunch(kind: LaunchKind) {
  const navigate = useNavigate();
  const { name, launch: call } = launchKinds[kind];
  const { mutateAsync } = useMutation({
    mutationFn: call,
    meta: { ...anyLaunch, isRefreshAwaited: false },
    // a retry might start a second task
    retry: false,
  });

  function open({ notebook, task, warnings }: Launched) {
    const isExceeded = hasExceededSlots(warnings);
    if (kind === 'notebook')
      return openTask(notebook ?? null, { taskType: 'jupyter-lab', hasExceededSlots: isExceeded });
    if (isExceeded) showSlotsWarning();
    const title = `Launched ${task?.description || task?.displayName || name}`;
    showToast({ kind: 'success', title });
    if (task)
      void navigate({
        to: '/$taskType/$taskId/logs',
        params: { taskType: kind, taskId: task.id },
        search: { id: task.description || task.displayName },
      });
  }

  return async (body: LaunchBody) => {
    const launched = await mutateAsync(body);
    return () => open(launched);
  };
}

/** The workspace that the open page belongs to, where it is one's or a project's. */
function usePageWorkspace(): number | undefined {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [, kind, id] = /^\/(workspaces|projects)\/(\d+)/.exec(path) ?? [];
  const { data: project } = useQuery({
    ...projectQueries.detail(Number(id ?? 0)),
    enabled: kind === 'projects',
  });
  if (kind === 'workspaces') return Number(id);
  return kind === 'projects' ? project?.workspaceId : undefined;
}
