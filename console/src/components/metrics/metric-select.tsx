import { type Metric, metricKey } from '@trainyard/sdk/model';
import { Select } from '@trainyard/ui/base/select';
import { metricLabel } from './metric-label';

type Props = {
  metrics: readonly Metric[];
  metric: Metric;
  /** gets the key of the metric, as links have it */
  onChange: (key: string) => void;
};

/** Selects the metric of the charts of a search. */
export const MetricSelect = ({ metrics, metric, onChange }: Props) => (
  <Select
    label="Metric"
    value={metricKey(metric)}
    options={metrics.map((one) => ({ value: metricKey(one), label: metricLabel(one) }))}
    onChange={onChange}
  />
);
