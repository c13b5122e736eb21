import type { Ladder } from '@trainyard/insights/rungs/ladder';
import type { RungResults } from '@trainyard/insights/rungs/rung-results';
import type { Trial } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import { listText } from '@trainyard/ui/lib/format';
import { FailedQuery } from '~/app/errors/failed-query';
import { noMetricInfo } from '~/data/experiments/metric-requests';
import { ClimbTable } from './climb-table';
import { NextRung } from './next-rung';
import type { PanelProps } from './panels';
import { RungBars, RungList } from './rung-list';
import { SearchTrials } from './search-trials';
import { useLadder, useRungResults } from './use-rung-results';

/** The rungs of a halving search, how far each trial came, and why it stopped. */
export function RungsPanel({ experiment, ...view }: PanelProps) {
  const rungs = useLadder(experiment);
  if (typeof rungs === 'string') {
    return view.isBrief ? (
      <p className="text-sm text-muted">{rungs}</p>
    ) : (
      <EmptyState title="There are no rungs to show" hint={rungs} />
    );
  }
  return (
    <SearchTrials experiment={experiment} isBrief={view.isBrief}>
      {(trials) => <Rungs {...view} experiment={experiment} trials={trials} {...rungs} />}
    </SearchTrials>
  );
}

type Props = PanelProps & { trials: readonly Trial[]; ladder: Ladder; name: string };

function Rungs(props: Props) {
  const { result, failed } = useRungResults(props.experiment, props);
  if (failed) return <FailedQuery title={noMetricInfo} query={failed} />;
  return <Results {...props} result={result} />;
}

type ResultsProps = Props & { result: RungResults | undefined };

function Results({ experiment, ladder, name, result, view, onViewChange, isBrief }: ResultsProps) {
  if (!result) return <Spinner label="Loading rungs" className="m-6 size-5" />;
  const next = <NextRung experiment={experiment} ladder={ladder} results={result} />;
  if (isBrief) {
    return (
      <>
        <RungBars rungs={result.rungs} climbs={result.climbs} ladder={ladder} />
        {next}
      </>
    );
  }
  return (
    <>
      <p className="max-w-3xl py-2 text-sm text-faint">{sourceText(ladder, name)}</p>
      {next}
      <RungList rungs={result.rungs} ladder={ladder} />
      <ClimbTable
        experimentId={experiment.id}
        climbs={result.climbs}
        ladder={ladder}
        view={view}
        onViewChange={onViewChange}
      />
    </>
  );
}

function sourceText(ladder: Ladder, metric: string): string {
  const { brackets, isBracketKnown, divisor, stopping } = ladder;
  if (stopping.length > 0)
    return `Computed from ${metric} by the rule of the master, which reports no decisions: a trial is judged at its first validation at or after a rung, and goes on if it is among the best of ${divisor} there so far. Trials belong to ladders by the sizes in the config and the order in which they started.`;
  const source = `Computed from ${metric} as trials validated it at the rungs of the config; the master does not report promotions. About one trial in ${divisor} goes on.`;
  if (brackets.length === 1) return source;
  const ladders = `The search has ladders of ${listText(brackets.map(String))} rungs`;
  return isBracketKnown
    ? `${source} ${ladders}; a trial’s first validation at a rung tells which one it climbs.`
    : `${source} ${ladders}, and trials validate between rungs too: which one a trial climbs is not known, so all are ranked together.`;
}
