import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Kbd } from './kbd';

export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={400} skipDelayDuration={200}>
    {children}
  </Radix.Provider>
);

type Props = {
  content: ReactNode;
  /** the key that does the same */
  shortcut?: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
};

/** Says more about its one child, which must take a ref and be focusable. Without content it is not there. */
export function Tooltip({ content, shortcut, side = 'top', children }: Props) {
  if (content === null || content === undefined || content === '') return children;
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 flex max-w-80 animate-enter items-center gap-2 rounded-md bg-ink px-2 py-1 text-sm text-on-ink shadow-float"
        >
          {content}
          {shortcut ? <Kbd isOnInk>{shortcut}</Kbd> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
