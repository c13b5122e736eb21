import type { LucideIcon } from 'lucide-react';
import { DropdownMenuItem } from './dropdown-menu';

/** One action of a menu. */
export type ActionItem<Id extends string> = {
  id: Id;
  label: string;
  icon: LucideIcon;
  /** cannot be undone: shown in red */
  isDangerous?: boolean;
  /** the reason why it is not available; the item stays visible, disabled */
  reason?: string | undefined;
};

type Props<Id extends string> = {
  items: readonly ActionItem<Id>[];
  onRun: (id: Id) => void;
};

/** The actions of a menu for one entity, each with the reason when it is disabled. */
export const ActionItems = <Id extends string>({ items, onRun }: Props<Id>) =>
  items.map(({ id, label, icon: Icon, isDangerous = false, reason }) => (
    <DropdownMenuItem
      key={id}
      icon={<Icon className="size-4" strokeWidth={1.5} />}
      isDanger={isDangerous}
      disabledReason={reason}
      onSelect={() => onRun(id)}
      className="h-auto! min-h-7 max-w-64"
    >
      <span className="grid py-1">
        {label}
        {reason === undefined ? null : <span className="text-xs">{reason}</span>}
      </span>
    </DropdownMenuItem>
  ));
