import { DropdownMenu as Radix } from 'radix-ui';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isDialogFocused, setFocusToRestore } from '../lib/focus/restore-focus';
import { cn } from '../lib/utils';
import { Kbd } from './kbd';
import { menuDanger, menuItem, menuMark, menuSurface } from './menu-styles';

// whether the menu is open, for handlers that run after it has faded out
const IsOpen = createContext<{ current: boolean }>({ current: false });

/** A button and the menu that it opens. With `open` the caller controls it. */
export function DropdownMenu({
  open,
  onOpenChange,
  modal = false,
  children,
}: ComponentProps<typeof Radix.Root>) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isMenuOpen = open ?? ownOpen;
  const isOpen = useRef(false);
  useLayoutEffect(() => {
    isOpen.current = isMenuOpen;
  }, [isMenuOpen]);
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return (
    <IsOpen value={isOpen}>
      <Radix.Root open={isMenuOpen} onOpenChange={change} modal={modal}>
        {children}
      </Radix.Root>
    </IsOpen>
  );
}

export const DropdownMenuRadioGroup = Radix.RadioGroup;

/** Wraps the button that opens the menu. */
export const DropdownMenuTrigger = (props: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger asChild {...props} />
);

export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  const menu = useRef<HTMLDivElement>(null);
  const isOpen = useContext(IsOpen);
  const isPressedOutside = useRef(false);
  return (
    // in full screen, elements outside the full-screen element are hidden
    <Radix.Portal container={document.fullscreenElement}>
      <Radix.Content
        ref={menu}
        // a menu that does not fit scrolls: keys have to reach it before one of its items has the focus
        tabIndex={0}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        {...rest}
        onPointerDownOutside={(event) => {
          leaveToButton(event, menu.current);
          isPressedOutside.current = !event.defaultPrevented;
        }}
        onCloseAutoFocus={(event) => {
          const hasDialog = isDialogFocused();
          if (!isOpen.current && !hasDialog) rest.onCloseAutoFocus?.(event);
          if (event.defaultPrevented) return;
          event.preventDefault();
          const isElsewhere = isPressedOutside.current;
          isPressedOutside.current = false;
          const button = buttonOf(event.target);
          // a menu that has opened again keeps the focus: moving it to the button would close the
          // menu
          if (isOpen.current || isElsewhere || !button) return;
          // a dialog that an item has opened keeps it, too: a field that took the focus before the
          // dialog watched it would not get it back
          if (hasDialog) setFocusToRestore(button);
          else if (document.activeElement === document.body) button.focus();
        }}
        className={cn(menuSurface, className)}
      />
    </Radix.Portal>
  );
}

/** Returns the button that opens a menu; nothing for a menu at a point. */
function buttonOf(menu: EventTarget | null): HTMLButtonElement | undefined {
  const id = menu instanceof Element ? menu.getAttribute('aria-labelledby') : null;
  const button = document.getElementById(id ?? '');
  return button instanceof HTMLButtonElement ? button : undefined;
}

/**
 * Leaves a press on the menu's own button to the button, which opens and closes the menu. While the
 * menu fades out, such a press opens it again; as a press outside, it would also close it.
 */
function leaveToButton(event: Event, menu: HTMLElement | null) {
  const button = buttonOf(menu);
  if (!(event.target instanceof Node) || !button?.contains(event.target)) return;
  event.preventDefault();
  // a menu that opens again takes the focus like a new one
  requestAnimationFrame(() => menu?.dataset.state === 'open' && menu.focus());
}

type ItemProps = ComponentProps<typeof Radix.Item> & {
  icon?: ReactNode;
  shortcut?: string;
  isDanger?: boolean;
  /** the reason why it is not available; the item stays visible, disabled */
  disabledReason?: string | undefined;
};

export function DropdownMenuItem(props: ItemProps) {
  const { icon, shortcut, isDanger = false, disabledReason, children, className, ...rest } = props;
  return (
    <Radix.Item
      {...(icon ? menuMark : {})}
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

const Indicator = () => (
  <Radix.ItemIndicator className="absolute left-2.5 text-muted">✓</Radix.ItemIndicator>
);

/** A menu item that is on or off; the menu stays open. */
export const DropdownMenuCheckboxItem = ({
  children,
  ...rest
}: ComponentProps<typeof Radix.CheckboxItem>) => (
  <Radix.CheckboxItem
    onSelect={(event) => event.preventDefault()}
    {...menuMark}
    {...rest}
    className={cn(menuItem, 'relative pl-8')}
  >
    <Indicator />
    {children}
  </Radix.CheckboxItem>
);

export const DropdownMenuRadioItem = ({
  children,
  ...rest
}: ComponentProps<typeof Radix.RadioItem>) => (
  <Radix.RadioItem {...menuMark} {...rest} className={cn(menuItem, 'relative pl-8')}>
    <Indicator />
    {children}
  </Radix.RadioItem>
);
