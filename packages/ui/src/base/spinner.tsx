import { cn } from '../lib/utils';

/** A rotating arc; it needs a label unless other text describes the progress. */
export function Spinner({ className, label }: { className?: string; label?: string }) {
  return (
    <span
      className={cn('inline-grid animate-turn', className ?? 'size-4')}
      {...(label ? { role: 'status', 'aria-label': label } : {})}
    >
      <svg
        aria-hidden
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeDasharray="24 11"
      >
        <circle cx={8} cy={8} r={5.5} />
      </svg>
    </span>
  );
}
