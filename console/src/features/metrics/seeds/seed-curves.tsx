import type { Metric } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { type ReactNode, useMemo, useState } from 'react';
import { useLinkView } from '~/app/use-link-view';
import { LineChart } from '~/components/charts/line-chart';
import { ManySelect } from '~/components/form/many-select';
import { plural } from '~/lib/format';
import { hyperparameterRows } from '~/lib/hyperparameters';
import { hyperparameterNames } from '~/lib/searched-hyperparameters';
import type { LearningCurveSearch } from '../learning-curve-search';
import type { CurveTrial } from '../learning-curve-series';
import { badgeOf } from '../trial-series';
import { groupSeries, isSeedLike, seedGroups } from './seed-groups';
import { seedSearch } from './seed-search';
import { SeedTable } from './seed-table';

type Props = {
  experiment: Experiment;
  metric: Metric;
  trials: readonly CurveTrial[];
  /** what a trial came down to: "Best loss" */
  valueTitle: string;
  search: LearningCurveSearch;
  onSearchChange: (change: Partial<LearningCurveSearch>) => void;
  /** what can be done to the trials of a group */
  actions: (trialIds: number[]) => ReactNode;
};

const bandWords = {
  deviation: 'of trials that got that far · band: standard deviation',
  range: 'of trials that got that far · band: min to max',
  each: '',
};

/** Trials that differ by nothing but chance as one line: their mean, and how far they lie around it. */
export default function SeedCurves({ experiment, metric, trials, search, ...props }: Props) {
  const [{ grouped, apartFrom }, change] = useLinkView(seedSearch);
  const [highlighted, setHighlighted] = useState<string>();
  const names = useMemo(() => namesOf(trials), [trials]);
  const leftOut = useMemo(() => new Set(apartFrom ?? names.filter(isSeedLike)), [apartFrom, names]);
  const groups = useMemo(() => seedGroups(trials, leftOut), [trials, leftOut]);
  const columns = useMemo(
    () => hyperparameterNames(experiment, trials).filter((name) => !leftOut.has(name)),
    [experiment, trials, leftOut],
  );
  const series = useMemo(
    () => groupSeries(groups, { grouping: grouped, names: columns }),
    [groups, grouped, columns],
  );
  const isAlone = groups.every((group) => group.trials.length === 1);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 pb-3">
        <ManySelect
          label="Apart from"
          options={names.map((name) => ({ value: name, label: name }))}
          chosen={[...leftOut]}
          // a link has no empty list: one without a name stands for it
          onChange={(chosen) => change({ apartFrom: chosen.length > 0 ? chosen : [''] })}
        />
        <span className="text-sm text-faint">
          {isAlone
            ? 'No two trials are alike apart from these: each stands for itself.'
            : `${plural(trials.length, 'trial')} in ${plural(groups.length, 'group')}, alike apart from these`}
        </span>
      </div>
      <LineChart
        title={`Mean ${metric.name}`}
        badges={[badgeOf(metric.group)]}
        hint={bandWords[grouped]}
        series={series}
        scale={search.scale}
        smoothing={search.smoothing}
        smoothingKind={search.smoothingBy}
        ignoresOutliers={search.outliers === 'left-out'}
        xLabel="Batch"
        xKind="number"
        timeZone="UTC"
        range={search.range}
        onRangeChange={(range) => props.onSearchChange({ range })}
        highlighted={highlighted}
        onHighlight={setHighlighted}
        height={340}
      />
      <SeedTable
        experimentId={experiment.id}
        groups={groups}
        series={series}
        names={columns}
        grouping={grouped}
        valueTitle={props.valueTitle}
        actions={props.actions}
      />
    </>
  );
}

function namesOf(trials: readonly CurveTrial[]): string[] {
  const rows = trials.flatMap(({ hparams }) => hyperparameterRows(hparams));
  return [...new Set(rows.map(({ name }) => name))];
}
