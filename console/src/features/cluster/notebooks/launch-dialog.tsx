import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { hasCompute } from '@trainyard/insights/cluster/slot-counts';
import { can } from '@trainyard/rbac';
import type { ResourcePool, Template } from '@trainyard/sdk/types';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { hasExceededSlots, openTask } from '~/app/tasks/open-task';
import { showSlotsWarning } from '~/app/tasks/slots-warning';
import { poolsQuery } from '~/data/cluster/pools';
import { projectQueries } from '~/data/projects';
import { useSaveSetting } from '~/data/save-setting';
import { useSettings } from '~/data/settings';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { PolicyNotes } from '~/features/cluster/config-policies/policy-notes';
import { usePolicies } from '~/features/cluster/config-policies/use-policies';
import { parseConfig } from '~/lib/config/config-text';
import { ConfigEditor, ConfigSwitch } from './config-editor';
import { ConfigPreview } from './config-preview';
import { FormFields } from './form-fields';
import { type LaunchBody, type Launched, type LaunchKind, launchKinds } from './launch-kinds';
import { useLaunchTask } from './mutations';
import { type LaunchForm, launchSchema, remembered, toConfig } from './notebook-form';

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
function useLaunchForm(kind: LaunchKind, change: Partial<LaunchForm>) {
  const viewer = useViewer();
  const pageWorkspace = usePageWorkspace();
  const last = useSettings(launchKinds[kind].storagePath, remembered[kind]);
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const { data: pools = [] } = useQuery(poolsQuery);

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
    workspaces: open,
    isWorkspaceFixed: pageWorkspace !== undefined && workspaceId !== undefined,
    isCompute: pool === undefined || hasCompute(pool),
  };
}

const noChange: Partial<LaunchForm> = {};

/** Starts an interactive task, and stores the values for the next launch. */
export default function LaunchDialog({ kind = 'notebook', initial = noChange, onClose }: Props) {
  const { name, title, storagePath } = launchKinds[kind];
  const remember = useSaveSetting();
  const launch = useLaunch(kind);
  const typed = useSchemaForm(
    launchSchema,
    { change: initial, text: null, firstText: null },
    `launch/${[kind, initial.template ?? initial.pool].filter(Boolean).join('/')}`,
  );
  const { change, ...texts } = typed.watch();
  const text = texts.text ?? undefined;
  const { form, isCompute, ...choices } = useLaunchForm(kind, change);
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

  /** The next launch starts with the choices of this one, launched or not. */
  function close() {
    for (const [key, value] of Object.entries(change)) remember({ storagePath, key, value });
    onClose();
  }

  async function submit() {
    if (workspaceId !== undefined)
      return launch({ config, templateName: form.template, workspaceId });
  }

  return (
    <FormDialog
      title={title}
      submitLabel="Launch"
      failure={`Unable to Launch ${name}.`}
      size={text === undefined ? 'medium' : 'large'}
      form={typed}
      isDirty={texts.text !== texts.firstText}
      blocked={problem}
      onClose={close}
      onSubmit={submit}
      footerStart={
        <ConfigSwitch
          kind={kind}
          form={form}
          isCompute={isCompute}
          text={text}
          onText={(next) => typed.setValues({ text: next ?? null, firstText: next ?? null })}
        />
      }
    >
      <FormFields
        {...choices}
        kind={kind}
        form={form}
        isCompute={isCompute}
        isShort={text !== undefined}
        lockOf={policies.lockOf}
        onChange={(next) => typed.setValue('change', { ...change, ...next })}
      />
      {text === undefined ? (
        <ConfigPreview config={config} templateName={form.template} />
      ) : (
        <ConfigEditor
          kind={kind}
          text={text}
          problem={edited?.problem}
          onChange={(next) => typed.setValue('text', next)}
        />
      )}
      <PolicyNotes policies={policies} hasProblem />
    </FormDialog>
  );
}

/** Returns a function that starts a task; its result opens the task. */
function useLaunch(kind: LaunchKind) {
  const navigate = useNavigate();
  const { name } = launchKinds[kind];
  const { mutateAsync } = useLaunchTask(kind);

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

/**
 * The workspace of the open page: that of a workspace page, or of the project of a project page.
 */
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
