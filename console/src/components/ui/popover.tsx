import { Popover as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '~/lib/cn';

export const Popover = Radix.Root;
export const PopoverTrigger = (props: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger asChild {...props} />
);

export function PopoverContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="start"
        sideOffset={4}
        collisionPadding={8}
        {...rest}
        className={cn(
          'z-50 animate-enter rounded-lg border border-line-strong bg-raised p-3 shadow-float outline-none',
          className,
        )}
      />
    </Radix.Portal>
  );
}
