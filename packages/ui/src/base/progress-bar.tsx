import { toPercent } from '../lib/format';
import { cn } from '../lib/utils';
import { displayText } from '../lib/visible-controls';
import type { Tone } from './badge';

export const barClass = 'h-1 rounded-full bg-line';

type Props = {
  /** 0 to 1 */
  share: number;
  label: string;
  tone?: Tone;
  className?: string | undefined;
};

export function ProgressBar({ share, label, tone = 'run', className }: Props) {
  const percent = toPercent(share);
  return (
    <span
      role="progressbar"
      aria-label={displayText(label)}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cn('block overflow-hidden', barClass, className)}
    >
      <span
        className="block h-full transition-[width] duration-300"
        style={{ width: `${percent}%`, background: `var(--${tone})` }}
      />
    </span>
  );
}
