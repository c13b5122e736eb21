import type { Model } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { Checkbox } from '@trainyard/ui/base/checkbox';
import { FilterMenu } from '@trainyard/ui/form/filter-menu';
import { SearchField } from '@trainyard/ui/form/search-field';
import { useId } from 'react';
import { OwnerFilters } from '~/components/owner/owner-filters';
import { type ModelListView, modelListSearch } from './search';

type ModelFilter = Pick<ModelListView, 'search' | 'archived' | 'tag' | 'user' | 'workspace'>;

const holds = <Value,>(chosen: readonly Value[], values: readonly Value[]) =>
  chosen.length === 0 || values.some((value) => chosen.includes(value));

/** The models that match every filter; archived ones only on request. */
export function filterModels(models: readonly Model[], filter: ModelFilter): Model[] {
  const query = filter.search.toLowerCase();
  return models.filter(
    ({ archived, labels, userId, workspaceId, name, description }) =>
      (filter.archived || !archived) &&
      holds(filter.tag, labels) &&
      holds(filter.user, [userId]) &&
      holds(filter.workspace, [workspaceId]) &&
      `${name}\n${description}`.toLowerCase().includes(query),
  );
}

/** The number of filters that are set, for the button that clears them. */
const filterCount = ({ search, tag, user, workspace }: ModelFilter): number =>
  [search, tag, user, workspace].filter(({ length }) => length > 0).length;

type Props = {
  models: readonly Model[];
  view: ModelListView;
  onChange: (change: Partial<ModelListView>) => void;
  hasWorkspaces: boolean;
};

const { search, tag, user, workspace } = modelListSearch.defaults();

const noFilters = { search, tag, user, workspace };

/** The filters of the list of models. */
export function ModelFilters({ models, view, onChange, hasWorkspaces }: Props) {
  const id = useId();
  const count = filterCount(view);
  const tags = [...new Set(models.flatMap(({ labels }) => labels))].toSorted();
  return (
    <div className="flex flex-wrap items-center gap-2 pb-2.5">
      <SearchField
        label="Search models by name or description"
        placeholder="Search by name"
        text={view.search}
        onChange={(text) => onChange({ search: text })}
      />
      {tags.length === 0 ? null : (
        <FilterMenu
          name="Tags"
          choices={tags.map((label) => ({ value: label, label }))}
          chosen={view.tag}
          onChange={(chosen) => onChange({ tag: chosen })}
        />
      )}
      <OwnerFilters view={view} onChange={onChange} hasWorkspaces={hasWorkspaces} />
      <label htmlFor={id} className="ml-1 flex h-7 items-center gap-2 text-muted">
        <Checkbox
          id={id}
          checked={view.archived}
          onChange={(event) => onChange({ archived: event.target.checked })}
        />
        Show Archived
      </label>
      {count === 0 ? null : (
        <Button
          variant="quiet"
          onClick={() => onChange(noFilters)}
        >{`Clear Filters (${count})`}</Button>
      )}
    </div>
  );
}
