import type { QueryClient, QueryKey } from '@tanstack/react-query';
import {
  findIdleJobs,
  type IdleJobs,
  idleRules,
  stillIdle,
} from '@trainyard/insights/waste/find-waste';
import type { Viewer } from '@trainyard/rbac';
import { collect, items } from '@trainyard/sdk';
import { type Caller, getExperiments, getJobsV2, taskLogs } from '@trainyard/sdk/calls';
import { type JobUseRules, runningJobUse } from '@trainyard/sdk/flows';
import { isActive } from '@trainyard/sdk/model';
import type { JobState } from '@trainyard/sdk/types';
import { onPageReset } from '@trainyard/ui/lib/page-store';
import { client } from '~/app/api';
import { pollMs } from '~/app/polling/polling-intervals';
import { serverAddress } from '~/app/session/server-address';
import { loadedBuild } from '~/app/start/build-notice';
import { masterNow } from '~/lib/master-now';
import { scrollEnd } from '~/lib/scroll-end';
import { isToFree } from './actions';

export type FoundIdleJobs = {
  jobs: IdleJobs;
  /** with those that do not hold their slots now: a pause may be taken back */
  measured: IdleJobs;
  at: number;
};
/** what tabs tell each other: what they found, or that they look for it */
type Message = FoundIdleJobs | 'wanted';

/** of the query */
type Context = { client: QueryClient; queryKey: QueryKey; signal: AbortSignal };

/** how long to wait for other tabs, in ms; they answer immediately if they exist */
const answerMs = 100;

let tabs: BroadcastChannel | undefined;

function leaveTabs(): void {
  tabs?.close();
  tabs = undefined;
}

onPageReset(leaveTabs);

/** Returns the latest of all tabs, which is in the cache of each. */
const latest = ({ client: cache, queryKey }: Omit<Context, 'signal'>) =>
  cache.getQueryData<FoundIdleJobs>(queryKey);

const isRecent = ({ at }: FoundIdleJobs) => Date.now() - at < pollMs.idleJobs;

/** Joins the tabs of this build in which the same user looks at the same master, and keeps what they find. */
function joinTabs({ user }: Viewer, context: Context): BroadcastChannel {
  const { client: cache, queryKey } = context;
  const name = `idle-jobs ${loadedBuild()} ${user.id} ${serverAddress()}`;
  if (tabs?.name === name) return tabs;
  leaveTabs();
  const joined = new BroadcastChannel(name);
  joined.addEventListener('message', ({ data: message }: MessageEvent<Message>) => {
    const last = latest({ client: cache, queryKey });
    if (message === 'wanted') {
      if (last && isRecent(last)) joined.postMessage(last);
    } else if (message.at >= (last?.at ?? 0)) cache.setQueryData(queryKey, message);
  });
  tabs = joined;
  return joined;
}

/** Returns what another tab has found lately; undefined where there is none. */
function requestFromTabs(joined: BroadcastChannel): Promise<FoundIdleJobs | undefined> {
  return new Promise((resolve) => {
    const answer = ({ data: message }: MessageEvent<Message>) =>
      message === 'wanted' || end(message);
    const timeout = setTimeout(() => end(undefined), answerMs);
    const end = (found: FoundIdleJobs | undefined) => {
      clearTimeout(timeout);
      joined.removeEventListener('message', answer);
      resolve(found);
    };
    joined.addEventListener('message', answer);
    joined.postMessage('wanted' satisfies Message);
  });
}

/** Tells the other tabs. */
function share(joined: BroadcastChannel, found: FoundIdleJobs): FoundIdleJobs {
  joined.postMessage(found);
  return found;
}

/** Sends no request while the user scrolls: the measurements of the jobs of a cluster are megabytes. */
const calmClient: Caller = {
  ...client,
  async call(operation, args, options) {
    await scrollEnd();
    return client.call(operation, args, options);
  },
};

/** The tasks whose log has a line since they were found, such as those that are being killed. */
async function tasksInUse(jobs: IdleJobs, signal: AbortSignal): Promise<string[]> {
  const tasks = jobs.items.filter(({ kind }) => kind === 'idleTask');
  const inUse = await Promise.all(
    tasks.map(async ({ subject, since = 0 }) => {
      const taskId = String(subject.id);
      const newest = { taskId, limit: 1, orderBy: 'ORDER_BY_DESC' } as const;
      for await (const { timestamp } of taskLogs(client, newest, { signal }))
        return Date.parse(timestamp ?? '') > since ? [taskId] : [];
      return [];
    }),
  );
  return inUse.flat();
}

/**
 * Reads after a write which of the idle jobs still hold their slots, and their names. A job that
 * starts is not idle before the next search.
 */
async function confirmIdleJobs(jobs: IdleJobs, signal: AbortSignal): Promise<IdleJobs> {
  if (jobs.items.length === 0) return jobs;
  const states: JobState[] = ['STATE_SCHEDULED', 'STATE_SCHEDULED_BACKFILLED'];
  const pools = [...new Set(jobs.items.map(({ pool }) => pool))];
  const ids = jobs.items.flatMap(({ subject }) =>
    subject.type === 'experiment' ? [subject.id] : [],
  );
  const [queues, { experiments }, tasks] = await Promise.all([
    Promise.all(
      pools.map((resourcePool) =>
        collect(items(client, getJobsV2, { resourcePool, states }, { signal })),
      ),
    ),
    ids.length === 0
      ? { experiments: [] }
      : getExperiments(client, { 'experimentIdFilter.incl': ids, limit: ids.length }, { signal }),
    tasksInUse(jobs, signal),
  ]);
  const stopping = experiments.filter(({ state }) => !isActive(state)).map(({ id }) => String(id));
  return stillIdle(jobs, {
    jobs: queues.flat().flatMap(({ full }) => full ?? []),
    ended: new Set([...stopping, ...tasks]),
  });
}

/**
 * Finds the idle slots that a viewer may free. Takes the result of another tab at first; later asks
 * the master, and shares the result with the other tabs. A result is used for its whole interval; a
 * write in between only removes entries.
 */
export async function shareIdleJobs(viewer: Viewer, context: Context): Promise<FoundIdleJobs> {
  const { client: cache, queryKey, signal } = context;
  const joined = joinTabs(viewer, context);
  const last = latest(context);
  const shared = last ? undefined : await requestFromTabs(joined);
  if (shared) return shared;
  if (last && isRecent(last)) {
    const { measured, at } = last;
    return share(joined, { jobs: await confirmIdleJobs(measured, signal), measured, at });
  }
  const now = masterNow();
  const rules = idleRules(now);
  const isIncluded: JobUseRules['isIncluded'] = (job) =>
    rules.isIncluded(job) && isToFree(job, viewer);
  const measured = findIdleJobs(
    await runningJobUse(calmClient, { ...rules, isIncluded }, { signal }),
    now,
  );
  // a write while they were measured may have ended some
  const isChanged = cache.getQueryState(queryKey)?.isInvalidated === true;
  const jobs = isChanged ? await confirmIdleJobs(measured, signal) : measured;
  return share(joined, { jobs, measured, at: Date.now() });
}
