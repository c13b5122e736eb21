import type { Metric } from '@trainyard/sdk/model';
import type { ArrangedItem } from '@trainyard/ui/charts/board/arrangement';
import { useEffect, useMemo } from 'react';
import { isChosenMetric, metricTexts } from '~/components/metrics/metric-tree';
import { useTextFilter } from '~/components/metrics/use-text-filter';
import { readFormula } from './formula';
import { formulaLines } from './formula-key';

/** The metrics that a chart of the user reads. */
function metricsOf({ key }: ArrangedItem, metrics: readonly Metric[]): readonly Metric[] {
  const read = readFormula(key, metrics);
  return read.ok ? read.formula.metrics : [];
}

/** The texts that a search for it matches: its title, its expressions, and the names that they read. */
const textsOf = ({ key, settings }: ArrangedItem, metrics: readonly Metric[]) => [
  settings.title ?? '',
  ...formulaLines(key),
  ...metricsOf({ key, settings }, metrics).flatMap(metricTexts),
];

type Props = {
  /** the charts that the user has made */
  formulas: readonly ArrangedItem[];
  metrics: readonly Metric[];
  filter: string;
  /** paths of the chosen metrics, of which a chart has to read one; without any, all charts are found */
  chosen: readonly string[];
  /** called with the keys of those that the filter finds */
  onFound: (keys: readonly string[]) => void;
};

/** Searches the charts that the user has made; draws nothing. */
export default function FormulaFilter({ formulas, metrics, filter, chosen, onFound }: Props) {
  const chosenFormulas = useMemo(
    () =>
      chosen.length === 0
        ? formulas
        : formulas.filter((item) =>
            metricsOf(item, metrics).some((metric) => isChosenMetric(metric, chosen)),
          ),
    [formulas, metrics, chosen],
  );
  const texts = useMemo(
    () => chosenFormulas.map((item) => textsOf(item, metrics)),
    [chosenFormulas, metrics],
  );
  const { found, isSearching } = useTextFilter(chosenFormulas, { texts, filter });
  useEffect(() => {
    if (!isSearching) onFound(found.map(({ key }) => key));
  }, [found, isSearching, onFound]);
  return null;
}
