import { Link } from '@tanstack/react-router';
import {
  hyperparameterNames,
  hyperparameterOf,
  isNumeric,
} from '@trainyard/insights/hyperparameters/searched-hyperparameters';
import type { Experiment } from '@trainyard/sdk/types';
import { Checkbox } from '@trainyard/ui/base/checkbox';
import { Swatch } from '@trainyard/ui/charts/color/swatch';
import type { Series } from '@trainyard/ui/charts/lines/series';
import { formatMetric, missing } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { ScrollRegion } from '@trainyard/ui/page/scroll-region';
import { parseSort } from '@trainyard/ui/table/sort/sort';
import { SortButton } from '@trainyard/ui/table/sort/sort-button';
import { ariaSort } from '@trainyard/ui/table/sort/sort-click';
import { type ClientColumn, useClientRows } from '@trainyard/ui/table/use-client-rows';
import { type ComponentProps, useMemo } from 'react';
import { useLinkView } from '~/app/links/use-link-view';
import { HyperparameterValue } from '~/components/entity/hyperparameter-value';
import { param, searchSchema, text } from '~/lib/search-param';
import type { CurveTrial } from './learning-curve-series';

/** The sort of the table below a learning curve; best first unless the link holds another one. */
const curveOrderSearch = searchSchema({ sort: param(text(), '') });

/** The id of the column of a hyperparameter in the link, where a comma separates sort keys. */
const hyperparameterSortId = (name: string): string =>
  `hp.${name.replace(/[%,]/g, encodeURIComponent)}`;

type OrderColumn = Pick<ClientColumn<CurveTrial>, 'id' | 'value'>;

const orderValue = (value: unknown): string | number | null => {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return value === undefined || value === null ? null : JSON.stringify(value);
};

/** The sort keys of the trials of curves. */
const curveOrderColumns = (names: readonly string[]): OrderColumn[] => [
  { id: 'trial', value: ({ trialId }) => trialId },
  { id: 'metric', value: ({ value }) => value ?? null },
  ...names.map((name) => ({
    id: hyperparameterSortId(name),
    value: (trial: CurveTrial) => orderValue(hyperparameterOf(trial, name)),
  })),
];

type Props = {
  experiment: Experiment;
  /** best first */
  trials: readonly CurveTrial[];
  series: readonly Series[];
  valueTitle: string;
  highlighted: string | undefined;
  onHighlight: (seriesId: string | undefined) => void;
  /** the trials that are drawn, while there are any; else all are */
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
};

const head =
  'h-[30px] border-y px-2.5 text-xs font-medium whitespace-nowrap text-faint first:pl-6 last:pr-6 narrow:first:pl-4';

const cell =
  'num h-[34px] max-w-60 truncate border-b px-2.5 whitespace-nowrap first:pl-6 last:pr-6 narrow:first:pl-4';

function toggled(chosen: ReadonlySet<number>, trialId: number): ReadonlySet<number> {
  const next = new Set(chosen);
  if (!next.delete(trialId)) next.add(trialId);
  return next;
}

/** The trials of the curves, by its heads in any order; pointing at a row lights up its line, and the other way round. */
export function LearningCurveTable({ experiment, trials, series, ...props }: Props) {
  const columns = useMemo(
    () =>
      hyperparameterNames(experiment, trials).map((name) => ({
        name,
        side: isNumeric(trials, name) ? 'text-right' : 'text-left',
      })),
    [experiment, trials],
  );
  const [{ sort }, change] = useLinkView(curveOrderSearch);
  const orders = curveOrderColumns(columns.map(({ name }) => name));
  const { ordered } = useClientRows({ columns: orders, rows: trials, sort });
  const entries = parseSort(sort, new Set(orders.map(({ id }) => id))) ?? [];
  const sorting = { sort: entries, onSortChange: (next: string) => change({ sort: next }) };
  const strokes = new Map(series.map((one) => [one.id, one]));
  return (
    <ScrollRegion
      label="Trials of the curves"
      className="-mx-6 mt-5 overflow-x-auto -outline-offset-2 narrow:-mx-4"
    >
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">Trials of the curves</caption>
        <thead>
          <tr>
            <th scope="col" className={cn(head, 'w-6 text-left')}>
              <Checkbox
                className="align-middle"
                aria-label="Choose all trials"
                checked={props.chosen.size === trials.length}
                isIndeterminate={props.chosen.size > 0 && props.chosen.size < trials.length}
                onChange={({ target }) =>
                  props.onChoose(
                    new Set(target.checked ? trials.map(({ trialId }) => trialId) : []),
                  )
                }
              />
            </th>
            <HeadCell id="trial" title="Trial ID" sorting={sorting} className="text-left" />
            <HeadCell
              id="metric"
              title={props.valueTitle}
              sorting={sorting}
              className="text-right text-text"
            />
            {columns.map(({ name, side }) => (
              <HeadCell
                key={name}
                id={hyperparameterSortId(name)}
                title={name}
                sorting={sorting}
                className={cn(side, 'font-mono')}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {ordered.map((trial) => {
            const id = String(trial.trialId);
            const stroke = strokes.get(id);
            return (
              <tr
                key={id}
                className={cn('hover:bg-hover', id === props.highlighted && 'bg-hover')}
                onPointerEnter={() => props.onHighlight(id)}
                onPointerLeave={() => props.onHighlight(undefined)}
              >
                <td className={cell}>
                  <Checkbox
                    className="align-middle"
                    aria-label={`Choose trial ${id}`}
                    checked={props.chosen.has(trial.trialId)}
                    onChange={() => props.onChoose(toggled(props.chosen, trial.trialId))}
                  />
                </td>
                <td className={cell}>
                  <span className="flex items-center gap-2 font-mono text-sm">
                    <Swatch color={stroke?.color ?? '--off'} dash={stroke?.dash ?? []} />
                    <Link
                      to="/experiments/$experimentId/trials/$trialId/{-$tab}"
                      params={{ experimentId: String(experiment.id), trialId: id }}
                      className="link hover:underline"
                    >
                      {trial.trialId}
                    </Link>
                  </span>
                </td>
                <td className={cn(cell, 'text-right')}>
                  {trial.value === undefined ? missing : formatMetric(trial.value)}
                </td>
                {columns.map(({ name, side }) => (
                  <td key={name} className={cn(cell, side)}>
                    <HyperparameterValue value={hyperparameterOf(trial, name)} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

type HeadProps = {
  id: string;
  title: string;
  sorting: Pick<ComponentProps<typeof SortButton>, 'sort' | 'onSortChange'>;
  className: string;
};

const HeadCell = ({ id, title, sorting, className }: HeadProps) => (
  <th scope="col" aria-sort={ariaSort(sorting.sort, id)} className={cn(head, className)}>
    <SortButton id={id} title={title} {...sorting} />
  </th>
);
