import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { entityIdOf, type SlotHolder, slotHolders } from '@trainyard/insights/cluster/slot-holders';
import { displayName } from '@trainyard/sdk/model';
import type { AllocationSummary, Experiment, Slot, User } from '@trainyard/sdk/types';
import { paletteSize, seriesColor } from '@trainyard/ui/lib/colors';
import { type ColorPlaces, colorPlaces, ownPlaces } from '@trainyard/ui/lib/palette/stable-colors';
import { useMemo } from 'react';
import { pollEvery } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import { allocationsQuery } from '~/data/cluster/agents';
import type { JobRow } from '~/data/cluster/job-row';
import { poolQueries } from '~/data/cluster/pools';
import { usersQuery } from '~/data/users';
import { leavingExperimentsQuery } from '~/features/cluster/resources/queries';

/** The job that holds a slot. */
export type SlotJob = {
  /** of its job: the id of an experiment or of a task */
  id: string;
  /** "resnet50 (12), Anika Roy" */
  name: string;
  color: string;
  /** another job has the same color */
  isColorShared: boolean;
  /** null where the viewer may not see it, or where it has left the queue */
  job: JobRow | null;
  /** the experiment, where it is one and may be seen */
  experimentId: string | undefined;
};

export type SlotJobs = (agentId: string, slot: Slot) => SlotJob | undefined;

const noAllocations: AllocationSummary[] = [];
const noExperiments: Experiment[] = [];

const joinRows = (results: UseQueryResult<JobRow[]>[]) => ({
  rows: results.flatMap(({ data = [] }) => data),
  isPending: results.some((each) => each.isPending),
});

type JobFacts = {
  allocations: readonly AllocationSummary[];
  jobs: ReadonlyMap<string, JobRow>;
  /** "resnet50 (12), Anika Roy" of experiments that hold slots and have left their queue */
  leaving: ReadonlyMap<string, string>;
  hasHidden: boolean;
  places: ColorPlaces;
  ownerOf: OwnerOf;
};

type OwnerOf = (row: { userId: number; username: string }) => string;

const noUsers: User[] = [];
const noPlaces: ColorPlaces = new Map();

/** Reads the queues and the allocations of all pools. */
function useKnown(): JobFacts {
  const { data: allocations = noAllocations, isPending } = useQuery(allocationsQuery);
  const { data: pools = [], isPending: arePoolsPending } = useQuery(poolQueries.list());
  const { data: users = noUsers } = useQuery(usersQuery);
  const { rows, isPending: areRowsPending } = useQueries({
    queries: pools
      .filter(({ slotsUsed }) => slotsUsed > 0)
      // polled rarely, because it takes a request per pool; allocations are polled more often, and
      // name jobs that start in between
      .map(({ name }) => ({
        ...poolQueries.jobs(name, 'active'),
        refetchInterval: pollEvery(pollMs.pools),
      })),
    combine: joinRows,
  });
  const jobFacts = useMemo(() => {
    const jobs = new Map(rows.flatMap((job) => (job.seen ? [[job.seen.entityId, job]] : [])));
    const hasHidden = rows.some(({ seen }) => seen === null);
    // a job that is being stopped holds slots and has left the queue
    const heldSlots = allocations
      .filter(({ resources }) => resources.length > 0)
      .map(({ taskId }) => entityIdOf(taskId));
    const endedIds =
      rows.length > 0 ? heldSlots.filter((id) => !jobs.has(id) && isExperimentId(id)) : [];
    return { jobs, hasHidden, heldIds: heldSlots, endedIds: [...new Set(endedIds)].map(Number) };
  }, [allocations, rows]);
  const { data: experiments = noExperiments } = useQuery(
    leavingExperimentsQuery(jobFacts.endedIds),
  );
  const isUnknown = isPending || arePoolsPending || areRowsPending;
  return useMemo(() => {
    const { jobs, hasHidden, heldIds } = jobFacts;
    const names = new Map(users.map((user) => [user.id, displayName(user)]));
    const ownerOf: OwnerOf = ({ userId, username }) => names.get(userId) ?? username;
    const leaving = new Map(
      experiments.map((each) => [String(each.id), `${each.name} (${each.id}), ${ownerOf(each)}`]),
    );
    const knownIds = heldIds.filter((id) => !hasHidden || leaving.has(id));
    // waits until all have loaded: colors that depend on the order of the answers would change with
    // each reload
    const places = isUnknown ? noPlaces : placesOf([...new Set([...jobs.keys(), ...knownIds])]);
    return { allocations, jobs, leaving, hasHidden, places, ownerOf };
  }, [allocations, jobFacts, experiments, users, isUnknown]);
}

/** Returns the job that holds each slot of the cluster. */
export function useSlotJobs(): SlotJobs {
  const jobFacts = useKnown();
  return useMemo(() => {
    const holderOf = slotHolders(jobFacts.allocations);
    return (agentId, slot) => {
      const holder = holderOf(agentId, slot);
      return holder && slotJob(holder, jobFacts);
    };
  }, [jobFacts]);
}

/** Returns the color of a job on its slots; undefined for a job that holds none. */
export function useJobColor(): (job: JobRow) => string | undefined {
  const { places } = useKnown();
  return useMemo(
    () =>
      ({ seen, allocatedSlots }) => {
        const place =
          seen && allocatedSlots > 0 ? places.get(colorNumber(seen.entityId)) : undefined;
        return place === undefined ? undefined : seriesColor(place);
      },
    [places],
  );
}

function slotJob({ entityId, name }: SlotHolder, jobFacts: JobFacts): SlotJob {
  const { jobs, leaving, hasHidden, places, ownerOf } = jobFacts;
  const job = jobs.get(entityId) ?? null;
  const place = places.get(colorNumber(entityId));
  const isHidden = job === null && hasHidden && !leaving.has(entityId);
  const ownName =
    leaving.get(entityId) ?? (isExperimentId(entityId) ? `Experiment ${entityId}` : name);
  const nameWithoutJob = isHidden ? 'a job that you may not see' : ownName;
  return {
    id: entityId,
    name: job ? jobName(job, ownerOf) : nameWithoutJob,
    color: place === undefined || isHidden ? 'var(--off)' : seriesColor(place),
    isColorShared: place !== undefined && place >= paletteSize,
    job,
    experimentId: isHidden || !isExperimentId(entityId) ? undefined : entityId,
  };
}

function jobName({ seen, type }: JobRow, ownerOf: OwnerOf): string {
  if (!seen) return '';
  const name = type === 'TYPE_EXPERIMENT' ? `${seen.name} (${seen.entityId})` : seen.name;
  return `${name}, ${ownerOf(seen)}`;
}

// every page of the cluster shows a job in the same color, also while others come and go
let lastPlaces: ColorPlaces = new Map();

/** Places in the palette of jobs by their entity. */
function placesOf(entityIds: readonly string[]): ColorPlaces {
  const ids = entityIds.map(colorNumber).toSorted((one, other) => one - other);
  if (!ids.every((id) => lastPlaces.has(id)))
    lastPlaces = colorPlaces(ids, ownPlaces(ids, lastPlaces));
  return lastPlaces;
}

const isExperimentId = (entityId: string) => /^\d+$/.test(entityId);

/** The number that a job's color follows: the id of an experiment, or the start of a task's. */
const colorNumber = (entityId: string): number =>
  isExperimentId(entityId) ? Number(entityId) : Number.parseInt(entityId.slice(0, 8), 16) || 1;
