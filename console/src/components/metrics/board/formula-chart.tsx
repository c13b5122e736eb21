import type { Metric } from '@trainyard/sdk/model';
import { Button } from '@trainyard/ui/base/button';
import { useArrangedChart } from '@trainyard/ui/charts/board/arranged-chart';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { type ReactNode, useMemo } from 'react';
import { type Formula, readFormula } from './formula';

type Props = {
  formulaKey: string;
  metrics: readonly Metric[];
  /** false while more metrics are being loaded, of which the formula may name one */
  isComplete: boolean;
  children: (formula: Formula) => ReactNode;
};

/** A chart that the user has made, or why it cannot be drawn. */
export default function FormulaChart({ formulaKey, metrics, isComplete, children }: Props) {
  const read = useMemo(() => readFormula(formulaKey, metrics), [formulaKey, metrics]);
  const commands = useArrangedChart()?.commands ?? [];
  if (read.ok) return children(read.formula);
  if (!isComplete) return <div className="min-h-52" />;
  return (
    <div className="grid min-h-52 content-center justify-items-start gap-2 rounded-md border p-4">
      <p role="alert" className="wrap-anywhere text-muted">
        {displayText(read.message)}
      </p>
      <span className="flex flex-wrap gap-2">
        {commands.map(({ label, onSelect }) => (
          <Button key={label} onClick={onSelect}>
            {label}
          </Button>
        ))}
      </span>
    </div>
  );
}
