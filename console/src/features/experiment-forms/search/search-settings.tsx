import type { ResourcePool } from '@trainyard/sdk/types';
import { Checkbox } from '@trainyard/ui/base/checkbox';
import { Field } from '@trainyard/ui/base/field';
import { Select } from '@trainyard/ui/base/select';
import { TextField } from '@trainyard/ui/form/fields';
import type { Form } from '@trainyard/ui/form/use-form';
import { capitalize } from '@trainyard/ui/lib/format';
import { type ReactNode, useId } from 'react';
import { MethodPicker } from './method-picker';
import { earlyStoppingModes, maxSlots, type SearchForm, type SearchUnit } from './search-form';

type Props = {
  form: Form<SearchForm>;
  pools: readonly ResourcePool[];
  units: readonly SearchUnit[];
};

/** The first page: how to search, where, and how far. */
export function SearchSettings({ form, pools, units }: Props) {
  const { method } = form.values;
  return (
    <>
      <MethodPicker value={method} onChange={form.field('method').onChange} />
      <div className="grid grid-cols-2 items-start gap-3.5 phone:grid-cols-1">
        <TextField label="New experiment name" autoFocus field={form.field('name')} />
        <PoolField form={form} pools={pools} />
      </div>
      <Section title="Configure Trials">
        <TextField label="Max length" inputMode="numeric" field={form.field('maxLength')} />
        <Choice label="Units" options={units} field={form.field('unit')} />
        <TextField
          label="Slots per trial"
          inputMode="numeric"
          field={form.field('slotsPerTrial')}
        />
        {method === 'adaptive_asha' ? (
          <>
            <Choice
              label="Early stopping mode"
              hint="How soon trials that fall behind are stopped: aggressive stops the most."
              options={earlyStoppingModes}
              field={form.field('mode')}
            />
            <StopOnce form={form} />
          </>
        ) : null}
      </Section>
      <Section title="Set Training Limits">
        {method === 'grid' ? null : (
          <TextField label="Max trials" inputMode="numeric" field={form.field('maxTrials')} />
        )}
        <TextField
          label="Max concurrent trials"
          hint="Use 0 for max possible parallelism"
          inputMode="numeric"
          field={form.field('maxConcurrentTrials')}
        />
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

function PoolField({ form, pools }: Omit<Props, 'units'>) {
  const { value, error, onChange } = form.field('pool');
  const slots = maxSlots(pools.find(({ name }) => name === value));
  const options = pools.map(({ name }) => ({ value: name, label: name }));
  // where it ran may be gone, or out of this person's sight
  const isKnown = options.some((option) => option.value === value);
  return (
    <Field
      label="Resource pool"
      hint={Number.isFinite(slots) ? `${slots} max slots` : undefined}
      error={error}
    >
      {({ id }) => (
        <Select
          id={id}
          label="Resource pool"
          value={value}
          options={isKnown ? options : [{ value, label: value || 'Choose a pool' }, ...options]}
          onChange={onChange}
          className="h-8!"
        />
      )}
    </Field>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  hint?: string;
  options: readonly Value[];
  field: { value: Value; onChange: (value: Value) => void };
};

const Choice = <Value extends string>({ label, hint, options, field }: ChoiceProps<Value>) => (
  <Field label={label} hint={hint}>
    {({ id }) => (
      <Select
        id={id}
        label={label}
        value={field.value}
        options={options.map((value) => ({ value, label: capitalize(value) }))}
        onChange={field.onChange}
        className="h-8!"
      />
    )}
  </Field>
);

function StopOnce({ form }: Pick<Props, 'form'>) {
  const id = useId();
  const { value, onChange } = form.field('stopOnce');
  return (
    <label htmlFor={id} className="col-span-full flex items-start gap-2">
      <Checkbox
        id={id}
        className="mt-0.5 shrink-0"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
      Stop once - a trial that falls behind is stopped for good, and is not continued later on.
    </label>
  );
}
