import { useId } from 'react';
import { Checkbox } from '~/components/ui/checkbox';
import { Select, type SelectOption } from '~/components/ui/select';
import type { Whose } from './search';

type Props<Sort extends string> = {
  /** "Workspaces", "Projects": what the lists call themselves */
  plural: string;
  whose: Whose;
  archived: boolean;
  sort: Sort;
  sorts: readonly SelectOption<Sort>[];
  onChange: (change: { whose?: Whose; archived?: boolean; sort?: Sort }) => void;
};

/** Whose, archived too, and in which order. */
export function ListControls<Sort extends string>(props: Props<Sort>) {
  const { plural, whose, archived, sort, sorts, onChange } = props;
  const id = useId();
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 px-6 py-2.5 narrow:px-4">
      <Select
        label={`Whose ${plural.toLowerCase()}`}
        value={whose}
        options={whoseOptions(plural)}
        onChange={(value) => onChange({ whose: value })}
      />
      <Select
        label="Sort"
        value={sort}
        options={sorts}
        onChange={(value) => onChange({ sort: value })}
      />
      <label htmlFor={id} className="ml-1 flex items-center gap-2 text-muted">
        <Checkbox
          id={id}
          checked={archived}
          onChange={(event) => onChange({ archived: event.target.checked })}
        />
        Show Archived
      </label>
    </div>
  );
}

const whoseOptions = (plural: string): SelectOption<Whose>[] => [
  { value: 'all', label: `All ${plural}` },
  { value: 'mine', label: `My ${plural}` },
  { value: 'others', label: `Others' ${plural}` },
];
