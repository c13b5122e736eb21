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
 * The slots that jobs hold without use and that a viewer may free, for parts of other pages. It is
 * asked rarely, since all consoles ask for it; own writes end what they free at once.
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
 * Tells of an experiment or a task whether it holds slots without use, by its id: as far as the viewer
 * may free them, and once the side bar has read it.
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
