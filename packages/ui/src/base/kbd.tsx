import type { ReactNode } from 'react';
import { cn } from '../lib/utils';

type Props = { children: ReactNode; isOnInk?: boolean; className?: string };

export function Kbd({ children, isOnInk = false, className }: Props) {
  return (
    <kbd
      className={cn(
        'rounded-sm border px-1 font-sans text-xs',
        isOnInk ? 'border-on-ink/30' : 'border-line bg-bg text-faint',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
