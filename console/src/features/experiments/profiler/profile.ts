import type { TrialProfilerMetricLabels, TrialProfilerMetricsBatch } from '@trainyard/sdk/types';
import type { Point, Series } from '@trainyard/ui/charts/lines/series';
import { dashOf, seriesVariable } from '@trainyard/ui/lib/colors';

export type Labels = TrialProfilerMetricLabels;

/** One measured series: its labels, and its values by seconds since 1970. */
export type Measured = { labels: Labels; points: Point[] };

const keyOf = ({ name, agentId, gpuUuid }: Labels) => `${name} ${agentId} ${gpuUuid}`;

/** the profiler measures every tenth of a second */
const secondsOf = (timestamp: string) => Math.round(Date.parse(timestamp) / 100) / 10;

/**
 * The lines of a profile out of the stretches that the master sends of them, each in the order of
 * time. What a stretch lacks a time or a label for is left out.
 */
export function measuredOf(batches: readonly TrialProfilerMetricsBatch[]): Measured[] {
  const lines = new Map<string, Measured>();
  for (const { labels, timestamps, values } of batches) {
    if (!labels) continue;
    const line = lines.get(keyOf(labels)) ?? { labels, points: [] };
    lines.set(keyOf(labels), line);
    for (const [at, timestamp] of timestamps.entries()) {
      const [x, y] = [secondsOf(timestamp), values[at]];
      if (y !== undefined && Number.isFinite(x)) line.points.push({ x, y });
    }
  }
  for (const { points } of lines.values()) points.sort((one, other) => one.x - other.x);
  return [...lines.values()];
}

/**
 * The series of a chart, named after the GPU or else the measurement, with the agent if there are
 * several agents.
 */
export function chartSeries(lines: readonly Measured[]): Series[] {
  const hasAgents = new Set(lines.map(({ labels }) => labels.agentId)).size > 1;
  return lines.map(({ labels, points }, index) => {
    const name = labels.gpuUuid || labels.name;
    return {
      id: keyOf(labels),
      name: hasAgents ? `${name} · ${labels.agentId}` : name,
      color: seriesVariable(index),
      dash: dashOf(index),
      points,
    };
  });
}

/** The options for the system metrics, and the selection. */
export type SystemChoice = {
  names: string[];
  name: string | undefined;
  agents: string[];
  agent: string | undefined;
  gpus: string[];
  /** undefined: all of them */
  gpu: string | undefined;
};

type SeriesChoice = {
  metric?: string | undefined;
  agent?: string | undefined;
  gpu?: string | undefined;
};

const unique = (values: readonly string[]) =>
  [...new Set(values)].filter((value) => value !== '').sort();
const firstOf = (names: readonly string[], ...preferred: (string | undefined)[]) =>
  preferred.find((candidate) => candidate !== undefined && names.includes(candidate)) ?? names[0];

/**
 * The system metrics to draw: the wanted ones if they exist, else GPU utilization, else CPU
 * utilization, else the first metric; of the first agent.
 */
export function systemChoice(series: readonly Labels[], candidate: SeriesChoice): SystemChoice {
  const system = series.filter(({ metricType }) => metricType === 'PROFILER_METRIC_TYPE_SYSTEM');
  const names = unique(system.map(({ name }) => name));
  const name = firstOf(names, candidate.metric, 'gpu_util', 'cpu_util', 'cpu_util_simple');
  const ofMetric = system.filter((labels) => labels.name === name);
  const agents = unique(ofMetric.map(({ agentId }) => agentId));
  const agent = firstOf(agents, candidate.agent);
  const here = ofMetric.filter(({ agentId }) => agent === undefined || agentId === agent);
  const gpus = unique(here.map(({ gpuUuid }) => gpuUuid));
  const gpu = gpus.find((uuid) => uuid === candidate.gpu);
  return { names, name, agents, agent, gpus, gpu };
}
