import { Button } from '@trainyard/ui/base/button';
import { Select } from '@trainyard/ui/base/select';
import { cn } from '@trainyard/ui/lib/utils';
import { Plus } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import {
  type Conjunction,
  deepestGroup,
  maxChildren,
} from '~/features/experiments/base/filter/filter-set';
import { titleOf } from '~/features/experiments/experiment-list/columns/dynamic-columns';
import { FilterCondition, NodeHandles } from './filter-condition';
import { type DraftGroup, type DraftNode, depthOf, moved, withConjunction } from './filter-draft';
import type { FormParts } from './use-filter-form';

type Props = FormParts & { group: DraftGroup };

/** Conditions and groups, one below the other, and what joins them. */
export function FilterGroup({ group, ...parts }: Props) {
  return (
    <ul className="grid gap-1.5">
      {group.children.map((node, at) => (
        <Row key={node.id} {...parts} group={group} node={node} at={at} />
      ))}
    </ul>
  );
}

type RowProps = Props & { node: DraftNode; at: number };

function Row({ node, at, group, ...parts }: RowProps) {
  const { form, dragged, onDrag } = parts;
  const [isOver, setOver] = useState(false);
  const isOpen = dragged !== undefined && dragged !== node.id;
  const label = node.kind === 'group' ? `group ${at + 1}` : `condition ${titleOf(node.columnName)}`;

  const handlers = isOpen
    ? {
        onDragOver: (event: DragEvent) => {
          event.preventDefault();
          event.stopPropagation();
          setOver(true);
        },
        onDragLeave: () => setOver(false),
        onDrop: (event: DragEvent) => {
          event.preventDefault();
          event.stopPropagation();
          setOver(false);
          onDrag(undefined);
          form.write(moved(form.root, dragged, { groupId: group.id, at }));
        },
      }
    : {};

  return (
    <li
      {...handlers}
      onDragEnd={() => onDrag(undefined)}
      className={cn(
        'flex items-start gap-2 rounded-md phone:grid phone:gap-1',
        isOver && isOpen && 'shadow-[0_-2px_var(--accent)]',
        dragged === node.id && 'opacity-50',
      )}
    >
      <Joint form={form} group={group} at={at} />
      {node.kind === 'group' ? (
        <div className="min-w-0 flex-1 rounded-md border bg-sunken/50 p-2">
          <GroupHead group={node} form={form}>
            <NodeHandles form={form} id={node.id} label={label} onDrag={() => onDrag(node.id)} />
          </GroupHead>
          <FilterGroup {...parts} group={node} />
        </div>
      ) : (
        <div className="flex min-w-0 flex-1 flex-wrap gap-1.5">
          <FilterCondition {...parts} field={node} />
          <NodeHandles form={form} id={node.id} label={label} onDrag={() => onDrag(node.id)} />
        </div>
      )}
    </li>
  );
}

const conjunctions = [
  { value: 'and', label: 'and' },
  { value: 'or', label: 'or' },
] as const;

type JointProps = Pick<FormParts, 'form'> & { group: DraftGroup; at: number };

/** The second row sets how all of them are joined. */
function Joint({ form, group, at }: JointProps) {
  const choose = (conjunction: Conjunction) =>
    form.write(withConjunction(form.root, group.id, conjunction));
  if (at === 1)
    return (
      <Select
        label="Joined by"
        value={group.conjunction}
        options={conjunctions}
        onChange={choose}
        className="w-17 font-normal!"
      />
    );
  return (
    <span className="flex h-7 w-17 shrink-0 items-center justify-end pr-1 text-muted phone:justify-start">
      {at === 0 ? 'Where' : group.conjunction}
    </span>
  );
}

type HeadProps = Pick<FormParts, 'form'> & { group: DraftGroup; children: ReactNode };

function GroupHead({ form, group, children }: HeadProps) {
  const isFull = group.children.length >= maxChildren;
  const isDeepest = (depthOf(form.root, group.id) ?? 0) >= deepestGroup;
  return (
    <div className="mb-1.5 flex flex-wrap items-center gap-1">
      <span className="mr-auto text-sm text-muted">
        {group.conjunction === 'and' ? 'All' : 'Any'} of the following are true...
      </span>
      <Button variant="quiet" disabled={isFull} onClick={() => form.addCondition(group.id)}>
        <Plus aria-hidden className="size-3.5" />
        Add condition
      </Button>
      <Button
        variant="quiet"
        disabled={isFull || isDeepest}
        title={isDeepest ? 'Groups cannot be nested deeper' : undefined}
        onClick={() => form.addGroup(group.id)}
      >
        <Plus aria-hidden className="size-3.5" />
        Add condition group
      </Button>
      {children}
    </div>
  );
}
