import { toPercent } from '../lib/format';
import type { Tone } from './badge';

type Props = {
  /** 0 to 1 */
  share: number;
  label: string;
  tone?: Tone;
  className?: string;
};

export function ProgressBar({ share, label, tone = 'run', className = '' }: Props) {
  const percent = toPercent(share);
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={`block h-1 overflow-hidden rounded-full bg-line ${className}`}
    >
      <span
        className="block h-full transition-[width] duration-300"
        style={{ width: `${percent}%`, background: `var(--${tone})` }}
      />
    </span>
  );
}
