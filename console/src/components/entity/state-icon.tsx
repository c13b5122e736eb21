import { cn } from '@trainyard/ui/lib/utils';
import type { StateShape } from './state-style';

const paths: Record<StateShape, string> = {
  turning: '',
  ring: '',
  check: 'm5.700 8.100 1.600 1.600 3-3.300',
  cross: 'm6.200 6.200 3.600 3.600M9.800 6.200 6.200 9.800',
  bars: 'M6.700 6.200v3.600M9.300 6.200v3.600',
  clock: 'M8 5.200V8l1.800 1.200',
  slash: 'M4.300 11.700 11.700 4.300',
};

export function StateIcon({ shape, className }: { shape: StateShape; className?: string }) {
  const isTurning = shape === 'turning';
  return (
    <svg
      aria-hidden
      viewBox="0 0 16 16"
      className={cn('size-3.5 shrink-0', isTurning && 'animate-turn', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx={8} cy={8} r={5.5} strokeDasharray={isTurning ? '24 11' : undefined} />
      {paths[shape] === '' ? null : <path d={paths[shape]} />}
    </svg>
  );
}
