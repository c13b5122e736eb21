import { useQuery } from '@tanstack/react-query';
import { can, type TaskKind } from '@trainyard/rbac';
import { priceText } from '@trainyard/sdk/usage';
import { plural } from '@trainyard/ui/lib/format';
import { messageOf } from '~/app/errors/report-error';
import { LateQuery, mainContentMs } from '~/app/late/late';
import { withBasePath } from '~/app/links/base-path';
import { ForecastLine } from '~/components/entity/forecast-line';
import { PermittedButton } from '~/components/permission/permitted-button';
import { poolQueries } from '~/data/cluster/pools';
import { usePrices } from '~/data/cluster/prices';
import { type TaskRow, taskQueries } from '~/data/cluster/tasks';
import { silent } from '~/data/silent';
import { useViewer } from '~/data/viewer';
import { jobForecastsQuery, useJobForecasts } from '~/features/cluster/forecast/queries';
import { links } from '~/lib/links';
import { useStartElsewhere } from './mutations';

type Props = { kind: TaskKind; taskId: string };

/** Shows where a waiting task is in its queue, when it will start, and where it could start now. */
export function WaitForecast({ kind, taskId }: Props) {
  const { data } = useQuery(silent(taskQueries.one(kind, taskId)));
  const ownPool = data?.task.resourcePool;
  const forecast = useJobForecasts(ownPool)[taskId];
  const [pool] = forecast?.elsewhere ?? [];
  const prices = usePrices();
  const priced = [ownPool, pool].flatMap((name) => {
    const price = name === undefined ? undefined : priceText(prices, name);
    return price === undefined ? [] : [`${name} costs ${price}`];
  });
  return (
    <>
      {ownPool ? (
        <>
          <QueuePlace taskId={taskId} pool={ownPool} />
          {/* the page polls its task every second, and shows little else */}
          <LateQuery query={jobForecastsQuery(ownPool)} idleMs={mainContentMs} />
        </>
      ) : null}
      <p className="text-center text-muted empty:hidden">
        <ForecastLine forecast={forecast} />
      </p>
      <p className="text-center text-faint empty:hidden">{priced.join('; ')}</p>
      {kind === 'notebook' && data ? <StartElsewhere task={data.task} pool={pool} /> : null}
    </>
  );
}

/** Shows how many jobs come first, counted from those the user may see, with a link to the queue. */
function QueuePlace({ taskId, pool }: { taskId: string; pool: string }) {
  const { data } = useQuery(silent(poolQueries.jobs(pool, 'queued')));
  const ahead = data?.find(({ seen }) => seen?.entityId === taskId)?.summary?.jobsAhead ?? -1;
  if (!data) return null;
  return (
    <p className="text-center text-muted">
      {ahead > 0
        ? `${plural(ahead, 'job')} ahead of it in the `
        : ahead === 0
          ? 'First in the '
          : 'In the '}
      {/* the page is a frame in the window of the task */}
      <a href={withBasePath(links.resourcePool(pool, 'queued'))} target="_blank" rel="noopener">
        queue of {pool}
      </a>
    </p>
  );
}

type ElsewhereProps = {
  task: TaskRow;
  /** one with room; undefined also after the start, which takes the room */
  pool: string | undefined;
};

function StartElsewhere({ task, pool }: ElsewhereProps) {
  const viewer = useViewer();
  const scope = { workspaceId: task.workspaceId };
  const { mutate, isPending, data, variables } = useStartElsewhere(task, pool);
  if (data?.killFailure !== undefined)
    return (
      <p role="alert" className="max-w-120 text-center wrap-anywhere text-muted">
        It starts <a href={data.href} target="_top">{`on ${variables}`}</a>. This one still waits,
        because it could not be killed: {messageOf(data.killFailure)}
      </p>
    );
  if (pool === undefined) return null;
  return (
    <PermittedButton
      policy={can(viewer, 'task.create', scope) ? 'task.modify' : 'task.create'}
      scope={scope}
      isBusy={isPending}
      onClick={() => mutate(pool)}
    >
      Start it on {pool} instead
    </PermittedButton>
  );
}
