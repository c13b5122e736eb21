import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import type { ValueKind } from '~/lib/metrics/metric-summary';

const kinds = [
  { value: 'last', label: 'Last values' },
  { value: 'best', label: 'Best values' },
] as const;

type KindProps = { kind: ValueKind; onChange: (kind: ValueKind) => void };

/** Which value of each metric a table shows. */
export const ValueKindControl = ({ kind, onChange }: KindProps) => (
  <SegmentedControl label="Values of metrics" value={kind} segments={kinds} onChange={onChange} />
);

/** A value of a metric; the best of several is marked. */
export const BestValue = ({ text, isBest }: { text: string; isBest: boolean }) =>
  isBest ? (
    <span className="font-medium text-ok">
      <span aria-hidden>● </span>
      {text}
      <span className="sr-only">, best</span>
    </span>
  ) : (
    text
  );
