import type { Metric } from '@trainyard/sdk/model';
import type { ArrangedItem } from '@trainyard/ui/charts/board/arrangement';
import { useEffect, useMemo } from 'react';
import { metricTexts } from '~/components/metrics/metric-tree';
import { useTextFilter } from '~/components/metrics/use-text-filter';
import { readFormula } from './formula';
import { formulaLines } from './formula-key';

/** The texts that a search for a chart of the user matches: its title, its expressions, and the names that they read. */
function formulaTexts({ key, settings }: ArrangedItem, metrics: readonly Metric[]) {
  const read = readFormula(key, metrics);
  const named = read.ok ? read.formula.metrics : [];
  return [settings.title ?? '', ...formulaLines(key), ...named.flatMap(metricTexts)];
}

type Props = {
  /** the charts that the user has made */
  formulas: readonly ArrangedItem[];
  metrics: readonly Metric[];
  filter: string;
  /** called with the keys of those that the filter finds */
  onFound: (keys: readonly string[]) => void;
};

/** Searches the charts that the user has made; draws nothing. */
export default function FormulaFilter({ formulas, metrics, filter, onFound }: Props) {
  const texts = useMemo(
    () => formulas.map((item) => formulaTexts(item, metrics)),
    [formulas, metrics],
  );
  const { found, isSearching } = useTextFilter(formulas, { texts, filter });
  useEffect(() => {
    if (!isSearching) onFound(found.map(({ key }) => key));
  }, [found, isSearching, onFound]);
  return null;
}
