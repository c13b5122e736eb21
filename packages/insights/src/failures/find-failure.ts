import { type Report, reportsOf } from './error-reports';
import { signatureOf } from './error-text';
import { rankOf, stoppedOthers } from './failed-ranks';
import type { FailureLine, FoundBy } from './failure-groups';
import { type FailureLogLine, linesOfLastRun, type StreamLine, streamsOf } from './log-streams';
import { signalText } from './signals';
import { frameOf, placeText } from './tracebacks';

/**
 * Finds the line that explains why a log ends: the first error of the first process that failed.
 * Undefined if the log is empty. `newestFirst` is the end of the log, the last line first. What
 * launchers, the master and processes that stopped afterwards write is the cause only where nothing
 * else is.
 */
export const findFailure = (newestFirst: readonly FailureLogLine[]): FailureLine | undefined =>
  failureOf(linesOfLastRun(newestFirst))?.failure;

/** the ends of most logs, and at most as many as a master answers from the end */
const linesRead = { first: 200, max: 1000 };
/** fewer lines above the cause may be a part of the same failure */
const enoughAbove = 60;

/**
 * Reads the end of a log until it holds the whole failure. `read` returns that many lines, the last
 * one first.
 */
export async function readFailure(
  read: (limit: number) => Promise<readonly FailureLogLine[]>,
): Promise<FailureLine | undefined> {
  const end = await read(linesRead.first);
  const lines = linesOfLastRun(end);
  const found = failureOf(lines);
  const isStart = end.length < linesRead.first || lines[0]?.entry !== end.at(-1);
  const isWhole = found?.failure.by === 'words' && found.above >= enoughAbove && !found.isAfter;
  return isStart || isWhole ? found?.failure : findFailure(await read(linesRead.max));
}

function failureOf(lines: readonly StreamLine[]) {
  const reports = streamsOf(lines).flatMap(reportsOf);
  const found = causeOf(reports) ?? lastLine(lines);
  if (!found) return undefined;
  const { report, by } = found;
  const { line, place, signal } = report;
  const traceback = report.lines.slice(-maxTracebackLines).map(({ text }) => text);
  const failure: FailureLine = {
    id: line.entry.id,
    time: line.entry.time,
    text: line.text.trim().slice(0, 500),
    signature: signatureOf(line.text),
    where: placeText(place),
    rank: rankOf(report, { reports, lines }),
    others: stoppedOthers(report, { reports, lines }),
    signal: signal ? signalText(signal) : '',
    launcher: launcherText(report, reports),
    traceback,
    frameAt: traceback.slice(0, -1).findLastIndex((text) => frameOf(text) !== undefined),
    by,
  };
  return {
    failure,
    above: report.start.order - (lines[0]?.order ?? 0),
    isAfter: report.kind === 'aftermath',
  };
}

type Found = { report: Report; by: FoundBy };

/** a crash is followed by little of the same process; other output means that it went on */
const maxOrdinaryAfter = { ofRank: 25, ofAll: 60, ofMention: 12 };
/** other threads may write a few lines until they stop */
const maxProgressAfter = 10;

const first = (reports: readonly Report[]) =>
  reports.toSorted((one, other) => one.start.order - other.start.order)[0];

function causeOf(reports: readonly Report[]): Found | undefined {
  const ofKind = (kind: Report['kind']) => reports.filter((report) => report.kind === kind);
  const fatal = ofKind('fatal').filter(({ isRetried }) => !isRetried);
  const aftermath = first(ofKind('aftermath').filter(hasEnded));
  const mentioned = ofKind('mentioned').filter(({ hasWords }) => hasWords);
  const ends = [...ofKind('launcher'), ...ofKind('platform')];
  // a process that is killed writes nothing itself
  const killed = ends.find(({ signal }) => signal && signal.name !== 'SIGTERM');
  const causeReport =
    first(fatal.filter(hasEnded)) ??
    // the lines of a long shutdown are none of progress
    fatal.findLast(hasStopped) ??
    (killed ? undefined : mentioned.findLast(isBeforeShutdown)) ??
    (killed ? undefined : first(mentioned.filter((report) => isLate(report, aftermath)))) ??
    (killed ? undefined : aftermath);
  if (causeReport) return { report: causeReport, by: 'words' };
  if (killed) return { report: killed, by: 'end' };
  const earlier = fatal.at(-1) ?? mentioned.at(-1) ?? first(ofKind('aftermath'));
  if (earlier) return { report: earlier, by: 'words' };
  const level = ofKind('mentioned').at(-1);
  if (level) return { report: level, by: 'level' };
  const end = first(ofKind('launcher')) ?? ofKind('platform').find(isSevere);
  const any = end ?? ofKind('platform').at(-1) ?? reports.at(-1);
  return any && { report: any, by: end ? 'end' : 'last' };
}

const isSevere = ({ line, signal }: Report) =>
  signal !== undefined || line.entry.level === 'error' || line.entry.level === 'critical';

function hasEnded({ line, ordinaryAfter }: Report): boolean {
  const isOfRank = line.rank !== null;
  return ordinaryAfter <= (isOfRank ? maxOrdinaryAfter.ofRank : maxOrdinaryAfter.ofAll);
}

const hasStopped = ({ progressAfter }: Report) => progressAfter <= maxProgressAfter;

/** An error that is only mentioned is a cause if nothing but a long shutdown follows. */
const isBeforeShutdown = (report: Report) =>
  report.ordinaryAfter > maxOrdinaryAfter.ofMention &&
  report.progressAfter === 0 &&
  !report.isRetried;

/** An error that is only mentioned is a cause near the end, and before others lost their connections. */
const isLate = (report: Report, aftermath: Report | undefined) =>
  report.ordinaryAfter <= maxOrdinaryAfter.ofMention &&
  !report.isRetried &&
  !(aftermath && aftermath.start.order < report.start.order);

function lastLine(lines: readonly StreamLine[]): Found | undefined {
  const line = lines.at(-1);
  return (
    line && {
      by: 'last',
      report: {
        kind: 'platform',
        line,
        start: line,
        place: undefined,
        lines: [line],
        signal: undefined,
        ordinaryAfter: 0,
        progressAfter: 0,
        isRetried: false,
        hasWords: false,
      },
    }
  );
}

/** a longer traceback is read in the log */
const maxTracebackLines = 40;
const maxLauncherLines = 80;

/** The lines of launchers and of the master, each once. */
function launcherText(cause: Report, reports: readonly Report[]): string[] {
  const texts = reports
    .filter(
      (report) => report !== cause && (report.kind === 'launcher' || report.kind === 'platform'),
    )
    .flatMap(({ lines }) => lines)
    .toSorted((one, other) => one.order - other.order);
  const own = new Set(cause.lines);
  return [...new Set(texts)]
    .filter((line) => !own.has(line))
    .slice(-maxLauncherLines)
    .map(({ text }) => text);
}
