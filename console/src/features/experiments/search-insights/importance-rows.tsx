import { useQuery } from '@tanstack/react-query';
import { laterRung } from '@trainyard/insights/advice/later-rung';
import { atRung, bestOfTrials, measuredRows } from '@trainyard/insights/importance/measured-rows';
import { type Ladder, ladderOf, nearestValues } from '@trainyard/insights/rungs/ladder';
import { firstValues, validationsIn } from '@trainyard/insights/rungs/stopped-rungs';
import { isFinished, searcherMetric } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { Spinner } from '@trainyard/ui/base/spinner';
import { formatCount } from '@trainyard/ui/lib/format';
import { type ReactNode, useMemo } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { noMetricInfo } from '~/data/experiments/metric-requests';
import { measurementsQuery } from '~/data/experiments/metrics';
import type { Rows } from './importance-queries';
import { SearchTrials } from './search-trials';
import { useRungs } from './use-rungs';

type Children = (rows: Rows, what: string) => ReactNode;
type Props = { experiment: Experiment; isBrief?: boolean | undefined; children: Children };

/** Loads what the trials of a search measured, where they are compared; `what` says where that is. */
export function ImportanceRows({ experiment, isBrief, children }: Props) {
  const ladder = useMemo(() => ladderOf(experiment.config), [experiment.config]);
  return (
    <SearchTrials experiment={experiment} isBrief={isBrief}>
      {(trials) => {
        const shared = { experiment, trials, children };
        if (typeof ladder === 'string') return <OfBest {...shared} />;
        const Of = ladder.stopping.length > 0 ? OfFirstValidation : OfRung;
        return <Of {...shared} ladder={ladder} />;
      }}
    </SearchTrials>
  );
}

type TrialsProps = { experiment: Experiment; trials: readonly Trial[]; children: Children };
type RungProps = TrialsProps & { ladder: Ladder };

function OfBest({ experiment, trials, children }: TrialsProps) {
  const rows = useMemo(
    () => measuredRows(experiment, bestOfTrials(experiment, trials)),
    [experiment, trials],
  );
  const metric = searcherMetric(experiment.config);
  return children(rows, `the best ${metric} of trials that trained to the full length`);
}

/** later rungs only contain the better trials, and fewer trials reach the full length */
function OfRung({ experiment, trials, ladder, children }: RungProps) {
  const name = searcherMetric(experiment.config) ?? '';
  const { answers, failed, isLoading } = useRungs(experiment, ladder, { name });
  const rows = useMemo(
    () =>
      rowsOf(
        answers.map((answer, rung) => nearestValues(answer, ladder.lengths[rung] ?? 0)),
        { experiment, trials, ladder },
      ),
    [experiment, trials, ladder, answers],
  );
  if (failed) return <FailedQuery title={noMetricInfo} query={failed} />;
  if (isLoading) return <Spinner label="Loading measurements" className="m-6 size-5" />;
  const at = `${name} at ${formatCount(ladder.lengths[0] ?? 0)} batches`;
  return children(rows, `${at}, the first rung, where trials are compared at the same length`);
}

/** trials of a 0.38.1 master validate when their code decides, not at the rungs */
function OfFirstValidation({ experiment, trials, ladder, children }: RungProps) {
  const name = searcherMetric(experiment.config) ?? '';
  const batch = ladder.lengths[0] ?? 0;
  const trialIds = useMemo(() => trials.map(({ id }) => id), [trials]);
  const query = useQuery(
    measurementsQuery(trialIds, {
      metric: { group: 'validation', name },
      batch,
      isLive: !isFinished(experiment.state),
    }),
  );
  const rows = useMemo(() => {
    const validations = validationsIn(query.data ?? [], name);
    return rowsOf(
      ladder.lengths.map((length) => firstValues(validations, length)),
      { experiment, trials, ladder },
    );
  }, [experiment, trials, ladder, query.data, name]);
  if (!query.data && query.error) return <FailedQuery title={noMetricInfo} query={query} />;
  if (query.isLoading) return <Spinner label="Loading measurements" className="m-6 size-5" />;
  const at = `${name} at the first validation at or after ${formatCount(batch)} batches`;
  return children(rows, `${at}, the first rung, where trials are compared`);
}

function rowsOf(
  [first = new Map(), ...values]: readonly ReadonlyMap<number, number>[],
  { experiment, trials, ladder }: Pick<RungProps, 'experiment' | 'trials' | 'ladder'>,
): Rows {
  const { trialIds, ...rows } = measuredRows(experiment, atRung(experiment, trials, first));
  const { config } = experiment;
  return { ...rows, ...laterRung({ config, trialIds, values, rungs: ladder.lengths.length }) };
}
