import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  createContext,
  createElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import type * as Parts from './dropdown-menu-parts';

// menus are a fifth of a page's script, and most pages are read without one: they come with the first
let loaded: typeof Parts | null = null;

async function load(): Promise<typeof Parts> {
  loaded ??= await import('./dropdown-menu-parts');
  return loaded;
}

type Menu = { parts: typeof Parts | null; start: () => void };
const MenuContext = createContext<Menu>({ parts: null, start: () => {} });

type RootProps = {
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  modal?: boolean;
};

/** A button and the menu it opens. With `open` the owner decides. */
export function DropdownMenu({ children, open, onOpenChange, modal = true }: RootProps) {
  const [parts, setParts] = useState(() => loaded);
  const [isOpen, setIsOpen] = useState(false);
  const isWanted = open ?? isOpen;
  useEffect(() => {
    if (isWanted && parts === null) void load().then(setParts);
  }, [isWanted, parts]);

  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  const menu = { parts, start: () => change(true) };
  if (parts === null) return <MenuContext value={menu}>{children}</MenuContext>;
  return (
    <MenuContext value={menu}>
      <parts.Root open={isWanted} onOpenChange={change} modal={modal}>
        {children}
      </parts.Root>
    </MenuContext>
  );
}

type TriggerChild = ReactElement<ComponentProps<'button'>>;

/** Wraps the button that opens the menu. */
export function DropdownMenuTrigger({ children }: { children: TriggerChild }) {
  const { parts, start } = useContext(MenuContext);
  if (parts !== null) return <parts.Trigger>{children}</parts.Trigger>;
  return cloneElement(children, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void load(),
    onPointerDown: (event) => {
      if (event.button === 0 && !event.ctrlKey) start();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
      event.preventDefault();
      start();
    },
  });
}

type Part =
  | 'Content'
  | 'Item'
  | 'Separator'
  | 'Label'
  | 'CheckboxItem'
  | 'RadioGroup'
  | 'RadioItem';
type PropsOf<Name extends Part> = ComponentProps<(typeof Parts)[Name]>;

/** What stands inside a menu is drawn once menus are here. */
function part<Name extends Part>(name: Name): ComponentType<PropsOf<Name>> {
  const MenuPart = (props: object) => {
    const { parts } = useContext(MenuContext);
    return parts === null ? null : createElement(parts[name] as ComponentType<object>, props);
  };
  // looking a part up by name loses which props are its own
  return MenuPart as ComponentType<PropsOf<Name>>;
}

type PartOf<Name extends Part> = ComponentType<PropsOf<Name>>;

export const DropdownMenuContent: PartOf<'Content'> = part('Content');
export const DropdownMenuItem: PartOf<'Item'> = part('Item');
export const DropdownMenuSeparator: PartOf<'Separator'> = part('Separator');
export const DropdownMenuLabel: PartOf<'Label'> = part('Label');
export const DropdownMenuCheckboxItem: PartOf<'CheckboxItem'> = part('CheckboxItem');
export const DropdownMenuRadioGroup: PartOf<'RadioGroup'> = part('RadioGroup');
export const DropdownMenuRadioItem: PartOf<'RadioItem'> = part('RadioItem');
