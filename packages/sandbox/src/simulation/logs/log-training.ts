import { checkpointFiles, sizeOf } from '../checkpoints/checkpoints';
import { type Curve, metricAt, metricNames } from '../metrics/curve';
import { uniform } from '../metrics/noise';
import { curveFor } from '../metrics/reading';
import { isBetter } from '../metrics/summary';
import {
  barLines,
  barText,
  clockText,
  containerLine,
  countBarLines,
  grouped,
  type LogBlock,
  type LogInput,
  loggedRanks,
} from './log-line';

type Report = { input: LogInput; batch: number; from: number; to: number };

/** drawn states of a training report's bar */
const trainingStates = 9;

const unusual = ({ input, batch }: Report): 'slow' | 'clipped' | null => {
  const luck = uniform(input.trial.seed, 501, batch);
  return luck < 0.02 ? 'slow' : luck > 0.985 ? 'clipped' : null;
};

/** The lines up to one training report: progress in verbose jobs, then one line of each rank. */
export function trainingBlock(report: Report): LogBlock {
  const { input, to } = report;
  const { verbose } = input.experiment.settings;
  const ranks = loggedRanks(input.run);
  const extra = unusual(report) === null ? 0 : 1;
  return {
    at: to,
    count: (verbose ? countBarLines(input, trainingStates) : 0) + ranks.length + extra,
    make: () => [
      ...(verbose ? progressLines(report) : []),
      ...unusualLines(report),
      ...ranks.map((rank) => rankLine(report, rank)),
    ],
  };
}

function progressLines({ input, batch, from, to }: Report) {
  const curve = curveFor(input.experiment, input.trial);
  const { unit } = input.trial.pace;
  const states = Array.from({ length: trainingStates }, (_, index) => {
    const share = (index + 1) / (trainingStates + 1);
    const at = from + share * (to - from) * 0.95;
    const done = Math.round(share * unit);
    const loss = metricAt(curve, 'loss', batch - unit + done).toFixed(4);
    const speed = (unit / Math.max(1, to - from)) * 1000;
    const remaining = clockText((1 - share) * (to - from));
    const times = `[${clockText(share * (to - from))}<${remaining}, ${speed.toFixed(2)}it/s, loss=${loss}]`;
    const text = `Epoch ${epochOf(curve, batch)}: ${barText(share)} ${done}/${unit} ${times}`;
    return { at, text };
  });
  return barLines(input, states);
}

const epochOf = ({ facts }: Curve, batch: number) => Math.floor(batch / facts.batchesPerEpoch);

function unusualLines(report: Report) {
  const { input, batch, to } = report;
  const kind = unusual(report);
  if (kind === null) return [];
  const { seed } = input.trial;
  const norm = (12 + 20 * uniform(seed, 502, batch)).toFixed(1);
  const seconds = (3 + 4 * uniform(seed, 503, batch)).toFixed(1);
  const log =
    kind === 'slow'
      ? `DataLoader worker 5 took ${seconds} s for one batch; consider more workers`
      : `gradient norm ${norm} clipped to 1.0 (batch ${grouped(batch)})`;
  const ranks = loggedRanks(input.run);
  const rank = ranks[batch % ranks.length] ?? 0;
  return [containerLine(input, { at: to - 40, log, rank, level: 'LOG_LEVEL_WARNING' })];
}

function rankLine({ input, batch, to }: Report, rank: number) {
  const curve = curveFor(input.experiment, input.trial);
  // each rank has its own share of the data
  const loss =
    metricAt(curve, 'loss', batch) * (1 + 0.01 * (uniform(curve.seed, 504 + rank, batch) - 0.5));
  const rateName = metricNames(curve, 'training').find((name) => name.endsWith('_per_second'));
  const speed = rateName
    ? `${grouped(metricAt(curve, rateName, batch))} ${rateName.split('_')[0]}/s`
    : '';
  const lr = metricAt(curve, 'lr', batch).toExponential(1);
  const log = `epoch ${epochOf(curve, batch)}  step ${grouped(batch)}  loss ${loss.toFixed(4)}  lr ${lr}  ${speed}`;
  return containerLine(input, { at: to, log, rank, level: 'LOG_LEVEL_INFO' });
}

/** A validation: its progress bar, and the result. */
export function validationBlock({ input, batch, from, to }: Report): LogBlock {
  return {
    at: to,
    count: countBarLines(input, validationShares.length) + 1,
    make: () => [
      ...barLines(input, validationStates(from, to - 20)),
      containerLine(input, {
        at: to,
        log: validationResult(input, batch),
        level: 'LOG_LEVEL_INFO',
      }),
    ],
  };
}

const validationShares = [0, 0.25, 0.5, 0.75, 1];

const validationStates = (from: number, to: number) =>
  validationShares.map((share) => {
    const ms = to - from;
    const times = `[${clockText(share * ms)}<${clockText((1 - share) * ms)}]`;
    const text = `validating: ${barText(share)} ${Math.round(share * 196)}/196 ${times}`;
    return { at: from + share * ms, text };
  });

function validationResult({ experiment, trial }: LogInput, batch: number): string {
  const curve = curveFor(experiment, trial);
  const { metric, smallerIsBetter } = experiment.settings.searcher;
  const values = metricNames(curve, 'validation').map(
    (name) => `${name.replace('validation_', '')} ${metricAt(curve, name, batch).toFixed(4)}`,
  );
  const value = metricAt(curve, metric, batch);
  const period = trial.pace.validationPeriod || batch;
  const before = metricAt(curve, metric, batch - period);
  const better = isBetter({ value, than: before, smallerIsBetter });
  const note = better
    ? '  \u001b[32mbetter than before ✓\u001b[0m'
    : '  \u001b[33mno better ✗\u001b[0m';
  return `validation  ${values.join('  ')}${batch > period ? note : ''}`;
}

/** A checkpoint: that it is saved, and the time for it. */
export function checkpointBlock({ input, batch, from, to }: Report): LogBlock {
  return {
    at: to,
    count: 2,
    make: () => {
      const files = checkpointFiles(input.experiment, input.trial, batch);
      const megabytes = grouped(sizeOf(files) / 1e6);
      const seconds = ((to - from) / 1000).toFixed(1);
      const count = Object.keys(files).length;
      return [
        containerLine(input, {
          at: from + (to - from) * 0.1,
          log: `saving checkpoint at batch ${grouped(batch)} (${megabytes} MB)`,
          level: 'LOG_LEVEL_INFO',
        }),
        containerLine(input, {
          at: to,
          log: `storage: uploaded ${count} files in ${seconds} s`,
          level: 'LOG_LEVEL_DEBUG',
        }),
      ];
    },
  };
}
