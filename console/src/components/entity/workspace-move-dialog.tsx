import { useQuery } from '@tanstack/react-query';
import { can, type PolicyName } from '@trainyard/rbac';
import { ChoiceField } from '@trainyard/ui/form/choice-field';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { WorkspaceIcon } from '~/components/entity/avatar';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { choiceOf } from '~/lib/form-schema';
import { z } from '~/lib/zod';

type Props = {
  title: string;
  submitLabel: string;
  /** the text before the master's message when it refuses */
  failure: string;
  size?: 'small';
  /** the current workspace, which is listed but cannot be chosen */
  workspaceId: number;
  /** leaves out the workspace that is part of every cluster */
  isIntoMutable?: boolean;
  /** decides to which workspaces the entity may go */
  policy: PolicyName;
  onMove: (workspaceId: number) => Promise<unknown>;
  /** the text of the toast after the move, and the target of its link */
  moved: { title: string; what: string; onView: (workspaceId: number) => void };
  onClose: () => void;
};

const schema = z.object({ workspaceId: choiceOf<number>('Workspace required') });

/** Asks for the target workspace, moves the entity there, and links to it in a toast. */
export function WorkspaceMoveDialog(props: Props) {
  const { workspaceId: currentId, isIntoMutable, policy, onMove, moved, ...dialog } = props;
  const form = useSchemaForm(schema, { workspaceId: null });
  const viewer = useViewer();
  const { data: workspaces } = useQuery(workspaceQueries.list());
  const choices = (workspaces ?? [])
    .filter(({ immutable }) => !(immutable && isIntoMutable))
    .filter(({ id }) => id === currentId || can(viewer, policy, { workspaceId: id }))
    .map(({ id, name, archived }) => ({
      value: id,
      label: name,
      icon: <WorkspaceIcon name={name} />,
      note: id === currentId ? 'current' : archived ? 'archived' : undefined,
      isDisabled: id === currentId || archived,
      isMarked: id === currentId,
    }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const isNowhere = workspaces !== undefined && choices.every(({ isDisabled }) => isDisabled);

  async function move({ workspaceId }: { workspaceId: number }) {
    await onMove(workspaceId);
    const name = choices.find(({ value }) => value === workspaceId)?.label ?? `${workspaceId}`;
    showToast({
      kind: 'success',
      title: moved.title,
      description: `${moved.what} moved to workspace ${name}`,
      action: { label: 'View Workspace', run: () => moved.onView(workspaceId) },
    });
  }

  return (
    <FormDialog {...dialog} form={form} onSubmit={move}>
      {isNowhere ? (
        <p className="text-muted">There is no other workspace that you may move it to.</p>
      ) : null}
      <ChoiceField
        label="Workspace"
        autoFocus
        control={form.control}
        name="workspaceId"
        choices={choices}
        nothingFound="No workspace matches"
      />
    </FormDialog>
  );
}
