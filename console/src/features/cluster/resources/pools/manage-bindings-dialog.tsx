import { useQueries, useQuery } from '@tanstack/react-query';
import { listChange } from '@trainyard/sdk/model';
import { ChoicesField } from '@trainyard/ui/form/choice-field';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { plural } from '@trainyard/ui/lib/format';
import { useState } from 'react';
import { poolQueries } from '~/data/cluster/pools';
import { workspaceQueries } from '~/data/workspaces';
import { useBindPool } from '~/features/cluster/resources/mutations';
import { idList } from '~/lib/form-schema';
import { z } from '~/lib/zod';

const schema = z.object({ workspaceIds: idList });

type Props = { poolName: string; bound: readonly number[]; onClose: () => void };

/** The names of other pools by the workspaces that are bound to them. */
function useOtherPools(poolName: string): ReadonlyMap<number, readonly string[]> {
  const { data: pools = [] } = useQuery(poolQueries.list());
  const others = pools.map(({ name }) => name).filter((name) => name !== poolName);
  const bindings = useQueries({ queries: others.map((name) => poolQueries.bindings(name)) });
  const names = new Map<number, string[]>();
  for (const [index, { data = [] }] of bindings.entries())
    for (const id of data) names.set(id, [...(names.get(id) ?? []), others[index] ?? '']);
  return names;
}

type OtherProps = { chosen: readonly number[]; others: ReadonlyMap<number, readonly string[]> };

/** Warns of workspaces that are bound to other pools already. */
function OtherBindings({ chosen, others }: OtherProps) {
  const count = chosen.filter((id) => others.has(id)).length;
  if (count === 0) return null;
  return (
    <p role="status" className="text-sm text-warn">
      {plural(count, 'selected workspace is', 'selected workspaces are')} bound to other pools, too:
      the work there may run in any of them.
    </p>
  );
}

/** A dialog that binds a pool to workspaces. */
export default function ManageBindingsDialog({ poolName, bound, onClose }: Props) {
  const { data: workspaces = [] } = useQuery(workspaceQueries.list());
  const { mutateAsync } = useBindPool(poolName);
  const [base] = useState({ workspaceIds: [...bound] });
  const form = useSchemaForm(schema, base);
  const others = useOtherPools(poolName);
  return (
    <FormDialog
      title="Manage resource pool bindings"
      submitLabel="Apply"
      failure="Unable to change the bindings."
      done={`Bindings of ${poolName} updated`}
      form={form}
      onClose={onClose}
      onSubmit={({ workspaceIds }) => mutateAsync(listChange(base.workspaceIds, workspaceIds))}
    >
      <p className="text-muted">
        Only its workspaces can use a bound pool. Every workspace can use a pool without bindings.
      </p>
      <ChoicesField
        label={`Bound to ${poolName}`}
        autoFocus
        choices={workspaces.map(({ id, name, archived }) => ({
          value: id,
          label: name,
          note: noteOf({ archived, pools: others.get(id) }),
        }))}
        nothingFound="No workspace matches"
        control={form.control}
        name="workspaceIds"
      />
      <OtherBindings chosen={form.watch('workspaceIds')} others={others} />
    </FormDialog>
  );
}

type Noted = { archived: boolean; pools: readonly string[] | undefined };

const noteOf = ({ archived, pools }: Noted): string | undefined =>
  [archived ? 'archived' : '', pools ? `bound to ${pools.join(', ')}` : '']
    .filter(Boolean)
    .join(', ') || undefined;
