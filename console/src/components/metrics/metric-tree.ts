import type { Metric } from '@trainyard/sdk/model';
import type { FileNode } from '@trainyard/ui/code/file-node';
import { visibleName } from './metric-label';

/**
 * A part of metric names: all names that begin with its path, which for a leaf is the name of a
 * metric.
 */
export type MetricNode = FileNode & { count: number; files: MetricNode[] };

/**
 * The path of a metric, such as `validation/loss/top1`. Searches match it, and it begins with the
 * path of each folder that contains it.
 */
export const metricPath = ({ group, name }: Metric) => `${group}/${name}`;

/** Ends of the paths of a text, the full path last: `a/b.c` has `a`, `a/b` and `a/b.c`. */
function endsOf(text: string): number[] {
  const ends: number[] = [];
  let from = 0;
  // ten thousand names are split at each key of a filter, and a regular expression takes longer
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character !== '/' && character !== '.') continue;
    // skips empty names: before a leading separator, and between two in a row
    if (at > from) ends.push(at);
    from = at + 1;
  }
  ends.push(text.length);
  return ends;
}

/** Splits metric names at `/` and `.` into a tree, with the number of metrics below each part. */
export function metricTree(metrics: readonly Metric[]): MetricNode[] {
  const top: MetricNode[] = [];
  const nodes = new Map<string, MetricNode>();
  for (const metric of metrics) {
    const text = metricPath(metric);
    let [siblings, from] = [top, 0];
    for (const end of endsOf(text)) {
      const path = text.slice(0, end);
      let node = nodes.get(path);
      if (!node) {
        const isWhole = end === text.length;
        // a path that ends with a separator has the separator as its name
        const part = text.slice(from, end) || text.slice(from - 1, end);
        const name = isWhole && metric.name.trim() === '' ? visibleName(metric.name) : part;
        node = { path, name, isDir: false, files: [], count: 0 };
        nodes.set(path, node);
        siblings.push(node);
      }
      node.count += 1;
      node.isDir ||= end < text.length;
      [siblings, from] = [node.files, end + 1];
    }
  }
  return top;
}

/** True if a metric is selected, or is below a selected part; an empty selection means all. */
export const isChosen = (path: string, chosen: readonly string[]) =>
  chosen.length === 0 ||
  chosen.some(
    (each) =>
      path.startsWith(each) &&
      (path.length === each.length || /[/.]/.test(path.charAt(each.length))),
  );

/** True if a metric is one of the selected paths, or below one; no paths mean all metrics. */
export const isChosenMetric = (metric: Metric, chosen: readonly string[]) =>
  isChosen(metricPath(metric), chosen);

/** Texts that a filter searches: a group and a name may be written with a space or as a path. */
export const metricTexts = (metric: Metric): string[] => [
  metric.name,
  `${metric.group} ${metric.name}`,
  metricPath(metric),
];
