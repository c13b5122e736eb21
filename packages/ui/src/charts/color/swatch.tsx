type Props = { color: string; dash?: readonly number[] };

/** a short piece of the line itself */
export const Swatch = ({ color, dash = [] }: Props) => (
  <svg aria-hidden className="h-[3px] w-2.5 shrink-0" viewBox="0 0 10 3">
    <line
      x1={0}
      x2={10}
      y1={1.5}
      y2={1.5}
      strokeWidth={3}
      strokeDasharray={dash.map((length) => length / 2).join(' ')}
      style={{ stroke: `var(${color})` }}
    />
  </svg>
);
