import type { Metric } from '@trainyard/sdk/model';
import { Button } from '@trainyard/ui/base/button';
import { Checkbox } from '@trainyard/ui/base/checkbox';
import { Popover, PopoverContent, PopoverTrigger } from '@trainyard/ui/base/popover';
import { Select } from '@trainyard/ui/base/select';
import { ScaleSelect } from '@trainyard/ui/charts/chart-toolbar';
import { formatCount, missing, plural } from '@trainyard/ui/lib/format';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { MetricSelect } from '~/components/metrics/metric-select';
import { batchMargins, type HyperparameterSearch, hyperparameterSearch } from './search';
import { maxHyperparameters } from './trial-dimensions';

type PickerProps = {
  names: readonly string[];
  /** an empty list means all, or the first ten of many */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Selects the hyperparameters that have an axis: ten at most. */
function HyperparameterPicker({ names, chosen, onChange }: PickerProps) {
  const chosenNames = names.filter((name) => chosen.includes(name));
  const isAll = chosenNames.length === 0;
  const toggle = (name: string) =>
    onChange(
      chosenNames.includes(name)
        ? chosenNames.filter((one) => one !== name)
        : names.filter((one) => one === name || chosenNames.includes(one)),
    );
  return (
    <Popover>
      <PopoverTrigger>
        <Button aria-label={`HP ${isAll ? 'All' : chosenNames.length} (hyperparameters)`}>
          HP {isAll ? 'All' : chosenNames.length}
          <ChevronDown aria-hidden className="size-3.5 text-faint" />
        </Button>
      </PopoverTrigger>
      <PopoverContent className="max-h-80 overflow-y-auto">
        <fieldset className="grid gap-2">
          <legend className="sr-only">Hyperparameters</legend>
          <Line label="All" isChecked={isAll} onChange={() => onChange([])} />
          {names.map((name) => (
            <Line
              key={name}
              label={name}
              isChecked={chosenNames.includes(name)}
              isDisabled={!chosenNames.includes(name) && chosenNames.length >= maxHyperparameters}
              onChange={() => toggle(name)}
            />
          ))}
        </fieldset>
        {names.length > maxHyperparameters ? (
          <p className="mt-2 max-w-56 text-sm text-faint">
            {isAll
              ? `Of ${plural(names.length, 'hyperparameter')} the first ${maxHyperparameters} are shown.`
              : `At most ${maxHyperparameters}.`}
          </p>
        ) : null}
      </PopoverContent>
    </Popover>
  );
}

type LineProps = { label: string; isChecked: boolean; isDisabled?: boolean; onChange: () => void };

const Line = ({ label, isChecked, isDisabled = false, onChange }: LineProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is the control
  <label className="flex max-w-72 items-center gap-2">
    <Checkbox checked={isChecked} disabled={isDisabled} onChange={onChange} />
    <span className="truncate font-mono text-sm">{label}</span>
  </label>
);

type Props = {
  metrics: readonly Metric[];
  metric: Metric;
  batches: readonly number[];
  batch: number | undefined;
  names: readonly string[];
  search: HyperparameterSearch;
  onSearchChange: (change: Partial<HyperparameterSearch>) => void;
  children?: ReactNode;
};

/** Selects the metric, the batch and the hyperparameters of the charts. */
export function HyperparameterFilters(props: Props) {
  const { metrics, metric, batches, batch, names, search, onSearchChange } = props;
  return (
    <section className="flex flex-wrap items-center gap-2 pt-1 pb-3" aria-label="Filters">
      <MetricSelect
        metrics={metrics}
        metric={metric}
        onChange={(next) => onSearchChange({ metric: next, batch: 0 })}
      />
      <Select
        label="Batches Processed"
        value={batch ?? 0}
        // keeps its place until the batches are read
        options={
          batch === undefined
            ? [{ value: 0, label: `Batch ${missing}` }]
            : batches.map((value) => ({ value, label: `Batch ${formatCount(value)}` }))
        }
        onChange={(next) => onSearchChange({ batch: next })}
        disabled={batch === undefined}
        className="min-w-32"
      />
      <Select
        label="Batch Margin"
        value={search.margin}
        options={batchMargins.map((value) => ({ value, label: `± ${value}` }))}
        onChange={(margin) => onSearchChange({ margin })}
      />
      <HyperparameterPicker
        names={names}
        chosen={search.hp}
        onChange={(hp) => onSearchChange({ hp })}
      />
      <ScaleSelect value={search.scale} onChange={(scale) => onSearchChange({ scale })} />
      {props.children}
      <Button variant="quiet" onClick={() => onSearchChange(hyperparameterSearch.defaults())}>
        Reset
      </Button>
    </section>
  );
}
