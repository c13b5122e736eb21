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
  return (
    // in full screen, elements outside the full-screen element are hidden
    <Radix.Portal container={document.fullscreenElement}>
      <Radix.Content
        ref={menu}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        onPointerDownOutside={(event) => leaveToButton(event, menu.current)}
        {...rest}
        // a menu that has opened again keeps the focus: moving it to the button would close the
        // menu
        onCloseAutoFocus={(event) =>
          isOpen.current ? event.preventDefault() : rest.onCloseAutoFocus?.(event)
        }
        className={cn(menuSurface, className)}
      />
    </Radix.Portal>
  );
}

/**
 * Leaves a press on the menu's own button to the button, which opens and closes the menu. While the
 * menu fades out, such a press opens it again; as a press outside, it would also close it.
 */
function leaveToButton(event: Event, menu: HTMLElement | null) {
  const button = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
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
