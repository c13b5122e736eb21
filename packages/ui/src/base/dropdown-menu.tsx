import {
  type ComponentProps,
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import { keyOf } from '../lib/keys';
import type * as Parts from './dropdown-menu-parts';

// menus are a fifth of a page's scripts and rarely used, so their code loads with the first one
let loaded: typeof Parts | null = null;

/** Loads the code of menus; a menu that opens before that appears once it has loaded. */
export async function loadMenus(): Promise<typeof Parts> {
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

/** A button and the menu it opens. With `open` the caller controls it. */
export function DropdownMenu({ children, open, onOpenChange, modal = false }: RootProps) {
  const [parts, setParts] = useState(() => loaded);
  const [isOpen, setIsOpen] = useState(false);
  const isMenuOpen = open ?? isOpen;
  // a caller may open it without the trigger, so the state and not a handler loads the code
  useEffect(() => {
    if (isMenuOpen && parts === null) void loadMenus().then(setParts);
  }, [isMenuOpen, parts]);

  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  const menu = { parts, start: () => change(true) };
  if (parts === null) return <MenuContext value={menu}>{children}</MenuContext>;
  return (
    <MenuContext value={menu}>
      <parts.Root open={isMenuOpen} onOpenChange={change} modal={modal}>
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
    onPointerEnter: () => void loadMenus(),
    onPointerDown: (event) => {
      if (event.button === 0 && !event.ctrlKey) start();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!['Enter', ' ', 'ArrowDown'].includes(keyOf(event))) return;
      event.preventDefault();
      start();
    },
  });
}

// the content of a menu renders once the menu code is loaded
const useParts = () => useContext(MenuContext).parts;
type PropsOf<Name extends keyof typeof Parts> = ComponentProps<(typeof Parts)[Name]>;

export function DropdownMenuContent(props: PropsOf<'Content'>) {
  const parts = useParts();
  return parts && <parts.Content {...props} />;
}

export function DropdownMenuItem(props: PropsOf<'Item'>) {
  const parts = useParts();
  return parts && <parts.Item {...props} />;
}

export function DropdownMenuSeparator() {
  const parts = useParts();
  return parts && <parts.Separator />;
}

export function DropdownMenuLabel(props: PropsOf<'Label'>) {
  const parts = useParts();
  return parts && <parts.Label {...props} />;
}

export function DropdownMenuCheckboxItem(props: PropsOf<'CheckboxItem'>) {
  const parts = useParts();
  return parts && <parts.CheckboxItem {...props} />;
}

export function DropdownMenuRadioGroup(props: PropsOf<'RadioGroup'>) {
  const parts = useParts();
  return parts && <parts.RadioGroup {...props} />;
}

export function DropdownMenuRadioItem(props: PropsOf<'RadioItem'>) {
  const parts = useParts();
  return parts && <parts.RadioItem {...props} />;
}
