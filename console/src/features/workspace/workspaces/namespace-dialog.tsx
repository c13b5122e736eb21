import { can } from '@trainyard/rbac';
import type { Workspace } from '@trainyard/sdk/types';
import { SelectField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { useState } from 'react';
import { useViewer } from '~/data/viewer';
import { checkedWhere, requiredText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { useSetNamespace } from './mutations';
import type { ClusterNamespace, NamespaceFields } from './namespaces';

type Props = { workspace: Workspace; binding: ClusterNamespace; onClose: () => void };

const choices = [
  { value: 'default', label: 'Default of the cluster' },
  { value: 'named', label: 'A namespace that exists' },
  { value: 'automatic', label: 'One created for this workspace' },
];

const values = z.object({
  choice: z.string(),
  namespace: z.string(),
  quota: z.string().check(z.regex(/^\d{0,9}$/, 'Quota must be a whole number')),
});

const schema = values.check(
  checkedWhere(
    ({ choice }) => choice === 'named',
    z.object({ namespace: requiredText('Namespace', { max: 63 }) }),
  ),
);

/** Returns the fields that the values of the form mean; an empty quota keeps `quota`. */
function fieldsOf(values: z.output<typeof schema>, quota: number | undefined): NamespaceFields {
  const isMade = values.choice === 'automatic';
  return {
    namespace: isMade ? undefined : values.choice === 'named' ? values.namespace : '',
    quota: isMade && values.quota !== '' ? Number(values.quota) : quota,
  };
}

/** Asks in which namespace of a cluster a workspace runs, and how many slots it may request there. */
export default function NamespaceDialog({ workspace, binding, onClose }: Props) {
  const [opened] = useState(binding);
  const { clusterName, namespace, isAutomatic, quota } = opened;
  const viewer = useViewer();
  const { mutateAsync } = useSetNamespace();
  const form = useSchemaForm(
    schema,
    {
      choice: isAutomatic ? 'automatic' : 'named',
      namespace: isAutomatic ? '' : namespace,
      quota: quota === undefined ? '' : String(quota),
    },
    `workspaces/${workspace.id}/namespace/${clusterName}`,
  );
  const choice = form.watch('choice');
  return (
    <FormDialog
      title={`Namespace in ${clusterName}`}
      submitLabel="Save"
      size="small"
      failure="Unable to change the namespace."
      done={`Namespace of ${workspace.name} changed`}
      form={form}
      onClose={onClose}
      onSubmit={(to) => {
        const base = fieldsOf(form.base, quota);
        return mutateAsync({
          ...{ workspaceId: workspace.id, clusterName },
          ...{ base, to: fieldsOf(to, base.quota) },
        });
      }}
    >
      <SelectField label="Namespace" options={choices} control={form.control} name="choice" />
      {choice === 'named' ? (
        <TextField
          label="Name"
          spellCheck={false}
          autoFocus
          control={form.control}
          name="namespace"
        />
      ) : null}
      {choice === 'automatic' && can(viewer, 'workspace.setQuotas') ? (
        <TextField
          label="Slots it may request"
          hint="Empty: the quota stays as it is."
          inputMode="numeric"
          control={form.control}
          name="quota"
        />
      ) : null}
    </FormDialog>
  );
}
