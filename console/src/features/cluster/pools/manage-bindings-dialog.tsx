import { useQuery } from '@tanstack/react-query';
import { ChoicesField } from '@trainyard/ui/form/choice-field';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { useBindPool } from '~/features/cluster/mutations';
import { workspaceQueries } from '~/features/workspaces/queries';
import { idList } from '~/lib/form-schema';
import { z } from '~/lib/zod';

const schema = z.object({ workspaceIds: idList });

type Props = { poolName: string; bound: readonly number[]; onClose: () => void };

/** Which workspaces a pool is kept for. */
export default function ManageBindingsDialog({ poolName, bound, onClose }: Props) {
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const { mutateAsync } = useBindPool(poolName, bound);
  const form = useSchemaForm(schema, { workspaceIds: [...bound] });
  return (
    <FormDialog
      title="Manage resource pool bindings"
      submitLabel="Apply"
      failure="Unable to change the bindings."
      form={form}
      onClose={onClose}
      onSubmit={async ({ workspaceIds }) => {
        await mutateAsync(workspaceIds);
        showToast({ kind: 'success', title: `Bindings of ${poolName} updated` });
      }}
    >
      <p className="text-muted">
        A bound pool serves its workspaces alone. Without any, every workspace may use it.
      </p>
      <ChoicesField
        label={`Bound to ${poolName}`}
        autoFocus
        choices={workspaces.map(({ id, name, archived }) => ({
          value: id,
          label: name,
          note: archived ? 'archived' : undefined,
        }))}
        nothingFound="No workspace matches"
        control={form.control}
        name="workspaceIds"
      />
    </FormDialog>
  );
}
