import type { ResourcePool } from '@trainyard/sdk/types';
import { Checkbox } from '@trainyard/ui/base/checkbox';
import { SelectField, TextField } from '@trainyard/ui/form/fields';
import type { SchemaForm } from '@trainyard/ui/form/use-schema-form';
import { capitalize } from '@trainyard/ui/lib/format';
import { type ReactNode, useId } from 'react';
import { PoolChoice } from '~/components/entity/pool-choice';
import { PolicyField } from '~/features/cluster/config-policies/policy-notes';
import type { FormPolicies } from '~/features/cluster/config-policies/use-policies';
import { usePoolOptions } from '~/features/cluster/forecast/use-pool-options';
import { MethodPicker } from './method-picker';
import {
  earlyStoppingModes,
  hasLength,
  maxSlots,
  type SearchPages,
  type SearchUnit,
} from './search-form';

type Props = {
  form: SchemaForm<SearchPages>;
  pools: readonly ResourcePool[];
  units: readonly SearchUnit[];
  lockOf: FormPolicies['lockOf'];
};

/** The first page: how to search, where, and how far. */
export function SearchSettings({ form, pools, units, lockOf }: Props) {
  const method = form.watch('method');
  return (
    <>
      <MethodPicker
        value={method}
        onChange={(next) => form.setValue('method', next, { shouldDirty: true })}
      />
      <PolicyField label="New experiment name" lock={lockOf('name')}>
        <TextField label="New experiment name" autoFocus control={form.control} name="name" />
      </PolicyField>
      <PolicyField label="Resource pool" lock={lockOf('resources', 'resource_pool')}>
        <PoolField form={form} pools={pools} />
      </PolicyField>
      <Section title="Configure Trials">
        <LengthFields form={form} units={units} />
        <PolicyField label="Slots per trial" lock={lockOf('resources', 'slots_per_trial')}>
          <TextField
            label="Slots per trial"
            inputMode="numeric"
            control={form.control}
            name="slotsPerTrial"
          />
        </PolicyField>
        {method === 'adaptive_asha' ? (
          <>
            <SelectField
              label="Early stopping mode"
              hint="How soon trials that fall behind are stopped: aggressive stops the most."
              options={capitalized(earlyStoppingModes)}
              control={form.control}
              name="mode"
            />
            <StopOnce form={form} />
          </>
        ) : null}
      </Section>
      <Section title="Set Training Limits">
        {method === 'grid' ? null : (
          <PolicyField label="Max trials" lock={lockOf('searcher', 'max_trials')}>
            <TextField
              label="Max trials"
              inputMode="numeric"
              control={form.control}
              name="maxTrials"
            />
          </PolicyField>
        )}
        <PolicyField
          label="Max concurrent trials"
          lock={lockOf('searcher', 'max_concurrent_trials')}
        >
          <TextField
            label="Max concurrent trials"
            hint="Use 0 for max possible parallelism"
            inputMode="numeric"
            control={form.control}
            name="maxConcurrentTrials"
          />
        </PolicyField>
      </Section>
    </>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid gap-2 border-t pt-3">
    <legend className="float-left w-full font-medium">{title}</legend>
    <div className="clear-both grid grid-cols-2 items-start gap-3.5 phone:grid-cols-1">
      {children}
    </div>
  </fieldset>
);

function LengthFields({ form, units }: Pick<Props, 'form' | 'units'>) {
  const values = form.watch();
  if (!hasLength(values)) return null;
  const isTime = values.lengthIn === 'metric';
  return (
    <>
      <TextField
        label={isTime ? 'Max time' : 'Max length'}
        inputMode="numeric"
        control={form.control}
        name="maxLength"
      />
      {isTime ? (
        <TextField
          label="Time metric"
          hint="The validation metric that says how far a trial has trained, as batches or epochs."
          control={form.control}
          name="timeMetric"
        />
      ) : (
        <SelectField
          label="Units"
          options={units.map((unit) => ({ value: unit, label: unitLabel(unit) }))}
          control={form.control}
          name="unit"
        />
      )}
    </>
  );
}

function PoolField({ form, pools }: Pick<Props, 'form' | 'pools'>) {
  const { pool, slotsPerTrial } = form.watch();
  const slots = Number(slotsPerTrial);
  const options = usePoolOptions(Number.isInteger(slots) && slots >= 0 ? slots : undefined);
  const atMost = maxSlots(pools.find(({ name }) => name === pool));
  return (
    <div className="grid gap-1">
      <PoolChoice
        isRequired
        pools={options}
        value={pool}
        slots={slots || 0}
        onChange={(next) => form.setValue('pool', next, { shouldDirty: true })}
      />
      {Number.isFinite(atMost) ? (
        <p className="text-sm text-faint">{`${atMost} max slots`}</p>
      ) : null}
    </div>
  );
}

const unitLabel = (unit: SearchUnit) => (unit === 'plain' ? 'Units of the code' : capitalize(unit));

const capitalized = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: capitalize(value) }));

function StopOnce({ form }: Pick<Props, 'form'>) {
  const id = useId();
  return (
    <label htmlFor={id} className="col-span-full flex items-start gap-2">
      <Checkbox
        id={id}
        className="mt-0.5"
        checked={form.watch('stopOnce')}
        onChange={({ target }) => form.setValue('stopOnce', target.checked, { shouldDirty: true })}
      />
      Stop once - a trial that falls behind is stopped for good, and is not continued later on.
    </label>
  );
}
