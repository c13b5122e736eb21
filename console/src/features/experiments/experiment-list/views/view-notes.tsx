import { useQuery } from '@tanstack/react-query';
import { parseSort } from '@trainyard/ui/table/sort/sort';
import { settingsQuery } from '~/data/settings';
import {
  type ExperimentListSearch,
  experimentListSearch,
  experimentSortKeys,
  isSortText,
} from '~/features/experiments/base/list-search';
import { layoutOf } from '~/features/experiments/experiment-list/columns/column-layout';
import { useUnknownNames } from '~/features/experiments/experiment-list/filters/use-column-names';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { viewPath } from './view-path';

type Props = { projectId: number; search: ExperimentListSearch };

// columns of a project; names of computed columns may contain dots too
const isOfProject = (id: string) => /^(hp|validation|training|metadata)\./.test(id);

/**
 * Reports columns of a link or a stored view that the project does not have, grouped by their use.
 */
export function ViewNotes({ projectId, search }: Props) {
  const { columns, pinned, heat, group, sort } = search;
  const sorted = (parseSort(sort, experimentSortKeys) ?? []).map(({ id }) => id);
  return (
    <>
      <RefusedSort projectId={projectId} search={search} />
      <UnknownNote projectId={projectId} names={sorted} use="The list is sorted by it." />
      <UnknownNote
        projectId={projectId}
        names={
          columns.length === 0 ? [] : layoutOf({ columns, pinned }).columns.map(({ id }) => id)
        }
        use="Its column is empty."
      />
      <UnknownNote projectId={projectId} names={heat} use="Its colors have no numbers." />
      <UnknownNote
        projectId={projectId}
        names={group === '' ? [] : [group]}
        use="The list is grouped by it."
      />
    </>
  );
}

const note = 'px-6 pb-2.5 text-sm text-warn narrow:px-4';

type NoteProps = { projectId: number; names: readonly string[]; use: string };

function UnknownNote({ projectId, names, use }: NoteProps) {
  const asked = names.filter(isOfProject);
  const { unknown } = useUnknownNames(projectId, asked, asked.length > 0);
  return unknown === undefined ? null : (
    <p role="status" className={note}>
      {unknown} {use}
    </p>
  );
}

/** Reports that the stored view sorts in a way that this master cannot, until another sort is stored. */
function RefusedSort({ projectId, search }: Props) {
  const { name } = useListSource();
  const path = viewPath(projectId, name);
  const { data: stored } = useQuery({
    ...settingsQuery,
    select: (settings) => settings[path]?.sortString,
  });
  const isRefused = typeof stored === 'string' && stored !== '' && !isSortText(stored);
  if (!isRefused || search.sort !== experimentListSearch.defaults().sort) return null;
  return (
    <p role="status" className={note}>
      The view that you left sorts by “{stored}”, which this master cannot do. The newest rows come
      first.
    </p>
  );
}
