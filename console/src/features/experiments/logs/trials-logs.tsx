import { useQueries } from '@tanstack/react-query';
import type { Caller } from '@trainyard/sdk/calls';
import { requestQueueOf } from '@trainyard/sdk/logs';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { useStableValue } from '@trainyard/ui/hooks/use-stable-value';
import { placeColors } from '@trainyard/ui/lib/palette/stable-colors';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { LogViewer } from '@trainyard/ui/logs/log-viewer';
import type { LogEntry } from '@trainyard/ui/logs/window/log-entry';
import type { LogSource } from '@trainyard/ui/logs/window/log-source';
import { useMemo } from 'react';
import { useDialog } from '~/app/actions/use-dialog';
import { client } from '~/app/api';
import type { LogLines } from '~/features/experiments/logs/download/download-log';
import { type LogFilter, splitFilter } from '~/features/experiments/logs/filters/log-filter';
import { maskLines } from '~/lib/mask-log';
import type { Download } from './download/download-dialog';
import { toLogFilter } from './filters/log-filter';
import { LogFilters } from './filters/log-filters';
import { type ExperimentLogSearch, maxTrials } from './filters/log-search-params';
import { narrowingBy } from './filters/narrow';
import { joinFields } from './log-fields';
import { logQueries } from './queries';
import { mergedLogSource } from './sources/merged-log-source';
import { trialLogCalls } from './sources/trial-log-source';
import { TrialPicker } from './trial-picker';

type Props = {
  experimentId: number;
  /** all of the experiment, in the order they were made */
  trialIds: readonly number[];
  /** the experiment may still write */
  isLive: boolean;
  search: ExperimentLogSearch;
  onSearchChange: (change: Partial<ExperimentLogSearch>) => void;
};

// shown without a selection
const firstCount = 4;

/** The logs of several trials of a search in one time order. */
export default function TrialsLogs(props: Props) {
  const { experimentId, trialIds, isLive, search, onSearchChange } = props;
  useReportUnknown({
    name: 'trial',
    values: search.trial,
    choices: trialIds,
    fault: (id) => `This experiment has no trial ${id}.`,
    instead: 'Its log is left out.',
  });
  const linkedTrials = search.trial.filter((id) => trialIds.includes(id));
  const requestedTrials = linkedTrials.length > 0 ? linkedTrials : trialIds.slice(-firstCount);
  const selectedTrials = [...new Set(requestedTrials)].slice(0, maxTrials);
  const key = selectedTrials.join(',');
  const { fields, isComplete } = useQueries({
    queries: selectedTrials.map((trialId) => logQueries.trialFields(trialId, isLive)),
    combine: joinFields,
  });
  // a new object of the same filter must not reload the log
  const filter = useStableValue(toLogFilter({ ...search, allocation: [] }));
  const source = useMemo(
    () => trialsLogSource(client, key.split(',').map(Number), filter),
    [key, filter],
  );
  const download = useDialog<Download>(() => import('./download/download-dialog'));
  const subject = `${selectedTrials.length === 1 ? 'trial' : 'trials'} ${selectedTrials.join(', ')}`;
  const colors = useMemo(() => placeColors(key.split(',').map(Number)), [key]);
  const colorOf = (trialId: number) => colors.get(trialId) ?? 'var(--off)';
  const picker = (
    <TrialPicker
      trialIds={trialIds}
      chosen={selectedTrials}
      colorOf={colorOf}
      onChange={(trial) => onSearchChange({ trial, line: '', to: '', at: '' })}
    />
  );
  if (selectedTrials.length === 0)
    return (
      <EmptyState title={isLive ? 'Waiting for trials...' : 'Experiment will not have trials'} />
    );
  return (
    <>
      <LogViewer
        prepareCopy={maskLines}
        label={`Logs of ${subject}`}
        source={source}
        view={search}
        onViewChange={onSearchChange}
        {...narrowingBy(onSearchChange)}
        onDownload={() =>
          download.open({
            subject: subject.replace('t', 'T'),
            name: `experiment_${experimentId}_trials_${selectedTrials.join('_')}_logs`,
            filter,
            lines: (request) => trialsLogLines(client, { trialIds: selectedTrials, ...request }),
          })
        }
        colorOf={(origin) => colorOf(Number(origin))}
        filters={
          <>
            {picker}
            <LogFilters
              value={search}
              fields={fields}
              isComplete={isComplete}
              onChange={onSearchChange}
            />
          </>
        }
      />
      {download.dialog}
    </>
  );
}

/** The logs of several trials in one time order, narrowed by `filter`; each line's origin is its trial. */
function trialsLogSource(
  client: Caller,
  trialIds: readonly number[],
  filter: LogFilter,
): LogSource {
  const { wire, narrowed } = splitFilter(filter);
  const parts = [...new Set(trialIds)].map((trialId) => ({
    origin: String(trialId),
    calls: trialLogCalls(client, trialId, wire),
  }));
  return mergedLogSource(parts, { queue: requestQueueOf(client), narrowed });
}

type LogRequest = { trialIds: readonly number[]; filter: LogFilter; signal: AbortSignal };

/** The same as whole lines of text, from the oldest to what is the newest by then. */
async function* trialsLogLines(client: Caller, { trialIds, filter, signal }: LogRequest): LogLines {
  const source = trialsLogSource(client, trialIds, filter);
  for await (const batch of source.scan.all({ signal }))
    yield batch.map((entry) => ({ text: `${fileLine(entry)}\n`, at: entry.at }));
}

/** Formats a line like the master's download of a single log, after the id of its trial. */
function fileLine({ origin, time, container, rank, level, text }: LogEntry): string {
  const process = rank === null ? '' : `[rank=${rank}] `;
  const name = level === 'none' ? '' : `${level.toUpperCase()}: `;
  return `[trial=${origin}] [${time ?? ''}] ${container.slice(0, 8).padEnd(8)} ${process}|| ${name}${text}`;
}
