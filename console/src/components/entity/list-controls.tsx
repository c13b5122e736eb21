import { Checkbox } from '@trainyard/ui/base/checkbox';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { Select, type SelectOption } from '@trainyard/ui/base/select';
import { type ReactNode, useId } from 'react';
import type { ListView, OwnerKind } from './list-options';

type ListOptions<Sort extends string> = {
  whose: OwnerKind;
  archived: boolean;
  sort: Sort;
  view: ListView;
};

type Props<Sort extends string> = {
  /** the plural name of the listed entities: "Workspaces", "Projects" */
  plural: string;
  options: ListOptions<Sort>;
  sorts: readonly SelectOption<Sort>[];
  onChange: (change: Partial<ListOptions<Sort>>) => void;
  /** whether the list can be filtered by archived state */
  hasArchived?: boolean;
  /** the button that creates one */
  children?: ReactNode;
};

const views = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
] as const;

/** Filters by owner and archived state, sorts, and switches between cards and rows. */
export function ListControls<Sort extends string>(props: Props<Sort>) {
  const { plural, options, sorts, onChange, hasArchived = true, children } = props;
  const id = useId();
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 px-6 py-2.5 narrow:px-4">
      <Select
        label={`Whose ${plural.toLowerCase()}`}
        value={options.whose}
        options={ownerOptions(plural)}
        onChange={(whose) => onChange({ whose })}
      />
      <Select
        label="Sort"
        value={options.sort}
        options={sorts}
        onChange={(sort) => onChange({ sort })}
      />
      {hasArchived ? (
        <label htmlFor={id} className="ml-1 flex h-7 items-center gap-2 text-muted">
          <Checkbox
            id={id}
            checked={options.archived}
            onChange={(event) => onChange({ archived: event.target.checked })}
          />
          Show Archived
        </label>
      ) : null}
      <div className="ml-auto flex items-center gap-2">
        <SegmentedControl
          label="View"
          value={options.view}
          segments={views}
          onChange={(view) => onChange({ view })}
        />
        {children}
      </div>
    </div>
  );
}

const ownerOptions = (plural: string): SelectOption<OwnerKind>[] => [
  { value: 'all', label: `All ${plural}` },
  { value: 'mine', label: `My ${plural}` },
  { value: 'others', label: `Others' ${plural}` },
];

type Owned = { userId: number; archived: boolean };

type PickOptions = { whose: OwnerKind; archived: boolean; userId: number };

/**
 * The rows that the user selected: their own, those of others or all; archived ones only on
 * request.
 */
export const pick = <Row extends Owned>(rows: readonly Row[], options: PickOptions): Row[] =>
  rows.filter((row) => (options.archived || !row.archived) && isOf(row.userId, options));

function isOf(ownerId: number, { whose, userId }: PickOptions): boolean {
  if (whose === 'all') return true;
  return (ownerId === userId) === (whose === 'mine');
}

/** Converts between a sort with a name and the sort that table headers write. */
export function namedSort<Name extends string>(orders: Record<Name, string>, fallback: Name) {
  const names = Object.keys(orders) as Name[]; // a record of the names has no other keys
  return {
    toTable: (name: Name): string => orders[name],
    fromTable: (text: string): Name => names.find((name) => orders[name] === text) ?? fallback,
  };
}
