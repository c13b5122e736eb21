import { type Metric, metricKey } from '@trainyard/sdk/model';
import { Button } from '@trainyard/ui/base/button';
import { Select } from '@trainyard/ui/base/select';
import { ScaleSelect } from '@trainyard/ui/charts/chart-toolbar';
import { formatCount } from '@trainyard/ui/lib/format';
import type { ReactNode } from 'react';
import { badgeOf } from '../trial-series';
import { batchMargins } from './batch-margins';
import { HyperparameterPicker } from './hyperparameter-picker';
import { type HyperparameterSearch, hyperparameterSearch } from './search';

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
      <Select
        label="Metric"
        value={metricKey(metric)}
        options={metrics.map((one) => ({
          value: metricKey(one),
          label: `[${badgeOf(one.group)}] ${one.name}`,
        }))}
        onChange={(next) => onSearchChange({ metric: next, batch: 0 })}
      />
      {batch === undefined ? null : (
        <Select
          label="Batches Processed"
          value={batch}
          options={batches.map((value) => ({ value, label: `Batch ${formatCount(value)}` }))}
          onChange={(next) => onSearchChange({ batch: next })}
        />
      )}
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
      <Button variant="quiet" onClick={() => onSearchChange(hyperparameterSearch.defaults)}>
        Reset
      </Button>
    </section>
  );
}
