import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '~/lib/cn';
import { Kbd } from './kbd';
import { menuDanger, menuItem, menuSurface } from './menu-styles';

export const DropdownMenu = Radix.Root;
/** Wraps the button that opens the menu. */
export const DropdownMenuTrigger = (props: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger asChild {...props} />
);

export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        {...rest}
        className={cn(menuSurface, className)}
      />
    </Radix.Portal>
  );
}

type ItemProps = ComponentProps<typeof Radix.Item> & {
  icon?: ReactNode;
  shortcut?: string;
  isDanger?: boolean;
  /** why it cannot be chosen; it then stays visible and disabled */
  disabledReason?: string | undefined;
};

export function DropdownMenuItem({
  icon,
  shortcut,
  isDanger = false,
  disabledReason,
  children,
  className,
  ...rest
}: ItemProps) {
  return (
    <Radix.Item
      {...rest}
      disabled={rest.disabled || disabledReason !== undefined}
      title={disabledReason}
      className={cn(menuItem, isDanger && menuDanger, className)}
    >
      {icon ? <span className="grid size-4 place-items-center text-muted">{icon}</span> : null}
      {children}
      {shortcut ? (
        <span className="ml-auto pl-4">
          <Kbd>{shortcut}</Kbd>
        </span>
      ) : null}
    </Radix.Item>
  );
}

export const DropdownMenuSeparator = () => <Radix.Separator className="my-1 h-px bg-line" />;

export const DropdownMenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-2 py-1 text-xs text-faint">{children}</Radix.Label>
);

/** A line that is on or off; the menu stays open. */
export function DropdownMenuCheckboxItem({
  children,
  ...rest
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem
      onSelect={(event) => event.preventDefault()}
      {...rest}
      className={cn(menuItem, 'pl-7 relative')}
    >
      <Radix.ItemIndicator className="absolute left-2 text-muted">✓</Radix.ItemIndicator>
      {children}
    </Radix.CheckboxItem>
  );
}

export const DropdownMenuRadioGroup = Radix.RadioGroup;

export function DropdownMenuRadioItem({
  children,
  ...rest
}: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem {...rest} className={cn(menuItem, 'pl-7 relative')}>
      <Radix.ItemIndicator className="absolute left-2 text-muted">✓</Radix.ItemIndicator>
      {children}
    </Radix.RadioItem>
  );
}
