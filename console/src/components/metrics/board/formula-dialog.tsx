import { type Metric, metricId } from '@trainyard/sdk/model';
import { maxTitleLength, readCharts, withChart } from '@trainyard/ui/charts/board/arrangement';
import { TextAreaField, TextField } from '@trainyard/ui/form/fields';
import { FormDialog } from '@trainyard/ui/form/form-dialog';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { useMemo } from 'react';
import { checkedBy, limitedText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { readFormula } from './formula';
import { formulaKey, formulaLines } from './formula-key';

type Props = {
  /** the key of the chart that is changed; empty for a new one */
  editedKey: string;
  /** all metrics that an expression may name */
  metrics: readonly Metric[];
  chart: readonly string[];
  onChange: (chart: string[]) => void;
  onClose: () => void;
};

const noLines = 'Expression is required';

/** Metrics that the hint of the field names. */
const maxExamples = 3;

/** Makes a chart of several metrics, or of what is computed from them. */
export default function FormulaDialog({ editedKey, metrics, chart, onChange, onClose }: Props) {
  const schema = useMemo(
    () =>
      z.object({
        title: limitedText('Title', maxTitleLength),
        lines: z.string().check(
          checkedBy((text) => {
            const lines = formulaLines(`=${text}`);
            if (lines.length === 0) return noLines;
            const read = readFormula(formulaKey(lines), metrics);
            return read.ok ? undefined : read.message;
          }),
        ),
      }),
    [metrics],
  );
  const old = readCharts(chart).find(({ key }) => key === editedKey);
  const form = useSchemaForm(
    schema,
    { title: old?.settings.title ?? '', lines: formulaLines(editedKey).join('\n') },
    `formula/${editedKey}`,
  );
  const examples = metrics.slice(0, maxExamples).map(metricId).join(', ');
  return (
    <FormDialog
      title={old ? 'Edit chart' : 'Add chart'}
      submitLabel={old ? 'Save chart' : 'Add chart'}
      size="small"
      form={form}
      onClose={onClose}
      onSubmit={async ({ title, lines }) => {
        const { title: _, ...settings } = old?.settings ?? {};
        const by = {
          key: formulaKey(formulaLines(`=${lines}`)),
          settings: { ...settings, ...(title ? { title } : {}), isPinned: true },
        };
        onChange(withChart(chart, { replaced: editedKey, by }));
      }}
    >
      <TextAreaField
        label="Curves, one a line"
        control={form.control}
        name="lines"
        autoFocus
        placeholder={'training.loss\nema(training.loss, 0.9)\ntraining.loss - validation.loss'}
        hint={`Metrics such as ${examples}; + - * / ( ), ratio(a, b), ema(a, 0.9), min, max, abs, log, exp; other names between backticks.`}
      />
      <TextField label="Title" control={form.control} name="title" placeholder="The expressions" />
      <p className="text-sm text-faint">
        Curves that were measured at different batches have a result at each point of the coarsest
        one; the others are read between their points.
      </p>
    </FormDialog>
  );
}
