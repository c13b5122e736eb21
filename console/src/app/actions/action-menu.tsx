import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { OfferedItem } from './entity-action';
import { MenuItems } from './menu-items';

type Props<Id extends string> = {
  /** the label of the button: "Model actions" */
  label: string;
  items: readonly OfferedItem<Id>[];
  onRun: (id: Id) => void;
  isInitiallyOpen?: boolean;
  /** draws the button without a border */
  isQuiet?: boolean;
};

/** The menu in the header of one entity; renders nothing if no action is offered. */
export function ActionMenu<Id extends string>(props: Props<Id>) {
  const { label, items, onRun, isInitiallyOpen = false, isQuiet = false } = props;
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  if (items.length === 0) return null;
  return (
    <DropdownMenu open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenuTrigger>
        <IconButton label={label} variant={isQuiet ? 'quiet' : 'outline'}>
          <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <MenuItems items={items} onRun={onRun} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
