type Props = {
  /** describes the line in words */
  label: string;
  values: readonly number[];
  /** the value at the top; the largest one by default */
  top?: number;
  className?: string;
};

const width = 100;
const height = 20;

/** A line without axes, as wide as its container: the shape of a few values in a card. */
export function Sparkline({ label, values, top, className }: Props) {
  const max = top ?? Math.max(1, ...values);
  const step = width / Math.max(1, values.length - 1);
  const points = values.map((value, at) => `${at * step},${height - (value / max) * height}`);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 -1 ${width} ${height + 2}`}
      preserveAspectRatio="none"
      className={className}
    >
      <title>{label}</title>
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
