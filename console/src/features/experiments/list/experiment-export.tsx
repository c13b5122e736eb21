import { useQueryClient } from '@tanstack/react-query';
import { reportError } from '~/app/report-error';
import type { DataColumn } from '~/components/data-table/columns';
import type { ExportFormat } from '~/components/data-table/export-formats';
import { ExportPanel } from '~/components/data-table/export-panel';
import { plural } from '~/lib/format';
import { showToast } from '~/lib/toast-store';
import type { ExperimentRow } from '../queries';
import { allRows } from './all-rows';
import type { ExperimentFilter } from './filter';
import { type ExperimentListSearch, filterOf } from './search';

type List = ExperimentFilter & Pick<ExperimentListSearch, 'sort'> & { projectId: number };

type Props = {
  list: List;
  format: ExportFormat;
  columns: readonly DataColumn<ExperimentRow>[];
  total: number;
  onClose: () => void;
};

/** The experiments that match, as a file. */
export function ExperimentExport({ list, ...props }: Props) {
  const queryClient = useQueryClient();
  const { projectId, sort } = list;
  return (
    <ExportPanel
      {...props}
      fileName={`experiments-of-project-${projectId}`}
      pages={(signal) => allRows({ projectId, sort, ...filterOf(list) }, { queryClient, signal })}
      onDone={(count) =>
        showToast({ kind: 'success', title: `Exported ${plural(count, 'experiment')}` })
      }
      onFailed={(error) => reportError(error, { message: 'Unable to export experiments.' })}
    />
  );
}
