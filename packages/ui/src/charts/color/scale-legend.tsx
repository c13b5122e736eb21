import type { ChartLegend } from '../chart-legend';

/** a metric's colours from its lowest to its highest value */
export const ScaleLegend = ({ title, colors, from, to }: ChartLegend & { kind: 'scale' }) => (
  <p className="flex items-center gap-2 pt-1 text-sm text-muted">
    <span className="min-w-0 truncate">{title}</span>
    <span className="num">{from}</span>
    <span
      aria-hidden
      className="h-2 w-24 shrink-0 rounded-sm"
      style={{ background: `linear-gradient(to right, ${colors.join(', ')})` }}
    />
    <span className="num">{to}</span>
  </p>
);
