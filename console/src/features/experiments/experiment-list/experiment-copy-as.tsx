import { useQueryClient } from '@tanstack/react-query';
import { searchExperiments } from '@trainyard/sdk/calls';
import { CopyAsButton } from '~/app/copy-as-code/copy-as-button';
import { shell } from '~/app/copy-as-code/copy-texts';
import { filterText } from '~/features/experiments/base/filter/list-filter';
import { type ExperimentListSearch, filterOf } from '~/features/experiments/base/list-search';
import { blockSize } from '~/features/experiments/experiment-list/list-keys';

type Props = { projectId: number; search: ExperimentListSearch };

/** The list as code: its filter, order and page, or its first rows where it scrolls. */
export function ExperimentCopyAs({ projectId, search }: Props) {
  const queryClient = useQueryClient();
  const { sort, page, pageSize } = search;
  const limit = pageSize || blockSize;
  return (
    <CopyAsButton
      makeCall={async (client) => {
        const filter = await filterText(filterOf(search), queryClient);
        const offset = pageSize ? page * pageSize : 0;
        return searchExperiments(client, { projectId, sort, filter, offset, limit });
      }}
      command={commandOf(projectId, search)}
    />
  );
}

/**
 * The command that lists the experiments of this view; undefined where it would list others: its
 * `--where` has fewer fields than a filter line, and quotes a text with one kind of quotation mark.
 */
function commandOf(projectId: number, { name, archived, filter }: ExperimentListSearch) {
  const text = name.trim();
  if (filter !== '' || (text.includes('"') && text.includes("'"))) return undefined;
  const mark = text.includes('"') ? "'" : '"';
  const conditions = [
    `project=${projectId}`,
    ...(text === '' ? [] : [`name~${mark}${text}${mark}`]),
    ...(archived ? [] : ['archived=false']),
  ];
  return `experiment list --where ${shell(conditions.join(' and '))}`;
}
