import { Link } from '@tanstack/react-router';
import {
  hyperparameterNames,
  hyperparameterOf,
  isNumeric,
} from '@trainyard/insights/hyperparameters/hyperparameters';
import type { Experiment } from '@trainyard/sdk/types';
import { Swatch } from '@trainyard/ui/charts/color/legend';
import type { Series } from '@trainyard/ui/charts/lines/series';
import { formatMetric, missing } from '@trainyard/ui/lib/format';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { useMemo } from 'react';
import { useLinkView } from '~/app/links/use-link-view';
import { HyperparameterValue } from '~/components/entity/hyperparameter-value';
import { int, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';
import { numberTexts } from './hyperparameters/number-texts';
import type { CurveTrial } from './learning-curve-series';

type Props = {
  experiment: Experiment;
  /** best first */
  trials: readonly CurveTrial[];
  series: readonly Series[];
  valueTitle: string;
  highlighted: string | undefined;
  onHighlight: (seriesId: string | undefined) => void;
  /** several trials that another part of the page points at */
  group?: ReadonlySet<number> | undefined;
  /** the trials that are drawn, while there are any; else all are */
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  /** between the trial and its value */
  otherColumns?: readonly TableColumn<CurveTrial>[];
  /** rows per page; by default all are on one */
  pageSize?: number;
};

/** The sort and the page of the table; best first unless the link holds another one. */
const curveOrderSearch = searchSchema(() => ({
  sort: z.catch(text, ''),
  page: z.catch(int({ min: 0 }), 0),
}));

/** The trials of the curves, by its heads in any order; pointing at a row lights up its line, and the other way round. */
export function LearningCurveTable(props: Props) {
  const { experiment, trials, series, valueTitle, otherColumns, highlighted } = props;
  const columns = useMemo(
    () => columnsOf({ experiment, trials, series, valueTitle, otherColumns }),
    [experiment, trials, series, valueTitle, otherColumns],
  );
  const [view, change] = useLinkView(curveOrderSearch);
  return (
    <div className="mt-5">
      <ClientTable
        caption="Trials of the curves"
        frame="flow"
        columns={columns}
        rows={trials}
        keyOf={({ trialId }) => trialId}
        view={view}
        pageSize={props.pageSize ?? Math.max(1, trials.length)}
        onViewChange={change}
        choice={{
          label: ({ trialId }) => `Choose trial ${trialId}`,
          allLabel: 'Choose all trials',
          chosen: props.chosen,
          onChange: (chosen) => props.onChoose(new Set([...chosen].map(Number))),
        }}
        rowProps={({ trialId }) => ({
          className:
            String(trialId) === highlighted || props.group?.has(trialId) ? 'bg-hover' : undefined,
          onPointerEnter: () => props.onHighlight(String(trialId)),
          onPointerLeave: () => props.onHighlight(undefined),
        })}
      />
    </div>
  );
}

const column = columnsFor<CurveTrial>();

/** The id of the column of a hyperparameter in the link, where a comma separates sort keys. */
const hyperparameterSortId = (name: string): string =>
  `hp.${name.replace(/[%,]/g, encodeURIComponent)}`;

/** Returns the value that a hyperparameter's column is sorted by. */
const orderValue = (value: unknown): string | number | null => {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return value === undefined || value === null ? null : JSON.stringify(value);
};

type ColumnProps = Pick<Props, 'experiment' | 'trials' | 'series' | 'valueTitle' | 'otherColumns'>;

function columnsOf({ experiment, trials, series, valueTitle, otherColumns = [] }: ColumnProps) {
  const strokes = new Map(series.map((one) => [one.id, one]));
  return [
    column.accessor('trialId', {
      id: 'trial',
      header: 'Trial ID',
      cell: ({ getValue }) => {
        const trialId = String(getValue());
        const { color = '--off', dash = [] } = strokes.get(trialId) ?? {};
        return (
          <span className="flex items-center gap-2 font-mono text-sm">
            <Swatch color={color} dash={dash} />
            <Link
              to="/experiments/$experimentId/trials/$trialId/{-$tab}"
              params={{ experimentId: String(experiment.id), trialId }}
              className="link hover:underline"
            >
              {trialId}
            </Link>
          </span>
        );
      },
    }),
    ...otherColumns,
    column.accessor(({ value }) => value, {
      id: 'metric',
      header: valueTitle,
      cell: ({ row }) => {
        const { value } = row.original;
        return value === undefined ? missing : formatMetric(value);
      },
      meta: { isEnd: true },
    }),
    ...hyperparameterNames(experiment, trials).map((name) => {
      const textOf = numberTexts(trials.map((trial) => hyperparameterOf(trial, name)));
      return column.accessor((trial) => orderValue(hyperparameterOf(trial, name)), {
        id: hyperparameterSortId(name),
        header: name,
        cell: ({ row }) => (
          <HyperparameterValue value={hyperparameterOf(row.original, name)} textOf={textOf} />
        ),
        meta: { isEnd: isNumeric(trials, name), isCode: true },
      });
    }),
  ];
}
