import type { ReactNode } from 'react';
import { cn } from '../lib/utils';

export function Kbd({ children, isOnInk = false }: { children: ReactNode; isOnInk?: boolean }) {
  return (
    <kbd
      className={cn(
        'rounded-sm border px-1 font-sans text-xs',
        isOnInk ? 'border-on-ink/30' : 'border-line bg-bg text-faint',
      )}
    >
      {children}
    </kbd>
  );
}
