import { useQuery } from '@tanstack/react-query';
import type { WasteItem } from '@trainyard/insights/waste/waste';
import type { Viewer } from '@trainyard/rbac';
import { getExperiments, getJobsV2 } from '@trainyard/sdk/calls';
import { showsOf } from '@trainyard/sdk/query';
import { useMemo } from 'react';
import { longReadMs, pollMs } from '~/app/polling/polling-intervals';
import { composed, q } from '~/data/q';
import { silent } from '~/data/silent';
import { useViewer } from '~/data/viewer';
import { type FoundIdleJobs, shareIdleJobs } from './idle-jobs';
import { answerTags } from './owner-answer';
import { isUnchanged, useReadAfterWrites } from './read-after-writes';

const jobsOf = ({ jobs }: FoundIdleJobs) => jobs;

/**
 * The idle slots that a viewer may free, for parts of other pages. The interval is long, because
 * all open consoles poll it; the user's own writes remove entries at once.
 */
export const idleJobsQuery = (viewer: Viewer) =>
  silent(
    composed('idleJobs', {}, (_, context) => shareIdleJobs(viewer, context), {
      poll: 'idleJobs',
      staleTime: pollMs.idleJobs,
      gcTime: longReadMs,
      select: jobsOf,
      // who holds slots, and by which name; which of them are idle is measured at its time
      ...showsOf(getJobsV2),
    }),
  );

/**
 * Requests the jobs that hold slots without use, and again after writes of the user, for components
 * that read them. Renders nothing.
 */
export function IdleJobs() {
  useReadAfterWrites(useQuery({ ...idleJobsQuery(useViewer()), enabled: isUnchanged }));
  return null;
}

/** The jobs that hold slots without use, as far as `IdleJobs` has requested them. */
export const useIdleJobsQuery = () => useQuery({ ...idleJobsQuery(useViewer()), enabled: false });

/**
 * Returns a function that finds, by the id of an experiment or a task, the idle slots that it
 * holds. Only knows those that the viewer may free, once the side bar has requested them.
 */
export function useIdleJobs(): (entityId: string | undefined) => WasteItem | undefined {
  const { data } = useIdleJobsQuery();
  return useMemo(() => {
    const items = new Map(data?.items.map((item) => [String(item.subject.id), item]));
    return (entityId) => (entityId === undefined ? undefined : items.get(entityId));
  }, [data]);
}

/** The experiments of a user that another user asked about, without an answer yet. */
export const openQuestionsQuery = (userId: number) =>
  q(
    getExperiments,
    { labels: [answerTags.asked], userIds: [userId], limit: 20 },
    { select: ({ experiments }) => experiments, poll: 'home' },
  );
