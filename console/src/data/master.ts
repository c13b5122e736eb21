import { agentAbsences } from '@trainyard/insights/cluster/agent-absences';
import {
  type Caller,
  getMaster,
  getMasterConfig,
  masterLogs,
  resourceAllocationRaw,
} from '@trainyard/sdk/calls';
import { readMasterLine } from '@trainyard/sdk/logs';
import type { Answer } from '@trainyard/sdk/types';
import { pollMs } from '~/app/polling/polling-intervals';
import { masterNow } from '~/lib/master-now';
import { composed, q } from './q';
import { silent } from './silent';
import { qAll } from './stream';

type MasterLine = ReturnType<typeof readMasterLine>;

/** Returns the warnings and errors among the lines of a log, those about webhooks separately. */
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

const readMasterLines = (messages: readonly Answer<'masterLogs'>[]): MasterLine[] =>
  messages.flatMap(({ logEntry }) => (logEntry ? [readMasterLine(logEntry)] : []));

/** Measures the time of a small answer of the master, in whole milliseconds. */
async function measureAnswer(client: Caller): Promise<number> {
  const start = performance.now();
  await getMaster(client);
  return Math.round(performance.now() - start);
}

export const masterQueries = {
  /**
   * the times when agents were disconnected in the last 24 hours, from the raw usage. The key has no
   * times.
   */
  absences: () =>
    composed(
      'agentAbsences',
      {},
      async (client) => {
        const now = masterNow();
        const { resourceEntries } = await resourceAllocationRaw(client, {
          timestampAfter: new Date(now - dayMs).toISOString(),
          timestampBefore: new Date(now).toISOString(),
        });
        return agentAbsences(resourceEntries);
      },
      { staleTime: pollMs.people },
    ),

  /** the newest lines of the master's log, oldest first; they are polled: every change of anyone adds some, and none changes one */
  lines: () =>
    qAll(
      masterLogs,
      { offset: -lineCount, limit: lineCount },
      { select: readMasterLines, poll: 'masterLog', tags: [] },
    ),

  /** the response time of the master in ms; no toast, because the page itself reports a failure */
  health: () =>
    silent(composed('masterHealth', {}, measureAnswer, { poll: 'masterLog', retry: false })),

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
