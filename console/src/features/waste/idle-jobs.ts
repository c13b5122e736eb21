import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { findIdleJobs, type IdleJobs, idleRules } from '@trainyard/insights/waste/find-waste';
import type { Viewer } from '@trainyard/rbac';
import type { Caller } from '@trainyard/sdk/calls';
import { type JobUseRules, runningJobUse } from '@trainyard/sdk/flows';
import { onPageReset } from '@trainyard/ui/lib/page-store';
import { client } from '~/app/api';
import { pollMs } from '~/app/polling/polling-intervals';
import { whenStill } from '~/app/polling/when-still';
import { serverAddress } from '~/app/session/server-address';
import { loadedBuild } from '~/app/start/build-notice';
import { masterNow } from '~/lib/master-now';
import { isToFree } from './actions';

type Found = { jobs: IdleJobs; at: number };
/** what tabs tell each other: what they found, or that they look for it */
type Message = Found | 'wanted';

/** of the query */
type Context = { client: QueryClient; queryKey: QueryKey; signal: AbortSignal };

/** another tab answers at once, or not at all */
const answerMs = 100;

let tabs: BroadcastChannel | undefined;
/** the latest of all tabs */
let last: Found | undefined;

function leaveTabs(): void {
  tabs?.close();
  tabs = undefined;
  last = undefined;
}

onPageReset(leaveTabs);

/** Joins the tabs of this build in which the same user looks at the same master, and keeps what they find. */
function joinTabs({ user }: Viewer, { client: cache, queryKey }: Context): BroadcastChannel {
  const name = `idle-jobs ${loadedBuild()} ${user.id} ${serverAddress()}`;
  if (tabs?.name === name) return tabs;
  leaveTabs();
  const joined = new BroadcastChannel(name);
  joined.addEventListener('message', ({ data: message }: MessageEvent<Message>) => {
    if (message === 'wanted') {
      if (last && Date.now() - last.at < pollMs.idleJobs) joined.postMessage(last);
    } else if (message.at > (last?.at ?? 0)) {
      last = message;
      cache.setQueryData(queryKey, message.jobs);
    }
  });
  tabs = joined;
  return joined;
}

/** Returns what another tab has found lately; undefined where there is none. */
function requestFromTabs(joined: BroadcastChannel): Promise<IdleJobs | undefined> {
  return new Promise((resolve) => {
    const answer = ({ data: message }: MessageEvent<Message>) =>
      message === 'wanted' || end(message.jobs);
    const timeout = setTimeout(() => end(undefined), answerMs);
    const end = (jobs: IdleJobs | undefined) => {
      clearTimeout(timeout);
      joined.removeEventListener('message', answer);
      resolve(jobs);
    };
    joined.addEventListener('message', answer);
    joined.postMessage('wanted' satisfies Message);
  });
}

/** Sends no request while the user scrolls: the measurements of the jobs of a cluster are megabytes. */
const calmClient: Caller = {
  ...client,
  async call(operation, args, options) {
    await whenStill();
    return client.call(operation, args, options);
  },
};

/**
 * Finds the slots that jobs hold without use and that a viewer may free: at first those that another
 * tab has found, later by asking the master, for the other tabs too.
 */
export async function shareIdleJobs(viewer: Viewer, context: Context): Promise<IdleJobs> {
  const { client: cache, queryKey, signal } = context;
  const joined = joinTabs(viewer, context);
  const isFirst = cache.getQueryData(queryKey) === undefined;
  const shared = isFirst ? await requestFromTabs(joined) : undefined;
  if (shared) return shared;
  const now = masterNow();
  const rules = idleRules(now);
  const isIncluded: JobUseRules['isIncluded'] = (job) =>
    rules.isIncluded(job) && isToFree(job, viewer);
  const jobs = findIdleJobs(
    await runningJobUse(calmClient, { ...rules, isIncluded }, { signal }),
    now,
  );
  last = { jobs, at: Date.now() };
  joined.postMessage(last);
  return jobs;
}
