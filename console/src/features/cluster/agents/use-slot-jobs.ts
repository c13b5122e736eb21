import { queryOptions, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { type SlotHolder, slotHolders } from '@trainyard/insights/cluster/slot-holders';
import { getTasks } from '@trainyard/sdk/calls';
import type { AllocationSummary, Slot } from '@trainyard/sdk/types';
import { paletteSize, seriesColor } from '@trainyard/ui/lib/colors';
import { type ColorPlaces, colorPlaces } from '@trainyard/ui/lib/stable-colors';
import { useMemo } from 'react';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';
import type { JobRow } from '~/features/cluster/jobs/job-row';
import { poolQueries } from '~/features/cluster/pools/pool-queries';

/** The job that holds a slot. */
export type SlotJob = {
  /** of its job: the id of an experiment or of a task */
  id: string;
  /** "resnet50 (12), aroy" */
  name: string;
  color: string;
  /** its color is that of another job, too */
  isColorShared: boolean;
  /** null where it may not be seen, and until the queues have loaded */
  job: JobRow | null;
};

export type SlotJobs = (agentId: string, slot: Slot) => SlotJob | undefined;

const allocationsQuery = queryOptions({
  queryKey: queryKeys.cluster.allocations,
  queryFn: async ({ signal }) => {
    const { allocationIdToSummary } = await getTasks(client, {}, { signal });
    return Object.values(allocationIdToSummary);
  },
  refetchInterval: pollEvery(pollMs.clusterPage),
  // the slots are drawn without it
  meta: { isSilent: true },
});

const noAllocations: AllocationSummary[] = [];

const joinRows = (results: UseQueryResult<JobRow[]>[]) => results.flatMap(({ data = [] }) => data);

/** The jobs that run in any pool. */
function useRunningJobs(): JobRow[] {
  const { data: pools = [] } = useQuery(poolQueries.list());
  return useQueries({
    queries: pools
      .filter(({ slotsUsed }) => slotsUsed > 0)
      .map(({ name }) => poolQueries.jobs(name, 'active')),
    combine: joinRows,
  });
}

/** Tells of each slot of the cluster what holds it. */
export function useSlotJobs(): SlotJobs {
  const { data: allocations = noAllocations } = useQuery(allocationsQuery);
  const rows = useRunningJobs();
  const holderOf = useMemo(() => slotHolders(allocations), [allocations]);
  const known = useMemo(() => knownJobs(rows), [rows]);
  return useMemo(
    () => (agentId, slot) => {
      const holder = holderOf(agentId, slot);
      return holder && slotJob(holder, known);
    },
    [holderOf, known],
  );
}

/** Tells the color that a job has on its slots; undefined for one that holds none. */
export function useJobColor(): (job: JobRow) => string | undefined {
  const rows = useRunningJobs();
  return useMemo(() => {
    const places = placesOf(rows);
    return ({ seen, allocatedSlots }) => {
      const place = seen && allocatedSlots > 0 ? places.get(colorNumber(seen.entityId)) : undefined;
      return place === undefined ? undefined : seriesColor(place);
    };
  }, [rows]);
}

type Known = { jobs: ReadonlyMap<string, JobRow>; hasHidden: boolean; places: ColorPlaces };

const knownJobs = (rows: readonly JobRow[]): Known => ({
  jobs: new Map(rows.flatMap((job) => (job.seen ? [[job.seen.entityId, job]] : []))),
  hasHidden: rows.some(({ seen }) => seen === null),
  places: placesOf(rows),
});

function slotJob(holder: SlotHolder, { jobs, hasHidden, places }: Known): SlotJob {
  const job = jobs.get(holder.entityId) ?? null;
  const place = places.get(colorNumber(holder.entityId));
  const unseenName = hasHidden ? 'a job that you may not see' : holder.name;
  return {
    id: holder.entityId,
    name: job ? jobName(job) : unseenName,
    color: job && place !== undefined ? seriesColor(place) : 'var(--off)',
    isColorShared: place !== undefined && place >= paletteSize,
    job,
  };
}

function jobName({ seen, type }: JobRow): string {
  if (!seen) return '';
  const name = type === 'TYPE_EXPERIMENT' ? `${seen.name} (${seen.entityId})` : seen.name;
  return `${name}, ${seen.username}`;
}

// every page of the cluster shows a job in the same color, also while others come and go
let lastPlaces: ColorPlaces = new Map();

/** Places in the palette of the jobs that may be seen. */
function placesOf(rows: readonly JobRow[]): ColorPlaces {
  const ids = rows
    .flatMap(({ seen }) => (seen ? colorNumber(seen.entityId) : []))
    .toSorted((one, other) => one - other);
  if (!ids.every((id) => lastPlaces.has(id))) lastPlaces = colorPlaces(ids, lastPlaces);
  return lastPlaces;
}

/** The number that a job's color follows: the id of an experiment, or the start of a task's. */
const colorNumber = (entityId: string): number =>
  /^\d+$/.test(entityId) ? Number(entityId) : Number.parseInt(entityId.slice(0, 8), 16) || 0;
