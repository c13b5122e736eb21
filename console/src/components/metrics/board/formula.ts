import {
  type EvaluateCurve,
  readCurveExpression,
} from '@trainyard/insights/expression/curve-expression';
import { type Metric, metricId, metricKey } from '@trainyard/sdk/model';
import type { Series } from '@trainyard/ui/charts/lines/series';
import { dashOf, paletteSize, seriesVariable } from '@trainyard/ui/lib/colors';
import { formulaLines } from './formula-key';

/** A chart of several metrics, or of what is computed from them. */
export type Formula = {
  key: string;
  title: string;
  /** the metrics that it needs, each once */
  metrics: Metric[];
  /** Returns its lines from the lines of each metric, which belong to the same runs in one order. */
  compute: (seriesOf: (metric: Metric) => readonly Series[], options: ComputeOptions) => Series[];
};

type ComputeOptions = {
  /** there are no runs to tell apart, so each line has its own color */
  isOfOneRun?: boolean;
  /** replaces the lines of runs, by lines of groups of them */
  combine?: ((series: readonly Series[]) => Series[]) | undefined;
};

/** A formula, or why it has none: the line with the error, and the error. */
export type ReadFormula = { ok: true; formula: Formula } | { ok: false; message: string };

const groupNames: Record<string, string> = { train: 'training', val: 'validation' };

/**
 * Returns the metric that an expression names: `training.loss`, `train.loss`, or only `loss` where
 * no other group has it.
 */
function metricNamed(metrics: readonly Metric[], name: string): Metric | undefined {
  const whole = metrics.find((metric) => metricId(metric) === name);
  if (whole) return whole;
  const [group = '', ...rest] = name.split('.');
  const longId = `${groupNames[group] ?? group}.${rest.join('.')}`;
  const short = metrics.find((metric) => metricId(metric) === longId);
  if (short) return short;
  const [only, ...others] = metrics.filter((metric) => metric.name === name);
  return others.length === 0 ? only : undefined;
}

type Line = { text: string; names: string[]; evaluate: EvaluateCurve };

/** Reads the lines of a chart that the user has made. */
export function readFormula(key: string, metrics: readonly Metric[]): ReadFormula {
  const lines: Line[] = [];
  for (const text of formulaLines(key)) {
    const read = readCurveExpression(text, {
      isName: (name) => metricNamed(metrics, name) !== undefined,
    });
    if (!read.ok) return { ok: false, message: `${text}: ${read.message}` };
    lines.push({ text, ...read });
  }
  if (lines.length === 0) return { ok: false, message: 'It has no lines.' };
  const named = lines.flatMap(({ names }) =>
    names.flatMap((name) => metricNamed(metrics, name) ?? []),
  );
  const formula: Formula = {
    key,
    title: lines.map(({ text }) => text).join(', '),
    metrics: [...new Map(named.map((metric) => [metricKey(metric), metric])).values()],
    compute: (seriesOf, { isOfOneRun = false, combine = (series) => [...series] }) =>
      lines.flatMap(({ text, names, evaluate }, at) => {
        const first = metricNamed(metrics, names[0] ?? '');
        const computed = (first ? seriesOf(first) : []).map((series, run) => ({
          ...series,
          points: evaluate((name) => {
            const metric = metricNamed(metrics, name);
            return (metric && seriesOf(metric)[run]?.points) ?? [];
          }),
        }));
        if (isOfOneRun)
          return computed.map(({ points }) => ({
            id: text,
            name: text,
            color: seriesVariable(at),
            points,
          }));
        if (lines.length === 1) return combine(computed);
        return combine(computed).map((series) => ({
          ...series,
          id: `${series.id}/${at}`,
          name: `${series.name}: ${text}`,
          // the first line has the dashes of its run, others those of a repeated hue
          ...(at === 0 ? {} : { dash: dashOf(at * paletteSize) }),
        }));
      }),
  };
  return { ok: true, formula };
}
