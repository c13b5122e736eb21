import { Select } from '../base/select';

export type AxisMetric = { value: string; label: string };

type Props = { value: string; metrics: readonly AxisMetric[]; onChange: (value: string) => void };

/** Selects the metric of the x axis; its list loads on first use. */
export const MetricAxisSelect = ({ value, metrics, onChange }: Props) => (
  <Select label="Metric on the x axis" value={value} options={metrics} onChange={onChange} />
);
