import { entriesOf } from '@trainyard/ui/catalogue/entry';
import { seriesColor } from '@trainyard/ui/lib/colors';
import { useState } from 'react';
import {
  experimentLogSearch,
  logSearch,
  taskLogSearch,
} from '~/features/logs/filters/log-search-params';
import LogsSideBySide from '~/features/logs/side-by-side';
import { TaskLogs } from '~/features/logs/task-logs';
import { TrialLogs } from '~/features/logs/trial-logs';
import TrialsLogs from '~/features/logs/trials-logs';
import { AtLink } from './answering';
import { answered, seen } from './stand-in-facts';
import { type StateProps, statesOf } from './states';

function OneLog({ id }: StateProps) {
  const [search, setSearch] = useState(logSearch.defaults);
  return (
    <TrialLogs
      experimentId={id}
      trialId={id}
      isLive={false}
      search={search}
      onSearchChange={(change) => setSearch({ ...search, ...change })}
    />
  );
}

function TaskLog({ id }: StateProps) {
  const [search, setSearch] = useState(taskLogSearch.defaults);
  return (
    <TaskLogs
      taskId={`notebook-${id}`}
      isLive={false}
      search={search}
      onSearchChange={(change) => setSearch({ ...search, ...change })}
    />
  );
}

function MergedLogs({ ids, isLive = false }: { ids: number[]; isLive?: boolean }) {
  const [search, setSearch] = useState(experimentLogSearch.defaults);
  return (
    <TrialsLogs
      experimentId={seen.whole}
      trialIds={ids}
      isLive={isLive}
      search={search}
      onSearchChange={(change) => setSearch({ ...search, ...change })}
    />
  );
}

const besideOf = (ids: readonly number[]) =>
  ids.map((id, at) => ({
    trialId: id,
    name: at === 0 ? 'mnist-<b>1</b>' : `mnist-${at + 1}`,
    color: seriesColor(at),
    forbidden:
      id === seen.withoutArtifacts ? 'It needs the right to view experiment artifacts.' : undefined,
  }));

/** Logs of trials, the first few of which the link names. */
const Beside = ({ ids, chosen }: { ids: number[]; chosen: number }) => (
  <AtLink
    link={`/?${ids
      .slice(0, chosen)
      .map((id) => `logTrial=${id}`)
      .join('&')}`}
  >
    <LogsSideBySide trials={besideOf(ids)} />
  </AtLink>
);

const { empty, waiting, failed, refused } = answered;
const everyState = [empty, failed, refused, seen.withoutArtifacts];

export const wholeLogs = entriesOf('Logs', {
  ...statesOf('trial-log', {
    title: 'Log of a trial',
    Part: OneLog,
    none: 'No logs to show.',
    failed: '[role=alert]',
    isPage: true,
  }),
  ...statesOf('task-log', {
    title: 'Log of a task',
    Part: TaskLog,
    none: 'No logs to show.',
    failed: '[role=alert]',
    isPage: true,
  }),
  'merged-logs-none': {
    title: 'Merged logs: no trials',
    Example: () => <MergedLogs ids={[]} />,
    ready: 'text=Experiment will not have trials',
  },
  'merged-logs-early': {
    title: 'Merged logs: no trials yet',
    Example: () => <MergedLogs ids={[]} isLive />,
    ready: 'text=Waiting for trials...',
  },
  ...statesOf('merged-logs', {
    title: 'Merged logs',
    Part: ({ id }) => <MergedLogs ids={[empty, id]} />,
    none: 'No logs to show.',
    failed: '[role=alert]',
    isPage: true,
  }),
  'beside-none': {
    title: 'Logs side by side: no trials',
    Example: () => <Beside ids={[]} chosen={0} />,
    ready: 'text=None of the experiments has a trial yet.',
  },
  'beside-unchosen': {
    title: 'Logs side by side: none chosen',
    Example: () => <Beside ids={everyState} chosen={0} />,
    ready: 'text=No logs chosen',
  },
  'beside-waiting': {
    title: 'Logs side by side: on their way',
    Example: () => <Beside ids={[waiting, empty]} chosen={2} />,
    ready: '[role=status]',
  },
  'beside-failed': {
    title: 'Logs side by side: nothing, failed, refused, not to be read',
    Example: () => <Beside ids={everyState} chosen={4} />,
    ready: '[role=alert]',
  },
});
