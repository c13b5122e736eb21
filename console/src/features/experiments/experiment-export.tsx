import { searchExperiments } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { reportError } from '~/app/report-error';
import type { DataColumn } from '~/components/data-table/columns';
import type { ExportFormat } from '~/components/data-table/export-formats';
import { ExportPanel } from '~/components/data-table/export-panel';
import { plural } from '~/lib/format';
import { showToast } from '~/lib/toast-store';
import { toFilterText } from './filter';
import { type ExperimentRow, toRows } from './queries';
import type { ExperimentListSearch } from './search';

// a page the master answers within a blink
const pageLength = 500;

type List = Pick<ExperimentListSearch, 'name' | 'archived' | 'sort'> & { projectId: number };

/** All that match, in the order of the list; those alike in it by their ids, so that pages fit together. */
async function* allRows({ projectId, sort, name, archived }: List, signal: AbortSignal) {
  const order = /(^|,)id=/.test(sort) ? sort : `${sort},id=desc`;
  let total = Number.POSITIVE_INFINITY;
  for (let offset = 0; offset < total; offset += pageLength) {
    const { experiments, pagination } = await searchExperiments(
      client,
      {
        projectId,
        sort: order,
        filter: toFilterText({ name, archived }),
        offset,
        limit: pageLength,
      },
      { signal },
    );
    total = pagination?.total ?? 0;
    yield toRows(experiments);
  }
}

type Props = {
  list: List;
  format: ExportFormat;
  columns: readonly DataColumn<ExperimentRow>[];
  total: number;
  onClose: () => void;
};

/** The experiments that match, as a file. */
export const ExperimentExport = ({ list, ...props }: Props) => (
  <ExportPanel
    {...props}
    fileName={`experiments-of-project-${list.projectId}`}
    pages={(signal) => allRows(list, signal)}
    onDone={(count) =>
      showToast({ kind: 'success', title: `Exported ${plural(count, 'experiment')}` })
    }
    onFailed={(error) => reportError(error, { message: 'Unable to export experiments.' })}
  />
);
