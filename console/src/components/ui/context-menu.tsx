import { ContextMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '~/lib/cn';
import { Kbd } from './kbd';
import { menuDanger, menuItem, menuSurface } from './menu-styles';

export const ContextMenu = Radix.Root;
export const ContextMenuTrigger = (props: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger asChild {...props} />
);

export const ContextMenuContent = (props: ComponentProps<typeof Radix.Content>) => (
  <Radix.Portal>
    <Radix.Content collisionPadding={8} {...props} className={cn(menuSurface, props.className)} />
  </Radix.Portal>
);

type ItemProps = ComponentProps<typeof Radix.Item> & {
  icon?: ReactNode;
  shortcut?: string;
  isDanger?: boolean;
  /** why it cannot be chosen; it then stays visible and disabled */
  disabledReason?: string | undefined;
};

export function ContextMenuItem({
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

export const ContextMenuSeparator = () => <Radix.Separator className="my-1 h-px bg-line" />;
