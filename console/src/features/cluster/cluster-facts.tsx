import { queryOptions, useQuery } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import { getActiveTasksCount, getExperiments } from '@trainyard/sdk/calls';
import type { Agent, DeviceType, ResourcePool } from '@trainyard/sdk/types';
import { formatCount, formatPercent, missing } from '@trainyard/ui/lib/format';
import { Fact, FactList } from '@trainyard/ui/page/fact-list';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';
import { useViewer } from '~/features/viewer/queries';
import { deviceLabel } from './labels';
import { slotLoad } from './queries';

const countQueries = {
  /** interactive tasks that are not over, of everybody */
  tasks: () =>
    queryOptions({
      queryKey: queryKeys.cluster.taskCount,
      queryFn: ({ signal }) => getActiveTasksCount(client, {}, { signal }),
      refetchInterval: pollEvery(pollMs.clusterPage),
      meta: { errorMessage: 'Unable to count tasks.' },
    }),

  /** experiments that are active or being stopped, of everybody */
  experiments: () =>
    queryOptions({
      queryKey: queryKeys.cluster.experimentCount,
      queryFn: async ({ signal }) => {
        const states = [
          'STATE_ACTIVE',
          'STATE_STOPPING_CANCELED',
          'STATE_STOPPING_COMPLETED',
          'STATE_STOPPING_ERROR',
        ] as const;
        // a limit of -2 asks for the number alone
        const query = { limit: -2, states: [...states] };
        const { pagination } = await getExperiments(client, query, { signal });
        return pagination?.total ?? 0;
      },
      refetchInterval: pollEvery(pollMs.clusterPage),
      meta: { errorMessage: 'Unable to count experiments.' },
    }),
};

type Props = { agents: readonly Agent[]; pools: readonly ResourcePool[] };

/** The resources of the cluster, and how many are in use. */
export function ClusterFacts({ agents, pools }: Props) {
  const viewer = useViewer();
  const seesAll = !viewer.rbacEnabled || can(viewer, 'user.administrate');
  const aux = sumOf(pools, ({ auxContainersRunning }) => auxContainersRunning);
  const auxCapacity = sumOf(pools, ({ auxContainerCapacity }) => auxContainerCapacity);
  return (
    <FactList>
      <Fact name="Connected Agents">{formatCount(agents.length)}</Fact>
      {deviceTypes.map((type) => (
        <SlotFact key={type} type={type} agents={agents} />
      ))}
      {auxCapacity > 0 ? (
        <Fact name="Aux Containers Running">
          {formatCount(aux)} / {formatCount(auxCapacity)}
        </Fact>
      ) : null}
      {seesAll ? <ActiveFacts /> : null}
    </FactList>
  );
}

/** The number of active experiments and tasks of all users. */
function ActiveFacts() {
  const { data: experiments } = useQuery(countQueries.experiments());
  const { data: tasks } = useQuery(countQueries.tasks());
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

const deviceTypes: DeviceType[] = ['TYPE_CUDA', 'TYPE_ROCM', 'TYPE_CPU'];

/** the slots of one kind of device; nothing where there are none */
function SlotFact({ type, agents }: { type: DeviceType; agents: readonly Agent[] }) {
  const { total, running, pending } = slotLoad(agents, type);
  const used = running + pending;
  if (total === 0) return null;
  return (
    <Fact name={`${deviceLabel(type)} Slots Allocated`} note={formatPercent(used / total, 0)}>
      {formatCount(used)} / {formatCount(total)}
    </Fact>
  );
}

const sumOf = (pools: readonly ResourcePool[], figure: (pool: ResourcePool) => number) =>
  pools.reduce((sum, pool) => sum + figure(pool), 0);
