import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { stream } from '@trainyard/sdk';
import { type Caller, trialLogs } from '@trainyard/sdk/calls';
import { useStableValue } from '@trainyard/ui/hooks/use-stable-value';
import { LogViewer } from '@trainyard/ui/logs/log-viewer';
import type { Problems } from '@trainyard/ui/logs/problems/problem-groups';
import { useCallback, useMemo } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import { client } from '~/app/api';
import { CopyAsButton } from '~/app/copy-as-code/copy-as-button';
import { useFollowedLog } from '~/app/polling/followed-log';
import { serverAddress } from '~/app/session/server-address';
import { experimentQueries } from '~/data/experiments/experiments';
import { trialQueries } from '~/data/experiments/trials';
import { type LogFilter, splitFilter } from '~/features/experiments/logs/filters/log-filter';
import { maskLines } from '~/lib/mask-log';
import type { Download } from './download/download-dialog';
import { isUnfiltered, toLogFilter } from './filters/log-filter';
import { LogFilters } from './filters/log-filters';
import type { LogSearchParams } from './filters/log-search-params';
import { narrowingBy } from './filters/narrow';
import { useStoredFilters } from './filters/use-stored-filters';
import { logQueries } from './queries';
import { firstLines } from './sources/log-calls';
import { trialLogSource } from './sources/trial-log-source';

type LogRequest = { trialId: number; filter: LogFilter; signal: AbortSignal };

/** Reads the log of a trial, each line once, even after lost connections. */
async function* trialLogLines(client: Caller, { trialId, filter, signal }: LogRequest) {
  const { wire, narrowed } = splitFilter(filter);
  const { sinceMs } = narrowed;
  const since = sinceMs === undefined ? {} : { timestampAfter: new Date(sinceMs).toISOString() };
  const lines = stream(client, trialLogs, { trialId, ...wire, ...since }, { signal });
  for await (const batch of lines.batches())
    yield batch.map(({ message, timestamp }) => ({
      text: message.endsWith('\n') ? message : `${message}\n`,
      at: Date.parse(timestamp ?? ''),
    }));
}

type Props = {
  experimentId: number;
  trialId: number;
  /** the trial may still write */
  isLive: boolean;
  search: LogSearchParams;
  onSearchChange: (change: Partial<LogSearchParams>) => void;
};

/** The log of one trial. */
export function TrialLogs({ experimentId, trialId, isLive, search, ...props }: Props) {
  const { onSearchChange } = props;
  const onFilter = useStoredFilters({ id: trialId, search, onSearchChange });
  const fields = useQuery(logQueries.trialFields(trialId, isLive));
  useFollowedLog(isLive);
  // a new object of the same filter must not reload the log
  const filter = useStableValue(toLogFilter({ ...search, allocation: [] }));
  const source = useMemo(() => trialLogSource(client, trialId, filter), [trialId, filter]);
  const queryClient = useQueryClient();
  // a log that is narrowed does not tell how many there are in all
  useQuery({ ...logQueries.problems(trialId, isLive), enabled: !isUnfiltered(filter) });
  // gives the tab the same number as the open log, without waiting for its query
  const onProblems = useCallback(
    ({ errors, warnings }: Problems) => {
      const { queryKey } = logQueries.problems(trialId, isLive);
      queryClient.setQueryData(queryKey, { errors, warnings, isAll: true });
    },
    [queryClient, trialId, isLive],
  );
  // a log that is narrowed to earlier lines ends with them
  const onEnd = useCallback(() => {
    if (!isLive) return;
    for (const { queryKey } of [
      trialQueries.detail(trialId),
      experimentQueries.detail(experimentId),
    ])
      void queryClient.invalidateQueries({ queryKey });
  }, [queryClient, experimentId, trialId, isLive]);
  const download = useDialog<Download>(() => import('./download/download-dialog'));
  const fileName = `experiment_${experimentId}_trial_${trialId}_logs`;
  return (
    <>
      <LogViewer
        prepareCopy={maskLines}
        label={`Logs of trial ${trialId}`}
        source={source}
        view={search}
        onViewChange={onSearchChange}
        {...narrowingBy(onFilter)}
        onDownload={() =>
          download.open({
            subject: `Trial ${trialId}`,
            name: fileName,
            command: `det -m ${serverAddress()} trial logs ${trialId} > ${fileName}.txt`,
            filter,
            lines: (request) => trialLogLines(client, { trialId, ...request }),
          })
        }
        {...(isUnfiltered(filter) ? { onProblems } : {})}
        onEnd={onEnd}
        filters={
          <>
            <LogFilters value={search} fields={fields.data} onChange={onFilter} />
            {search.at === '' ? null : (
              <Link
                to="/experiments/$experimentId/trials/$trialId/overview"
                params={{ experimentId: String(experimentId), trialId: String(trialId) }}
                search={{ moment: search.at }}
                className="text-sm"
              >
                Show on the curves
              </Link>
            )}
            <CopyAsButton
              makeCall={(caller, signal) =>
                trialLogSource(caller, trialId, filter).newest({ limit: firstLines, signal })
              }
              command={`trial logs ${trialId} --tail ${firstLines}`}
            />
          </>
        }
      />
      {download.dialog}
    </>
  );
}
