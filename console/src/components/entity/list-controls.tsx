import { type ReactNode, useId } from 'react';
import { Checkbox } from '~/components/ui/checkbox';
import { SegmentedControl } from '~/components/ui/segmented-control';
import { Select, type SelectOption } from '~/components/ui/select';
import type { ListView, Whose } from './list-wish';

export type ListWish<Sort extends string> = {
  whose: Whose;
  archived: boolean;
  sort: Sort;
  view: ListView;
};

type Props<Sort extends string> = {
  /** "Workspaces", "Projects": what the lists call themselves */
  plural: string;
  wish: ListWish<Sort>;
  sorts: readonly SelectOption<Sort>[];
  onChange: (change: Partial<ListWish<Sort>>) => void;
  /** whether archived ones can be told from the others here */
  hasArchived?: boolean;
  /** what makes another one */
  children?: ReactNode;
};

const views = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
] as const;

/** Whose, archived too, in which order, and as cards or rows. */
export function ListControls<Sort extends string>(props: Props<Sort>) {
  const { plural, wish, sorts, onChange, hasArchived = true, children } = props;
  const id = useId();
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 px-6 py-2.5 narrow:px-4">
      <Select
        label={`Whose ${plural.toLowerCase()}`}
        value={wish.whose}
        options={whoseOptions(plural)}
        onChange={(whose) => onChange({ whose })}
      />
      <Select
        label="Sort"
        value={wish.sort}
        options={sorts}
        onChange={(sort) => onChange({ sort })}
      />
      {hasArchived ? (
        <label htmlFor={id} className="ml-1 flex h-7 items-center gap-2 text-muted">
          <Checkbox
            id={id}
            checked={wish.archived}
            onChange={(event) => onChange({ archived: event.target.checked })}
          />
          Show Archived
        </label>
      ) : null}
      <div className="ml-auto flex items-center gap-2">
        <SegmentedControl
          label="View"
          value={wish.view}
          segments={views}
          onChange={(view) => onChange({ view })}
        />
        {children}
      </div>
    </div>
  );
}

const whoseOptions = (plural: string): SelectOption<Whose>[] => [
  { value: 'all', label: `All ${plural}` },
  { value: 'mine', label: `My ${plural}` },
  { value: 'others', label: `Others' ${plural}` },
];
