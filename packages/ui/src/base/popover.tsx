import { Popover as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { isDialogFocused } from '../lib/focus/restore-focus';
import { leaveEscapeToField } from '../lib/keys';
import { cn } from '../lib/utils';

export const Popover = Radix.Root;
/** The place of a popover that no button opens. */
export const PopoverAnchor = Radix.Anchor;
export const PopoverTrigger = (props: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger asChild {...props} />
);

type ContentProps = ComponentProps<typeof Radix.Content> & {
  /** the list has its own padding */
  isList?: boolean;
};

/** Its content may ask for any width: it stays inside of a narrow window. */
export function PopoverContent({ className, isList = false, ...rest }: ContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onEscapeKeyDown={leaveEscapeToField}
        {...rest}
        onCloseAutoFocus={(event) => {
          rest.onCloseAutoFocus?.(event);
          // a dialog that its content has opened keeps the focus
          if (isDialogFocused()) event.preventDefault();
        }}
        className={cn(
          'z-50 max-w-[calc(100vw-1rem)] animate-enter rounded-lg border border-line-strong bg-raised shadow-float outline-none',
          isList ? 'p-1' : 'p-3',
          className,
        )}
      />
    </Radix.Portal>
  );
}
