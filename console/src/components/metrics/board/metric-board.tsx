import type { Metric } from '@trainyard/sdk/model';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { type Arrangement, readCharts, withChart } from '@trainyard/ui/charts/board/arrangement';
import { ChartBoard } from '@trainyard/ui/charts/board/chart-board';
import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Formula } from './formula';
import { formulaLines, isFormula } from './formula-key';
import { FormulaChart } from './late-formula-chart';

const FormulaFilter = lazy(() => import('./formula-filter'));
const FormulaDialog = lazy(() => import('./formula-dialog'));

type Dialog = {
  arrangement: Arrangement;
  onArrange: (change: Partial<Arrangement>) => void;
  /** all metrics that an expression may name */
  metrics: readonly Metric[];
};

/** The dialog that makes charts: opens for one of them by its key, or for a new one. */
export function useFormulaDialog({ arrangement: { chart }, onArrange, metrics }: Dialog) {
  const [editedKey, setEditedKey] = useState<string>();
  const dialog =
    editedKey === undefined ? null : (
      <Suspense>
        <FormulaDialog
          editedKey={editedKey}
          metrics={metrics}
          chart={chart}
          onChange={(next) => onArrange({ chart: next })}
          onClose={() => setEditedKey(undefined)}
        />
      </Suspense>
    );
  return { open: (key = '') => setEditedKey(key), dialog };
}

/** Opens the dialog for a new chart. */
export const AddChartButton = ({ onClick }: { onClick: () => void }) => (
  <IconButton label="Add chart" onClick={onClick}>
    <Plus aria-hidden className="size-4" strokeWidth={1.5} />
  </IconButton>
);

type Item<Each> = { key: string; name: string; item: Each | undefined };

type Props<Each> = Dialog & {
  /** true if all metrics are loaded */
  isComplete: boolean;
  /** keeps the arrangement for later visits */
  onSave: (() => void) | undefined;
  items: readonly Each[];
  /** the filter that found the items; charts that the user has made are found by it, too */
  filter: string;
  /** the paths that are chosen among the metrics: charts that read none of them are left out */
  chosen?: readonly string[] | undefined;
  /** in place of the board, if the filter finds no chart */
  nothing: ReactNode;
  keyOf: (item: Each) => string;
  nameOf: (item: Each) => string;
  isBeside?: boolean;
  /** few charts share the whole width, without space around them where there are no heads */
  isFilled?: boolean;
  /** opens the dialog for a chart that the user has made */
  onEdit: (key: string) => void;
  /** renders a chart that the user has made */
  formula: (formula: Formula) => ReactNode;
  /** renders any other chart */
  children: (item: Each) => ReactNode;
};

const noPaths: readonly string[] = [];

const nameOfItem = ({ name }: Item<unknown>) => name;
const keyOfItem = ({ key }: Item<unknown>) => key;

/** The charts of a page, in the arrangement of the user, with those that the user has made. */
export function MetricBoard<Each>(props: Props<Each>) {
  const { items, keyOf, nameOf, arrangement, onArrange, metrics, onEdit, filter } = props;
  const { chosen = noPaths } = props;
  const { chart } = arrangement;
  const formulas = useMemo(() => readCharts(chart).filter(({ key }) => isFormula(key)), [chart]);
  // all, until the search has ended
  const [found, setFound] = useState<readonly string[]>();
  const isFiltered = (filter.trim() !== '' || chosen.length > 0) && formulas.length > 0;
  const all = useMemo(
    (): Item<Each>[] => [
      ...formulas
        .filter(({ key }) => !isFiltered || !found || found.includes(key))
        .map(({ key }) => ({ key, name: formulaLines(key).join(', '), item: undefined })),
      ...items.map((item) => ({ key: keyOf(item), name: nameOf(item), item })),
    ],
    [formulas, isFiltered, found, items, keyOf, nameOf],
  );
  const search = isFiltered ? (
    <Suspense>
      <FormulaFilter {...{ formulas, metrics, filter, chosen }} onFound={setFound} />
    </Suspense>
  ) : null;
  const board = (
    <ChartBoard<Item<Each>>
      items={all}
      keyOf={keyOfItem}
      nameOf={nameOfItem}
      arrangement={arrangement}
      onArrange={onArrange}
      onSave={props.onSave}
      isBeside={props.isBeside ?? false}
      isFilled={props.isFilled ?? false}
      commandsOf={(key) =>
        isFormula(key)
          ? [
              { label: 'Edit chart...', onSelect: () => onEdit(key), movesFocus: true },
              {
                label: 'Remove chart',
                onSelect: () =>
                  onArrange({ chart: withChart(chart, { replaced: key, by: undefined }) }),
              },
            ]
          : undefined
      }
    >
      {({ key, item }) =>
        item === undefined ? (
          <Suspense fallback={<div className="min-h-52" />}>
            <FormulaChart formulaKey={key} metrics={metrics} isComplete={props.isComplete}>
              {props.formula}
            </FormulaChart>
          </Suspense>
        ) : (
          props.children(item)
        )
      }
    </ChartBoard>
  );
  return (
    <>
      {search}
      {all.length > 0 ? board : props.nothing}
    </>
  );
}
