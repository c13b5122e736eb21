import type { Metric } from '@trainyard/sdk/model';
import type { FileNode } from '@trainyard/ui/code/file-node';

/** A part of metric names: all that begins with its path, which is that of a metric at the end. */
export type MetricNode = FileNode & { count: number; files: MetricNode[] };

/** `validation/loss/top1`: the text that metrics are found by, and begins with the paths above them. */
const metricPath = ({ group, name }: Metric) => `${group}/${name}`;

const separators = /[/.]/g;

/** Ends of the paths of a text, its own last: `a/b.c` has `a`, `a/b` and `a/b.c`. */
function endsOf(text: string): number[] {
  const ends = [...text.matchAll(separators)].map(({ index }) => index);
  // no text is before the first one, or between two of them
  return [...ends.filter((end, at) => end > (at === 0 ? 0 : (ends[at - 1] ?? 0) + 1)), text.length];
}

/** Metric names by their parts, which `/` and `.` keep apart, with how many metrics each part holds. */
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
        // a path that ends with a separator has the separator as its name
        const name = text.slice(from, end) || text.slice(from - 1, end);
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

/** True if a metric is one of the chosen paths, or below one; no paths mean all metrics. */
export const isChosenMetric = (metric: Metric, chosen: readonly string[]) =>
  isChosen(metricPath(metric), chosen);

/** Texts that a filter searches: a group and a name may be written with a space or as a path. */
export const metricTexts = (metric: Metric): string[] => [
  metric.name,
  `${metric.group} ${metric.name}`,
  metricPath(metric),
];
