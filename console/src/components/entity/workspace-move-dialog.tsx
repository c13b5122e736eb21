import { type Choice, ChoiceField } from '@trainyard/ui/form/choice-field';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { chosen } from '~/lib/form-schema';
import { z } from '~/lib/zod';

type Props = {
  title: string;
  submitLabel: string;
  /** the text before the master's message when it refuses */
  failure: string;
  size?: 'small';
  /** the workspaces that the user may select, by their ids */
  choices: readonly Choice<number>[];
  onMove: (workspaceId: number) => Promise<unknown>;
  /** the text of the toast after the move, and the target of its link */
  moved: { title: string; what: string; onView: (workspaceId: number) => void };
  onClose: () => void;
};

const schema = z.object({ workspaceId: chosen<number>('Workspace required') });

/** Asks for the target workspace, moves the entity there, and links to it in a toast. */
export function WorkspaceMoveDialog({ choices, onMove, moved, ...dialog }: Props) {
  const form = useSchemaForm(schema, { workspaceId: null });

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
