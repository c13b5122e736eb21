import { isFinished } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { EmptyState, FailedState } from '@trainyard/ui/base/empty-state';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { type ReactNode, useMemo, useState } from 'react';
import { messageOf } from '~/app/errors/report-error';
import { FailedLine } from '~/components/page/failed-line';
import { useTrials } from '~/data/experiments/trials';
import { comparedTrial, withShownValues } from './best-trials';
import { linkedColors } from './compare-colors';
import { CompareFrame, useCompareColors } from './compare-frame';
import { baseIn, type ChangeView, type CompareView } from './compare-search';
import type { ComparedItem } from './compared-item';
import { costOf } from './cost/cost-rows';
import { type ComparedTrialRow, trialFacts, trialNames } from './trial-columns';
import { useMetricNames, useShownMetrics } from './use-compare-metrics';
import { useCompared } from './use-compared';

type Props = {
  trialIds: readonly number[];
  view: CompareView;
  onViewChange: ChangeView<{ trial: number[] }>;
  /** buttons in the head of the page */
  actions: ReactNode;
  /** the parts of other features about the trials */
  trialParts: (trials: readonly ComparedTrialRow[]) => ReactNode;
};

/** trials that are read at first; each is a request */
const step = 50;

/** colors are chosen for experiments, not for trials */
const noneChosen = new Map<number, number>();

const idOf = ({ trial }: ComparedTrialRow) => trial.id;
const nameOf = ({ trial }: ComparedTrialRow) => `trial ${trial.id}`;

/** searches that run each trial to its end */
const wholeSearches = ['single', 'grid', 'random'];

const isSample = ({ trial, experiment }: ComparedTrialRow) =>
  trial.state === 'STATE_COMPLETED' && wholeSearches.includes(experiment.searcherType);

/** Compares the trials that the link names, of one experiment or of several. */
export function TrialComparePage({ trialIds, view, onViewChange, actions, trialParts }: Props) {
  const [maxTrials, setMaxTrials] = useState(step);
  const ids = useMemo(() => [...new Set(trialIds)], [trialIds]);
  const readIds = useMemo(() => ids.slice(0, maxTrials), [ids, maxTrials]);
  const trialsQuery = useTrials(readIds);
  const experimentIds = useMemo(
    () => [...new Set(trialsQuery.trials.map(({ experimentId }) => experimentId))],
    [trialsQuery.trials],
  );
  const compared = useCompared(experimentIds);
  const { experiments, parts } = compared;
  const { places, colorOf } = useCompareColors(ids, { linked: view.color, chosen: noneChosen });
  const rows = useMemo(
    () => rowsOf(trialsQuery.trials, experiments, colorOf),
    [trialsQuery.trials, experiments, colorOf],
  );
  const items = useMemo(
    () => rows.map((row) => itemOf(row, experimentIds.length > 1)),
    [rows, experimentIds.length],
  );
  const costs = useMemo(
    () =>
      new Map(
        rows.map(({ trial, experiment }) => [
          trial.id,
          costOf(experiment, { trials: [trial], isLive: !isFinished(trial.state) }),
        ]),
      ),
    [rows],
  );
  const visibleMetrics = useShownMetrics(experiments, view.values ?? 'best');
  const best = useMemo(() => {
    const trials = new Map(rows.map(({ trial }) => [trial.id, comparedTrial(trial)]));
    return { best: withShownValues(trials, visibleMetrics), failed: undefined };
  }, [rows, visibleMetrics]);
  const names = useMetricNames(parts);
  const isComplete = names.isComplete && compared.coming === 0 && trialsQuery.coming === 0;
  // the remaining trials keep their colors
  const show = (trial: number[]) =>
    onViewChange({ trial, color: linkedColors(trial, places), base: baseIn(trial, view) });
  return (
    <CompareFrame
      noun="trial"
      status={trialsQuery.status}
      actions={actions}
      rows={rows}
      names={trialNames(rows)}
      facts={trialFacts(rows)}
      keyOf={idOf}
      nameOf={nameOf}
      onDrop={(id) => show(ids.filter((each) => each !== id))}
      isSample={isSample}
      notes={
        <Notes
          found={trialsQuery}
          more={ids.length - readIds.length}
          isWaiting={rows.length === 0 && compared.coming > 0}
          onMore={() => setMaxTrials(maxTrials + step)}
          onLeaveOut={(without) => show(ids.filter((id) => !without.includes(id)))}
        />
      }
      empty={
        ids.length === 0 ? (
          <EmptyState title="No trials selected" />
        ) : compared.failed > 0 ? (
          <FailedState
            title="Unable to fetch experiments."
            message={compared.status.error ? messageOf(compared.status.error) : undefined}
            onRetry={compared.retry}
          />
        ) : null
      }
      items={items}
      costs={costs}
      costNote={null}
      metricNames={{ ...names, isComplete }}
      bestTrials={best}
      valueRule={visibleMetrics}
      isLive={parts.some((part) => part.isLive)}
      places={places}
      colorOf={colorOf}
      view={view}
      onViewChange={onViewChange}
    >
      {trialParts(rows)}
    </CompareFrame>
  );
}

/** The trials whose experiments have loaded, in the order of the link. */
function rowsOf(
  trials: readonly Trial[],
  experiments: readonly Experiment[],
  colorOf: (id: number) => string,
): ComparedTrialRow[] {
  const byId = new Map(experiments.map((experiment) => [experiment.id, experiment]));
  return trials.flatMap((trial) => {
    const experiment = byId.get(trial.experimentId);
    return experiment ? [{ trial, experiment, color: colorOf(trial.id) }] : [];
  });
}

/** A trial in place of an experiment: its hyperparameters have values in place of ranges. */
const itemOf = ({ trial, experiment }: ComparedTrialRow, isOfSeveral: boolean): ComparedItem => ({
  id: trial.id,
  experimentId: experiment.id,
  name: experiment.name,
  label: isOfSeveral ? `Trial ${trial.id} of ${experiment.name}` : `Trial ${trial.id}`,
  startTime: trial.startTime,
  config: { ...experiment.config, hyperparameters: trial.hparams ?? {} },
});

type NotesProps = {
  found: ReturnType<typeof useTrials>;
  /** the number of trials that are not requested yet */
  more: number;
  /** the experiments of the trials are loading */
  isWaiting: boolean;
  onMore: () => void;
  onLeaveOut: (trialIds: readonly number[]) => void;
};

/** Which trials of the link are missing, and why. */
function Notes({ found, more, isWaiting, onMore, onLeaveOut }: NotesProps) {
  const { coming, failed, retry } = found;
  const without = failed.map(({ trialId }) => trialId);
  const [first] = failed;
  return (
    <div className="grid gap-1 py-2 text-sm text-muted empty:hidden">
      {coming > 0 ? <p role="status">Loading {plural(coming, 'trial')}...</p> : null}
      {coming === 0 && isWaiting ? <p role="status">Loading experiments...</p> : null}
      {first ? (
        <FailedLine name={`Trial ${without.join(', ')}`} error={first.error} onRetry={retry}>
          <Button onClick={() => onLeaveOut(without)}>Leave out</Button>
        </FailedLine>
      ) : null}
      {more > 0 ? (
        <p>
          <Button onClick={onMore}>Show more: {formatCount(more)} left</Button>
        </p>
      ) : null}
    </div>
  );
}
