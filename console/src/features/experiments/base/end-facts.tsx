import { useQuery } from '@tanstack/react-query';
import type { Answer, Experiment } from '@trainyard/sdk/types';
import { formatBytes, formatCount, plural } from '@trainyard/ui/lib/format';
import type { ReactNode } from 'react';
import { messageOf } from '~/app/errors/report-error';
import { NamedItems } from '~/components/entity/named-items';
import { forksQuery } from '~/data/experiments/experiments';
import { dependentQueries } from './dependent-queries';

/** more ids would make the master's filter too long to be quick */
const maxExperiments = 100;

/** How many other experiments were forked or continued from these. */
const forksOfOthers = (ids: readonly number[]) => ({
  ...forksQuery(ids),
  select: ({ experiments, pagination }: Answer<'searchExperiments'>) =>
    pagination.total - experiments.filter(({ experiment }) => ids.includes(experiment.id)).length,
});

type Props = {
  /** the experiments as last seen */
  experiments: readonly Experiment[];
  action: 'kill' | 'delete';
};

/** Lists what a kill or a deletion affects: names, trials, checkpoints, and dependents. */
export function EndFacts({ experiments, action }: Props) {
  const trials = sum(experiments, ({ numTrials }) => numTrials);
  const checkpoints = sum(experiments, ({ checkpointCount }) => checkpointCount);
  const bytes = sum(experiments, ({ checkpointSize }) => Number(checkpointSize));
  const stored = checkpoints === 0 ? 'no checkpoints' : plural(checkpoints, 'checkpoint');
  const size = checkpoints === 0 ? '' : `, ${formatBytes(bytes)}`;
  if (experiments.length === 0) return null;
  return (
    <div className="grid gap-2">
      <NamedItems
        label="Experiments"
        items={experiments.map(({ id, name }) => ({ key: id, name }))}
        hasIds
      />
      <p className="num">
        {plural(trials, 'trial')} · {stored}
        {size}
        {action === 'kill' && checkpoints > 0 ? ' (kept)' : ''}
      </p>
      {action === 'kill' ? (
        <p>Progress since the last checkpoint will be lost.</p>
      ) : (
        <Dependents experiments={experiments} />
      )}
    </div>
  );
}

type OneProps = { experiment: Experiment };

export const KillFacts = ({ experiment }: OneProps) => (
  <EndFacts experiments={[experiment]} action="kill" />
);

export const DeleteFacts = ({ experiment }: OneProps) => (
  <EndFacts experiments={[experiment]} action="delete" />
);

function Dependents({ experiments }: Pick<Props, 'experiments'>) {
  const isEnabled = experiments.length <= maxExperiments;
  const ids = experiments.map(({ id }) => id);
  const forks = useQuery({ ...forksOfOthers(ids), enabled: isEnabled });
  const tensorboards = useQuery({
    ...dependentQueries.tensorboards(experiments),
    enabled: isEnabled,
  });
  const versions = useQuery({ ...dependentQueries.versions(ids), enabled: isEnabled });
  if (!isEnabled) return <p>Too many to check what depends on them.</p>;
  const all = [forks, tensorboards, versions];
  const error = all.find((query) => query.error)?.error;
  const isPending = all.some((query) => query.isPending);
  const them = ids.length === 1 ? 'it' : 'them';
  const isNothing =
    !isPending && !error && !forks.data && !tensorboards.data && versions.data?.length === 0;
  return (
    <ul aria-label="What depends on it" aria-busy={isPending} className="grid gap-0.5">
      {versions.data?.length ? (
        <Fact isWarning>
          Registered as {versions.data.slice(0, 3).join(', ')}
          {versions.data.length > 3 ? ` and ${formatCount(versions.data.length - 3)} more` : ''}
        </Fact>
      ) : null}
      {versions.data === null ? (
        <Fact>Too many models to check for registered versions</Fact>
      ) : null}
      {forks.data ? (
        <Fact>
          {plural(forks.data, 'experiment')} forked or continued from {them}
        </Fact>
      ) : null}
      {tensorboards.data ? (
        <Fact isWarning>
          {plural(tensorboards.data, 'TensorBoard')} showing {them} now
        </Fact>
      ) : null}
      {isPending ? <Fact>Checking what depends on {them}...</Fact> : null}
      {error ? (
        <Fact>
          Unable to check all that depends on {them}: {messageOf(error)}{' '}
          <button
            type="button"
            className="link hover:underline"
            onClick={() => {
              for (const query of all) if (query.error) void query.refetch();
            }}
          >
            Retry
          </button>
        </Fact>
      ) : null}
      {isNothing ? <Fact>Nothing depends on {them}</Fact> : null}
    </ul>
  );
}

const Fact = ({ children, isWarning }: { children: ReactNode; isWarning?: boolean }) => (
  <li className={isWarning ? 'wrap-anywhere text-warn' : 'wrap-anywhere'}>{children}</li>
);

const sum = (experiments: readonly Experiment[], of: (experiment: Experiment) => number): number =>
  experiments.reduce((total, experiment) => total + of(experiment), 0);
