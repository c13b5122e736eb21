import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { can, type Viewer } from '@trainyard/rbac';
import type { Project, Workspace } from '@trainyard/sdk/types';
import { ChoiceField } from '@trainyard/ui/form/choice-field';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { type SchemaForm, useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { showToast, showUndo } from '@trainyard/ui/lib/toast-store';
import { Archive } from 'lucide-react';
import { reportError } from '~/app/errors/report-error';
import { WorkspaceIcon } from '~/components/entity/avatar';
import { type BulkAnswer, type BulkResult, bulkAnswerOf, countOf } from '~/data/bulk-answer';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import type { ActionDialogProps } from '~/features/experiments/base/action-dialog';
import { uncategorizedProjectId, uncategorizedWorkspaceId } from '~/lib/links';
import { z } from '~/lib/zod';
import { type MoveBody, useMoveExperiments } from '../mutations';
import { formQueries } from '../queries';

export const moveSchema = z
  .object({ workspaceId: z.number('Workspace is required'), projectId: z.custom<number | null>() })
  .check(
    z.refine((values) => typeof destinationOf(values) === 'number', {
      error: 'Project is required',
      path: ['projectId'],
    }),
  );

export type MoveForm = z.output<typeof moveSchema>;

/** The target project: the workspace of uncategorized experiments has one project, which is hidden. */
export const destinationOf = ({ workspaceId, projectId }: MoveForm): number | null =>
  workspaceId === uncategorizedWorkspaceId ? uncategorizedProjectId : projectId;

type Source = { workspaceId: number; viewer: Viewer };

/** The places to which the user may move experiments; the current place stays visible. */
const workspaceChoices = (workspaces: readonly Workspace[], { workspaceId, viewer }: Source) =>
  workspaces
    .filter(({ id }) => id === workspaceId || can(viewer, 'experiment.moveTo', { workspaceId: id }))
    .map(({ id, name, archived }) => ({
      value: id,
      label: name,
      note: archived ? 'archived' : id === workspaceId ? 'current' : undefined,
      isDisabled: archived,
    }));

const projectChoices = (projects: readonly Project[], projectId: number | null) =>
  projects.map(({ id, name, archived }) => ({
    value: id,
    label: name,
    note: archived ? 'archived' : id === projectId ? 'current' : undefined,
    isDisabled: archived,
  }));

export type Moving = {
  /** those that may be moved; with `filters` the master finds them and these are none */
  experimentIds: readonly number[];
  filters?: MoveBody['filters'];
  /** where they are now */
  source: { workspaceId: number; projectId: number };
  onMoved?: () => void;
};

/** Moves one experiment or many to another project. */
export default function MoveDialog({
  experimentIds,
  filters,
  source,
  onClose,
  onMoved,
}: Moving & { onClose: () => void }) {
  const router = useRouter();
  const { mutateAsync } = useMoveExperiments();
  const form = useSchemaForm(moveSchema, source);
  const target = form.watch();
  const projects = useProjects(target.workspaceId);
  const isOne = !filters && experimentIds.length === 1;
  const title = isOne ? 'Move Experiment' : 'Move Experiments';

  async function move(values: MoveForm) {
    const projectId = destinationOf(values);
    if (projectId === null) return;
    const ids = filters ? [] : [...experimentIds];
    const body = { experimentIds: ids, destinationProjectId: projectId };
    const isNone = !filters && ids.length === 0;
    const result = isNone
      ? bulkAnswerOf([])
      : await mutateAsync(filters ? { ...body, filters } : body);
    report(result, projectId);
    if (result.done > 0) onMoved?.();
  }

  async function moveBack(experimentIds: number[]) {
    const body = { experimentIds, destinationProjectId: source.projectId };
    try {
      const { failed } = await mutateAsync(body);
      if (failed > 0) throw new Error(`Unable to move ${countOf(failed)}`);
      showToast({ kind: 'success', title: `Moved ${countOf(experimentIds.length)} back` });
      onMoved?.();
    } catch (error) {
      reportError(error, { message: 'Undo failed.' });
    }
  }

  function report(result: BulkAnswer, id: number) {
    const name = projects.find((project) => project.id === id)?.name ?? 'Uncategorized';
    const { title: noticeTitle, description, tone, hasMoved } = moveNotice(result, name);
    const projectId = String(id);
    const run = () =>
      void router.navigate({ to: '/projects/$projectId/experiments', params: { projectId } });
    const toast = { kind: tone, title: noticeTitle, description };
    if (hasMoved)
      showUndo(
        { ...toast, link: { label: 'View Project', run } },
        () => void moveBack(result.doneIds),
      );
    else showToast(toast);
  }

  return (
    <FormDialog
      title={title}
      submitLabel={title}
      failure={`Unable to move ${filters ? 'experiments' : countOf(experimentIds.length)}.`}
      size="small"
      form={form}
      blocked={destinationOf(target) === source.projectId ? 'No changes to save.' : undefined}
      onClose={onClose}
      onSubmit={move}
    >
      <PlaceFields form={form} source={source} />
    </FormDialog>
  );
}

/** Moves one experiment. */
export function MoveOneDialog({ experiment, onClose }: ActionDialogProps) {
  const { id, workspaceId, projectId } = experiment;
  return <MoveDialog experimentIds={[id]} source={{ workspaceId, projectId }} onClose={onClose} />;
}

export const hasProjects = (workspaceId: number) => workspaceId !== uncategorizedWorkspaceId;

export function useProjects(workspaceId: number) {
  const isProjectNeeded = hasProjects(workspaceId);
  const { data } = useQuery({ ...formQueries.projects(workspaceId), enabled: isProjectNeeded });
  return (isProjectNeeded && data) || [];
}

type FieldsProps = {
  form: SchemaForm<MoveForm>;
  /** the current or the chosen place; without a project where the user has to choose one */
  source: MoveForm;
};

/** Chooses a workspace, and a project of it. */
export function PlaceFields({ form, source }: FieldsProps) {
  const viewer = useViewer();
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const workspaceId = form.watch('workspaceId');
  const projects = useProjects(workspaceId);
  return (
    <>
      <ChoiceField
        label="Workspace"
        autoFocus
        nothingFound="No workspace matches"
        control={form.control}
        name="workspaceId"
        onChosen={() => form.setValue('projectId', null)}
        choices={workspaceChoices(workspaces, { viewer, workspaceId: source.workspaceId }).map(
          (choice) => ({
            ...choice,
            icon: choice.isDisabled ? archivedIcon : <WorkspaceIcon name={choice.label} />,
          }),
        )}
      />
      {hasProjects(workspaceId) ? (
        <ChoiceField
          label="Project"
          nothingFound="No project matches"
          control={form.control}
          name="projectId"
          choices={projectChoices(projects, source.projectId).map((choice) =>
            choice.isDisabled ? { ...choice, icon: archivedIcon } : choice,
          )}
        />
      ) : null}
    </>
  );
}

const archivedIcon = <Archive aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />;

type MoveNotice = {
  title: string;
  description: string;
  tone: 'success' | 'warning' | 'error';
  /** some of them are in the project now */
  hasMoved: boolean;
};

/** Sums up the results of all experiments in one toast. */
export function moveNotice({ done, failed }: BulkResult, project: string): MoveNotice {
  if (done + failed === 0)
    return {
      title: 'No eligible experiments',
      description: 'No selected experiments were eligible for moving',
      tone: 'warning',
      hasMoved: false,
    };
  if (failed === 0)
    return {
      title: 'Move Success',
      description: `${countOf(done)} moved to project ${project}`,
      tone: 'success',
      hasMoved: true,
    };
  if (done === 0)
    return {
      title: 'Move Failure',
      description: `Unable to move ${countOf(failed)}`,
      tone: 'error',
      hasMoved: false,
    };
  return {
    title: 'Partial Move Failure',
    description: `${failed} out of ${done + failed} eligible experiments failed to move to project ${project}`,
    tone: 'warning',
    hasMoved: true,
  };
}
