import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { client } from '~/app/api';
import { LogViewer } from '~/components/log-viewer/log-viewer';
import { ConfirmDialog } from '~/components/ui/confirm-dialog';
import { downloadTrialLog } from './download-log';
import { toLogFilter } from './log-filter';
import { LogFilters } from './log-filters';
import type { LogSearchParams } from './log-search-params';
import { logQueries, noFields } from './queries';
import { trialLogSource } from './trial-log-source';

type Props = {
  experimentId: number;
  trialId: number;
  /** the trial may still write */
  isLive: boolean;
  search: LogSearchParams;
  onSearchChange: (change: Partial<LogSearchParams>) => void;
};

/** The log of one trial. */
export function TrialLogs({ experimentId, trialId, isLive, search, onSearchChange }: Props) {
  const fields = useQuery(logQueries.trialFields(trialId, isLive));
  const filter = JSON.stringify(toLogFilter(search));
  const source = useMemo(
    // by its text: a new object of the same filter must not reload the log
    () => trialLogSource(client, trialId, JSON.parse(filter)),
    [trialId, filter],
  );
  const [isAsking, setIsAsking] = useState(false);
  const download = useMutation({
    mutationFn: () =>
      downloadTrialLog(client, {
        trialId,
        name: `experiment_${experimentId}_trial_${trialId}_logs`,
        signal: new AbortController().signal,
      }),
    onSuccess: () => setIsAsking(false),
    meta: { errorMessage: 'Trial log download failed.' },
  });
  return (
    <>
      <LogViewer
        label={`Logs of trial ${trialId}`}
        source={source}
        view={search}
        onViewChange={onSearchChange}
        onDownload={() => setIsAsking(true)}
        filters={
          <LogFilters value={search} fields={fields.data ?? noFields} onChange={onSearchChange} />
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Confirm Download for Trial ${trialId} Logs`}
        description="A long log takes a while to read. The file holds the whole log, without the filters set here."
        confirmLabel="Proceed to Download"
        isBusy={download.isPending}
        error={download.error?.message}
        onConfirm={() => download.mutate()}
      />
    </>
  );
}
