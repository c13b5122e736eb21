import { useQuery } from '@tanstack/react-query';
import { countSlots, type SlotCounts, usedShare } from '@trainyard/insights/cluster/slot-counts';
import type { Agent, DeviceType, ResourcePool } from '@trainyard/sdk/types';
import { formatCount, formatPercent, missing } from '@trainyard/ui/lib/format';
import { Fact, FactList } from '@trainyard/ui/page/fact-list';
import { pollMs } from '~/app/polling/polling-intervals';
import { seesCounts, taskCountQuery } from '~/data/cluster/tasks';
import { useViewer } from '~/data/viewer';
import { AllocationBar, AllocationLegend } from '~/features/cluster/resources/pools/allocation-bar';
import { deviceLabel } from './labels';
import { experimentCountQuery } from './queries';

type Props = {
  /** undefined where the viewer may not see them, or where the request failed */
  agents: readonly Agent[] | undefined;
  pools: readonly ResourcePool[];
};

const deviceTypes: DeviceType[] = ['TYPE_CUDA', 'TYPE_ROCM', 'TYPE_CPU'];

const slotsByType = ({ agents, pools }: Props) =>
  deviceTypes
    .map((type) => ({ type, counts: countSlots({ agents, pools, type }) }))
    .filter(({ counts }) => counts.capacity > 0);

/** "26 / 32": in use, of how many. */
const share = (used: number, of: number) => `${formatCount(used)} / ${formatCount(of)}`;

/** The resources of the cluster, and how many are in use. */
export function ClusterFacts({ agents, pools }: Props) {
  const viewer = useViewer();
  const aux = sumOf(pools, ({ auxContainersRunning }) => auxContainersRunning);
  const auxCapacity = sumOf(pools, ({ auxContainerCapacity }) => auxContainerCapacity);
  return (
    <FactList>
      <Fact name="Connected Agents">{agents ? formatCount(agents.length) : missing}</Fact>
      {slotsByType({ agents, pools }).map(({ type, counts }) => (
        <Fact
          key={type}
          name={`${deviceLabel(type)} Slots Allocated`}
          note={formatPercent(usedShare(counts), 0)}
        >
          {share(counts.used, counts.capacity)}
        </Fact>
      ))}
      {auxCapacity > 0 ? (
        <Fact name="Aux Containers Running">{share(aux, auxCapacity)}</Fact>
      ) : null}
      {seesCounts(viewer) ? <ActiveFacts /> : null}
    </FactList>
  );
}

const sumOf = (pools: readonly ResourcePool[], figure: (pool: ResourcePool) => number) =>
  pools.reduce((sum, pool) => sum + figure(pool), 0);

/** The number of active experiments and tasks of all users. */
function ActiveFacts() {
  const { data: experiments } = useQuery(experimentCountQuery);
  const { data: tasks } = useQuery(taskCountQuery(pollMs.sideBar));
  const counts = [
    ['Active Experiments', experiments],
    ['Active JupyterLabs', tasks?.notebooks],
    ['Active TensorBoards', tasks?.tensorboards],
    ['Active Shells', tasks?.shells],
    ['Active Commands', tasks?.commands],
  ] as const;
  return counts.map(([name, count]) => (
    <Fact key={name} name={name}>
      {count === undefined ? missing : formatCount(count)}
    </Fact>
  ));
}

/** A bar for each kind of device, with its slots by state. */
export const ClusterAllocation = (props: Props) => (
  <section aria-label="Allocation" className="grid gap-3 sm:grid-cols-2">
    {slotsByType(props).map(({ type, counts }) => (
      <TypeAllocation key={type} type={type} counts={counts} />
    ))}
  </section>
);

function TypeAllocation({ type, counts }: { type: DeviceType; counts: SlotCounts }) {
  const title = `Compute (${deviceLabel(type)}) Slots Allocated`;
  return (
    <div className="grid content-start gap-1.5">
      <h2 className="flex flex-wrap items-baseline gap-x-2 text-sm font-medium">
        {title}
        <span className="num font-normal text-faint">
          {share(counts.used, counts.capacity)} ({formatPercent(usedShare(counts), 0)})
        </span>
      </h2>
      <AllocationBar counts={counts} label={title} isLarge />
      <AllocationLegend counts={counts} />
    </div>
  );
}
