import { queryOptions } from '@tanstack/react-query';
import { agentAbsences } from '@trainyard/insights/cluster/agent-absences';
import {
  getMaster,
  getMasterConfig,
  masterLogs,
  resourceAllocationRaw,
} from '@trainyard/sdk/calls';
import { readMasterLine } from '@trainyard/sdk/logs';
import { showsOf } from '@trainyard/sdk/query';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { q } from '~/data/q';
import { masterNow } from '~/lib/master-now';

type MasterLine = ReturnType<typeof readMasterLine>;

/** Returns the warnings and errors among the lines of a log, those of webhooks apart. */
export function problemsIn(
  lines: readonly MasterLine[],
): Record<'ofWebhooks' | 'others', MasterLine[]> {
  const problems = lines.filter(
    ({ level }) => level === 'warning' || level === 'error' || level === 'critical',
  );
  const isOfWebhook = ({ text }: MasterLine) => /webhook/i.test(text);
  return {
    ofWebhooks: problems.filter(isOfWebhook),
    others: problems.filter((line) => !isOfWebhook(line)),
  };
}

const dayMs = 86_400_000;
const lineCount = 2000;

export const masterQueries = {
  /**
   * the times when agents were disconnected in the last 24 hours, from the raw usage. The key has no
   * times, and changes do not refresh it: the entries of a day may be many.
   */
  absences: () =>
    queryOptions({
      queryKey: ['agentAbsences'],
      queryFn: async ({ signal }) => {
        const now = masterNow();
        const query = {
          timestampAfter: new Date(now - dayMs).toISOString(),
          timestampBefore: new Date(now).toISOString(),
        };
        const { resourceEntries } = await resourceAllocationRaw(client, query, { signal });
        return agentAbsences(resourceEntries);
      },
      staleTime: pollMs.people,
    }),

  /** the newest lines of the master's log, oldest first; they are polled, since any change adds some */
  lines: () =>
    queryOptions({
      queryKey: ['masterLines'],
      queryFn: async ({ signal }) => {
        const lines = [];
        const query = { offset: -lineCount, limit: lineCount };
        for await (const { logEntry } of masterLogs(client, query, { signal }))
          if (logEntry) lines.push(readMasterLine(logEntry));
        return lines;
      },
      refetchInterval: pollEvery(pollMs.sideBar),
    }),

  /** the time that a small answer of the master took, in whole milliseconds */
  health: () =>
    queryOptions({
      queryKey: ['masterHealth'],
      queryFn: async ({ signal }) => {
        const start = performance.now();
        await getMaster(client, {}, { signal });
        return Math.round(performance.now() - start);
      },
      refetchInterval: pollEvery(pollMs.sideBar),
      // the page tells of a failed poll at once
      retry: false,
      meta: { ...showsOf(getMaster), isSilent: true },
    }),

  config: () =>
    q(
      getMasterConfig,
      {},
      {
        select: ({ config }) => config,
        error: 'Unable to fetch the configuration of the master.',
      },
    ),
};
