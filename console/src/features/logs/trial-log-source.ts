import { type Caller, trialLogs } from '@trainyard/sdk/calls';
import type { Args } from '@trainyard/sdk/types';
import type { LogSource } from '~/components/log-viewer/log-source';
import { pagedLogSource } from './paged-log-source';

/** What narrows a log down on the master's side. */
export type LogFilter = Pick<
  Args<'trialLogs'>,
  'agentIds' | 'containerIds' | 'rankIds' | 'levels' | 'stdtypes' | 'sources' | 'searchText'
>;

/** The log of one trial, narrowed by `filter`. */
export const trialLogSource = (client: Caller, trialId: number, filter: LogFilter): LogSource =>
  pagedLogSource((stretch, signal) =>
    trialLogs(client, { trialId, ...filter, ...stretch }, { signal }),
  );
