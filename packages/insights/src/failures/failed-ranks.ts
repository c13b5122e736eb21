import type { Report } from './error-reports';
import type { StreamLine } from './log-streams';

type Log = { reports: readonly Report[]; lines: readonly StreamLine[] };

const isOwnError = ({ kind }: Report) => kind === 'fatal';

/** Returns the rank of the process that failed first; null where the log does not name it. */
export function rankOf(cause: Report, { reports, lines }: Log): number | null {
  const { line } = cause;
  if (line.rank !== null) return line.isLocalRank && isOnMany(lines) ? null : line.rank;
  // a launcher names the first one, and all errors that it may mean are alike
  const texts = new Set(reports.filter(isOwnError).map((report) => report.line.text.trim()));
  return texts.size <= 1 ? (launcherRank(lines) ?? null) : null;
}

const isOnMany = (lines: readonly StreamLine[]) =>
  new Set(lines.flatMap(({ entry: { container }, rank }) => (rank === null ? [] : [container])))
    .size > 1;

const rootCause = /^Root Cause \(first observed failure\)/;
const tableRank = /^\s*rank +: (\d{1,6}) \(local_rank: \d+\)/;
const maxTableLines = 8;
const otherNames: readonly RegExp[] = [
  /noticed that process rank (\d{1,6}) with PID/,
  /^-- Process (\d{1,6}) terminated with the following error/,
  /^(?:[\w.]+: )?process (\d{1,6}) terminated with (?:signal|exit code)/i,
  /^srun: error: .{1,200}: task (\d{1,6}): (?:Killed|Segmentation fault|Exited with exit code|Bus error|Aborted)/,
  /MPI_ABORT was invoked on rank (\d{1,6})/,
  /\[rank: (\d{1,6})\] Child process with PID/,
];

function launcherRank(lines: readonly StreamLine[]): number | undefined {
  const start = lines.findIndex(({ text }) => rootCause.test(text));
  const below = lines
    .slice(start < 0 ? lines.length : start)
    .filter(({ process }) => process === lines[start]?.process)
    .slice(0, maxTableLines);
  for (const { text } of below) {
    const rank = tableRank.exec(text)?.[1];
    if (rank !== undefined) return Number(rank);
  }
  for (const { text } of lines)
    for (const pattern of otherNames) {
      const rank = pattern.exec(text)?.[1];
      if (rank !== undefined) return Number(rank);
    }
  return undefined;
}

const stopped =
  /Sending process (\d{1,9}) closing signal|Killing subprocess (\d{1,9})|got signal: 15\b.{0,20}(\d{1,9})?/;

/**
 * Counts the other processes that failed or were stopped after the first, as far as the log names
 * them: by their own reports, in the table of torchrun, and where a launcher stops them.
 */
export function stoppedOthers(cause: Report, { reports, lines }: Log): number {
  const own = cause.line.process;
  const failed = new Set(
    reports
      .filter(({ kind, line }) => kind !== 'launcher' && kind !== 'platform' && isNamed(line))
      .filter(({ kind, line }) => kind !== 'ignored' && line.process !== own)
      .map(({ line }) => line.process),
  );
  const inTables = new Set(lines.flatMap(({ text }) => tableRank.exec(text)?.[1] ?? []));
  const ended = new Set(
    lines.flatMap(
      ({ text }) =>
        stopped
          .exec(text)
          ?.slice(1)
          .find((pid) => pid !== undefined) ?? [],
    ),
  );
  // DeepSpeed ends all of them, the one that failed included
  const isOfAll = lines.some(({ text }) => text.includes('Killing subprocess'));
  return Math.max(failed.size, Math.max(0, inTables.size - 1) + ended.size - (isOfAll ? 1 : 0), 0);
}

const isNamed = ({ rank, process }: StreamLine) => rank !== null || !process.endsWith('|');
