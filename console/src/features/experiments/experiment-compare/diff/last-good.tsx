import { useQuery } from '@tanstack/react-query';
import type { LineageRule } from '@trainyard/insights/comparison/last-good-run';
import type { Experiment } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import type { ReactNode } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { experimentQueries } from '~/data/experiments/experiments';
import { ExperimentLink } from '~/features/experiments/base/experiment-link';
import { lastGoodRunQuery } from './queries';

const rules: Record<LineageRule, string> = {
  ancestor: 'it was forked from it, and that one completed',
  fork: 'the last completed fork of the same run',
  name: 'the last completed run of the project with a like name',
};

type Props = {
  experimentId: number;
  /** chooses another experiment by hand */
  finder: ReactNode;
  /** the differences to the run that was found, and the sentence that says how */
  children: (id: number, note: ReactNode) => ReactNode;
};

/** Finds the last good run before an experiment, and says by which rule. */
export function LastGood({ experimentId, ...props }: Props) {
  const detail = useQuery(experimentQueries.detail(experimentId));
  if (detail.error && !detail.data)
    return <FailedQuery title={`Unable to fetch Experiment ${experimentId}`} query={detail} />;
  const experiment = detail.data?.experiment;
  return experiment ? <Found experiment={experiment} {...props} /> : <Looking />;
}

const Looking = () => <Spinner label="Looking for the last good run" className="m-6 size-5" />;

type FoundProps = Omit<Props, 'experimentId'> & { experiment: Experiment };

function Found({ experiment, finder, children }: FoundProps) {
  const query = useQuery(lastGoodRunQuery(experiment));
  const { data, error } = query;
  if (error && !data)
    return <FailedQuery title="Unable to find the last good run." query={query} />;
  if (data === undefined) return <Looking />;
  if (data === null)
    return (
      <>
        <EmptyState
          title="No good run before it"
          hint="No run that it was forked from, no other fork of these and none of its project with a like name completed before it. Choose one:"
        />
        <div className="mx-auto grid w-80 max-w-full gap-2">{finder}</div>
      </>
    );
  return children(
    data.run.id,
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 text-sm text-muted">
      Since <ExperimentLink experiment={data.run} />
      <span className="num">({data.run.id}),</span>
      {rules[data.rule]}
    </p>,
  );
}
