import { ActionItems } from '@trainyard/ui/base/action-items';
import { DropdownMenuItem, DropdownMenuSeparator } from '@trainyard/ui/base/dropdown-menu';
import { CircleQuestionMark } from 'lucide-react';
import type { OfferedItem } from './entity-action';
import { explainedRefusals } from './explained-refusals';

type Props<Id extends string> = { items: readonly OfferedItem<Id>[]; onRun: (id: Id) => void };

/** The actions of a menu; those that a policy refuses are left out, and explained by a last item. */
export function MenuItems<Id extends string>({ items, onRun }: Props<Id>) {
  const offered = items.filter(({ refused }) => !refused);
  const refusals = items.flatMap(({ refused, label }) =>
    refused ? { ...refused, action: label.replace(/\.\.\.$/, '') } : [],
  );
  return (
    <>
      <ActionItems items={offered} onRun={onRun} />
      {refusals.length > 0 ? (
        <>
          {offered.length > 0 ? <DropdownMenuSeparator /> : null}
          <DropdownMenuItem
            icon={<CircleQuestionMark className="size-4" strokeWidth={1.5} />}
            onSelect={() => explainedRefusals.set(refusals)}
          >
            Why are actions missing?
          </DropdownMenuItem>
        </>
      ) : null}
    </>
  );
}
