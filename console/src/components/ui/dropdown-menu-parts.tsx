import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '~/lib/cn';
import { Kbd } from './kbd';
import { menuDanger, menuItem, menuSurface } from './menu-styles';

export const Root = Radix.Root;
export const RadioGroup = Radix.RadioGroup;

/** Wraps the button that opens the menu. */
export const Trigger = (props: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger asChild {...props} />
);

export const Content = ({ className, ...rest }: ComponentProps<typeof Radix.Content>) => (
  // what is shown full screen hides all that stands outside it
  <Radix.Portal container={document.fullscreenElement}>
    <Radix.Content
      align="end"
      sideOffset={4}
      collisionPadding={8}
      {...rest}
      className={cn(menuSurface, className)}
    />
  </Radix.Portal>
);

type ItemProps = ComponentProps<typeof Radix.Item> & {
  icon?: ReactNode;
  shortcut?: string;
  isDanger?: boolean;
  /** why it cannot be chosen; it then stays visible and disabled */
  disabledReason?: string | undefined;
};

export function Item(props: ItemProps) {
  const { icon, shortcut, isDanger = false, disabledReason, children, className, ...rest } = props;
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

export const Separator = () => <Radix.Separator className="my-1 h-px bg-line" />;

export const Label = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-2 py-1 text-xs text-faint">{children}</Radix.Label>
);

const Indicator = () => (
  <Radix.ItemIndicator className="absolute left-2 text-muted">✓</Radix.ItemIndicator>
);

/** A line that is on or off; the menu stays open. */
export const CheckboxItem = ({ children, ...rest }: ComponentProps<typeof Radix.CheckboxItem>) => (
  <Radix.CheckboxItem
    onSelect={(event) => event.preventDefault()}
    {...rest}
    className={cn(menuItem, 'relative pl-7')}
  >
    <Indicator />
    {children}
  </Radix.CheckboxItem>
);

export const RadioItem = ({ children, ...rest }: ComponentProps<typeof Radix.RadioItem>) => (
  <Radix.RadioItem {...rest} className={cn(menuItem, 'relative pl-7')}>
    <Indicator />
    {children}
  </Radix.RadioItem>
);
