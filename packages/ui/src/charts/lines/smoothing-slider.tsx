import '../charts.css';
import { useEffect, useId, useState } from 'react';
import { formatPlain } from '../../lib/format';

type Props = { value: number; onChange: (value: number) => void };

/** browsers reject more than a hundred changes of the address within half a minute */
const settleMs = 250;

/** The weight of earlier values in each point; the number next to it is read-only. */
export function SmoothingSlider({ value, onChange }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<number>();
  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => {
      onChange(draft);
      setDraft(undefined);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [draft, onChange]);
  const currentValue = draft ?? value;
  const filled = Math.round((currentValue / 0.99) * 100);
  return (
    <span className="flex items-center gap-2 text-muted">
      <label htmlFor={id}>Smoothing</label>
      <input
        id={id}
        type="range"
        min={0}
        max={0.99}
        step={0.01}
        value={currentValue}
        onChange={(event) => setDraft(Number(event.target.value))}
        className="slider w-23"
        style={{
          background: `linear-gradient(to right, var(--muted) ${filled}%, var(--line) ${filled}%)`,
        }}
      />
      <output htmlFor={id} className="num w-7">
        {formatPlain(currentValue)}
      </output>
    </span>
  );
}
