import {
  hyperparameterNames,
  hyperparameterRows,
} from '@trainyard/insights/hyperparameters/hyperparameters';
import { isSeedLike, seedGroups } from '@trainyard/insights/seeds/seed-groups';
import type { Metric } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { LineChart } from '@trainyard/ui/charts/lines/line-chart';
import { MultiSelect } from '@trainyard/ui/form/multi-select';
import { plural } from '@trainyard/ui/lib/format';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { type ReactNode, useMemo, useState } from 'react';
import { useLinkView } from '~/app/links/use-link-view';
import { chartStyle } from '~/components/metrics/chart-style';
import { badgeOf } from '~/components/metrics/metric-label';
import type { LearningCurveSearch } from '../learning-curve-search';
import type { CurveTrial } from '../learning-curve-series';
import { groupSeries } from './group-series';
import { seedSearch } from './seed-search';
import { SeedTable } from './seed-table';

type Props = {
  experiment: Experiment;
  metric: Metric;
  trials: readonly CurveTrial[];
  /** the name of the number of a trial: "Best loss" */
  valueTitle: string;
  search: LearningCurveSearch;
  onSearchChange: (change: Partial<LearningCurveSearch>) => void;
  /** the actions on the trials of a group */
  actions: (trialIds: number[]) => ReactNode;
};

const bandWords = {
  deviation: 'of trials that got that far · band: standard deviation',
  range: 'of trials that got that far · band: min to max',
  each: '',
};

/** Trials that differ only by chance as one line: their mean, with a band for their spread. */
export function SeedCurves({ experiment, metric, trials, search, ...props }: Props) {
  const [{ grouped, apartFrom }, change] = useLinkView(seedSearch);
  const [highlighted, setHighlighted] = useState<string>();
  const names = useMemo(() => namesOf(trials), [trials]);
  useReportUnknown({
    name: 'apartFrom',
    values: apartFrom ?? [],
    choices: names,
    fault: (name) => `No trial has a hyperparameter ${name}.`,
    instead: 'It is left out.',
  });
  const leftOut = useMemo(() => new Set(apartFrom ?? names.filter(isSeedLike)), [apartFrom, names]);
  const groups = useMemo(() => seedGroups(trials, leftOut), [trials, leftOut]);
  const columns = useMemo(
    () => hyperparameterNames(experiment, trials).filter((name) => !leftOut.has(name)),
    [experiment, trials, leftOut],
  );
  const series = useMemo(
    () =>
      groupSeries(groups, {
        spread: grouped === 'range' ? 'range' : 'deviation',
        names: columns,
      }),
    [groups, grouped, columns],
  );
  const isAlone = groups.every((group) => group.trials.length === 1);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 pb-3">
        <MultiSelect
          label="Apart from"
          options={names.map((name) => ({ value: name, label: name }))}
          chosen={[...leftOut]}
          // a link cannot have an empty list, so a list with one empty name represents it
          onChange={(chosen) => change({ apartFrom: chosen.length > 0 ? chosen : [''] })}
        />
        <span className="text-sm text-faint">
          {isAlone
            ? 'No two trials differ in these alone, so nothing is averaged.'
            : `${plural(trials.length, 'trial')} in ${plural(groups.length, 'group')}, alike apart from these`}
        </span>
      </div>
      <LineChart
        title={`Mean ${metric.name}`}
        badges={[badgeOf(metric.group)]}
        hint={bandWords[grouped]}
        series={series}
        {...chartStyle(search, props.onSearchChange)}
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
