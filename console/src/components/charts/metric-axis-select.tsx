import { Select } from '~/components/ui/select';

export type AxisMetric = { value: string; label: string };

type Props = { value: string; metrics: readonly AxisMetric[]; onChange: (value: string) => void };

/** Which metric lies along the x axis; it comes with the first wish for one. */
export const MetricAxisSelect = ({ value, metrics, onChange }: Props) => (
  <Select label="Metric on the x axis" value={value} options={metrics} onChange={onChange} />
);
