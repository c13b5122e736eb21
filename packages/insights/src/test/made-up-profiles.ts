import { seeded } from '../importance/regression-tree';
import type { Report } from '../slow-run/reports';
import type { ProfileSeries } from '../slow-run/series';
import type { SlowRunInput } from '../slow-run/slow-run';

export type MadeUpCause =
  | 'gpu'
  | 'input'
  | 'cpu'
  | 'disk'
  | 'peers'
  | 'ranks'
  | 'network'
  | 'idle'
  | 'elsewhere'
  | 'saving'
  | 'paused'
  | 'unused'
  | 'none';

type Draw = { random: () => number; normal: () => number };

function drawOf(seed: number): Draw {
  const random = seeded(seed * 6151 + 5);
  for (let warm = 0; warm < 20; warm += 1) random();
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return { random, normal };
}

const start = 1_764_000_000;

/**
 * A run with one cause, from a model of its step: seconds to load and to compute a batch, the
 * machines, and the times in which it does not train. Use is noisy, and wanders slowly.
 */
export function madeUpRun(cause: MadeUpCause, seed: number): SlowRunInput {
  const { random, normal } = drawOf(seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  const seconds = Math.round(between(120, 300));
  const agents = ['network', 'ranks'].includes(cause) || random() < 0.4 ? 2 : 1;
  const perAgent = cause === 'peers' || cause === 'unused' ? 4 : Math.ceil(between(0.1, 4));
  const step = between(0.08, 0.9);
  const loadShare = cause === 'input' ? between(0.35, 0.8) : between(0.01, 0.06);
  const isTimed = !['cpu', 'disk'].includes(cause) && (cause !== 'none' || random() < 0.5);
  // the share of a step in which a GPU computes
  const busy =
    cause === 'input'
      ? 1 - loadShare
      : cause === 'disk'
        ? between(0.08, 0.3)
        : ['cpu', 'network'].includes(cause)
          ? between(0.2, 0.45)
          : cause === 'none'
            ? between(0.3, 0.7)
            : between(0.9, 0.97);
  const wave = (length: number) => {
    const phase = 6.28 * random();
    return (at: number) => Math.sin((6.28 * at) / length + phase);
  };
  const idleFrom = seconds * between(0.1, 0.3);
  const idleTo = idleFrom + seconds * between(0.3, 0.5);
  const hasIdle = cause === 'idle' || cause === 'elsewhere';
  const isIdle = (at: number) => hasIdle && at > idleFrom && at < idleTo;
  const readFast = wave(between(40, 70));
  const series: ProfileSeries[] = [];
  const add = (
    labels: Omit<ProfileSeries, 'points'>,
    value: (at: number) => number,
    count = seconds,
  ) =>
    series.push({
      ...labels,
      points: Array.from({ length: count }, (_, at) => ({
        x: start + (at * seconds) / count + 0.1 * random(),
        y: Math.max(0, value((at * seconds) / count)),
      })),
    });
  const capacity = between(0.9, 24);
  for (let agent = 0; agent < agents; agent += 1) {
    const agentId = `agent-${agent}`;
    const slowRank = cause === 'ranks' && agent === 1;
    for (let gpu = 0; gpu < perAgent; gpu += 1) {
      const isSlow = cause === 'peers' && agent === 0 && gpu === 0;
      const own =
        cause === 'unused' && gpu > 0
          ? 0
          : cause === 'peers' && !isSlow
            ? between(0.45, 0.55)
            : busy;
      const drift = wave(between(50, 90));
      add({ name: 'gpu_util', agentId, gpuUuid: `GPU-${agent}-${gpu}` }, (at) => {
        const disk = cause === 'disk' ? 25 - 25 * readFast(at) : 0;
        const use = own === 0 ? 0 : 100 * own + disk + 5 * normal() + 4 * drift(at);
        return isIdle(at) ? 0 : Math.min(100, use);
      });
    }
    const machine = (name: string) => ({ name, agentId, gpuUuid: '' });
    const load = cause === 'cpu' ? between(92, 99) : between(15, 50);
    add(machine('cpu_util_simple'), () => Math.min(100, load + 4 * normal()));
    add(machine('disk_throughput_read'), (at) =>
      cause === 'disk' ? 3e8 * (1 + readFast(at)) + 3e7 * normal() : 2e8 + 8e7 * normal(),
    );
    for (const name of ['net_throughput_sent', 'net_throughput_recv'])
      add(machine(name), () =>
        cause === 'network'
          ? capacity * (0.97 + 0.015 * normal())
          : capacity * 0.4 * (1 + 0.5 * normal()),
      );
    if (isTimed && (agent === 0 || cause === 'ranks')) {
      const count = Math.round(between(60, 300));
      const slower = slowRank ? between(1.5, 2.2) : 1;
      const timed = (name: string, mean: number) =>
        add(machine(name), () => mean * (1 + 0.2 * normal()), count);
      timed('dataloader_next', step * loadShare);
      timed('to_device', step * 0.02);
      timed('train_batch', step * (1 - loadShare) * slower);
    }
  }
  // sixty reports in the time of the profile
  const pace = cause === 'elsewhere' ? seconds / 60 / 100 : step;
  const reports = madeUpReports(cause, { random, normal }, pace).map((report) =>
    cause === 'idle' && report.at > start + idleFrom
      ? { ...report, at: report.at + idleTo - idleFrom }
      : report,
  );
  return { series, reports, isProfiled: true };
}

/** Training reports each hundred batches, and validations with checkpoints between some of them. */
function madeUpReports(cause: MadeUpCause, { random, normal }: Draw, step: number): Report[] {
  const reports: Report[] = [];
  const period = 3 + Math.floor(3 * random());
  const pauseAt = 10 + Math.floor(20 * random());
  const saving = cause === 'saving' ? 0.4 + 0.4 * random() : 0.02 + 0.04 * random();
  let at = start;
  for (let index = 1; index <= 40; index += 1) {
    const batches = 100 * index;
    at += 100 * step * (1 + 0.03 * normal());
    if (cause === 'paused' && index === pauseAt) at += 60 + 100 * step * (20 + 20 * random());
    reports.push({ kind: 'training', batches, at });
    if (index % period === 0) {
      at += 100 * step * period * saving;
      reports.push({ kind: 'validation', batches, at });
      reports.push({ kind: 'checkpoint', batches, at: at + 0.5 });
    }
  }
  return reports;
}
