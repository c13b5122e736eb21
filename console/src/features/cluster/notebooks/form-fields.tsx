import { useQuery } from '@tanstack/react-query';
import type { Workspace } from '@trainyard/sdk/types';
import { Field } from '@trainyard/ui/base/field';
import { Input } from '@trainyard/ui/base/input';
import { Select } from '@trainyard/ui/base/select';
import { PoolChoice } from '~/components/entity/pool-choice';
import { poolsQuery } from '~/data/cluster/pools';
import { templateQueries } from '~/data/templates';
import { PolicyField } from '~/features/cluster/config-policies/policy-notes';
import type { FormPolicies } from '~/features/cluster/config-policies/use-policies';
import { usePoolOptions } from '~/features/cluster/forecast/use-pool-options';
import { configPool } from '~/lib/config/config-facts';
import type { LaunchKind } from './launch-kinds';
import { type LaunchForm, maxSlots, roomFor } from './notebook-form';

type Props = {
  kind: LaunchKind;
  form: LaunchForm;
  workspaces: readonly Workspace[];
  isWorkspaceFixed: boolean;
  isCompute: boolean;
  /** beside a whole config only the workspace is requested */
  isShort: boolean;
  lockOf: FormPolicies['lockOf'];
  onChange: (change: Partial<LaunchForm>) => void;
};

export function FormFields(props: Props) {
  const { form, workspaces, isWorkspaceFixed, isShort, onChange } = props;
  const unchosen = { value: 0, label: 'Workspace (required)' };
  const options = workspaces.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="grid grid-cols-2 items-start gap-3.5 phone:grid-cols-1">
      <Field label="Workspace">
        {({ id }) => (
          <Select
            id={id}
            label="Workspace"
            value={form.workspaceId ?? 0}
            options={form.workspaceId === undefined ? [unchosen, ...options] : options}
            onChange={(workspaceId) => onChange({ workspaceId: workspaceId || undefined })}
            disabled={isWorkspaceFixed}
            className="h-8!"
          />
        )}
      </Field>
      {isShort ? null : <SimpleFields {...props} />}
    </div>
  );
}

function SimpleFields({ kind, form, isCompute, lockOf, onChange }: Props) {
  const { data: templates = [] } = useQuery(templateQueries.list());
  const template = templates.find(({ name }) => name === form.template);
  const { data: pools = [] } = useQuery(poolsQuery);
  const pool = pools.find(({ name }) => name === form.pool);
  const options = usePoolOptions(isCompute ? form.slots : 0);
  const atMost = maxSlots(pool);
  const nameChoices = (items: readonly { name: string }[], none: string) => [
    { value: '', label: none },
    ...items.map(({ name }) => ({ value: name, label: name })),
  ];
  return (
    <>
      <PolicyField label="Name" lock={lockOf('description')}>
        <Field label="Name">
          {(control) => (
            <Input
              {...control}
              value={form.name}
              placeholder="Name (optional)"
              onChange={(event) => onChange({ name: event.target.value })}
            />
          )}
        </Field>
      </PolicyField>
      <Field label="Template">
        {({ id }) => (
          <Select
            id={id}
            label="Template"
            value={template?.name ?? ''}
            options={nameChoices(templates, 'No template (optional)')}
            onChange={(template) => onChange({ template })}
            className="h-8!"
          />
        )}
      </Field>
      {isCompute ? (
        <PolicyField label="Slots" lock={lockOf('resources', 'slots')}>
          <Field label="Slots" hint={roomFor(form.slots, pool)}>
            {(control) => (
              <Input
                {...control}
                type="number"
                min={0}
                max={Number.isFinite(atMost) ? atMost : undefined}
                value={form.slots}
                onChange={(event) => {
                  const slots = Math.trunc(Number(event.target.value));
                  onChange({ slots: Math.max(0, Math.min(slots || 0, atMost)) });
                }}
              />
            )}
          </Field>
        </PolicyField>
      ) : null}
      {kind === 'command' ? (
        <div className="col-span-full">
          <Field label="Command" hint="A line for the shell of the container.">
            {(control) => (
              <Input
                {...control}
                value={form.entrypoint}
                placeholder="nvidia-smi"
                spellCheck={false}
                autoCapitalize="none"
                onChange={(event) => onChange({ entrypoint: event.target.value })}
                className="font-mono"
              />
            )}
          </Field>
        </div>
      ) : null}
      <div className="col-span-full">
        <PolicyField label="Resource Pool" lock={lockOf('resources', 'resource_pool')}>
          <PoolChoice
            pools={options}
            value={form.pool}
            templatePool={configPool(template?.config)}
            slots={form.slots}
            onChange={(next) => onChange({ pool: next })}
          />
        </PolicyField>
      </div>
    </>
  );
}
