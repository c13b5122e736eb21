import { isErrorText, signatureOf } from './error-text';
import { isLauncherFile, kindOf } from './line-kinds';
import type { StreamLine } from './log-streams';
import { deathOf, type Signal, signalOf } from './signals';
import {
  chainOf,
  type Frame,
  frameOf,
  indentOf,
  isExceptionLine,
  isIgnoredHead,
  isTracebackHead,
  placeOf,
} from './tracebacks';

/**
 * `fatal` ends a process; `mentioned` is called an error; `ignored` is written by programs that go
 * on; the others are in line-kinds.ts.
 */
export type ReportKind = 'fatal' | 'mentioned' | 'aftermath' | 'launcher' | 'platform' | 'ignored';

/** An error, or the end of a process, as a log reports it. */
export type Report = {
  kind: ReportKind;
  line: StreamLine;
  /** the first line of it, such as the head of a traceback */
  start: StreamLine;
  place: Frame | undefined;
  /** from the first line to the error's own */
  lines: readonly StreamLine[];
  signal: Signal | undefined;
  /** lines of ordinary output that its process wrote afterwards */
  ordinaryAfter: number;
  /** number of them that show progress, or resemble earlier lines: the process continues */
  progressAfter: number;
  /** the next lines say that the program tries again */
  isRetried: boolean;
  /** it has words of an error, and not only the level of one */
  hasWords: boolean;
};

const fatal: readonly RegExp[] = [
  /^Fatal Python error: /,
  /^\s+what\(\): |^terminate called without/,
  /^panic: |^fatal error: |^thread '.{1,80}' (?:\(\d+\) )?panicked at /,
  /(?:^|: | )Segmentation fault(?: \(core dumped\)|:? *\(\d+\)|\s*$)/,
  /\(core dumped\)/,
  /Process received signal|^\[\S+:\d+\] Signal: /,
  /[:\]] Assertion [`'"].{1,300}['"`] failed|: Assertion .{1,200} failed\.\s*$/,
  /^(?:double free or corruption|free\(\): |malloc\(\): |corrupted size|munmap_chunk|realloc\(\): )/,
  /^\*\*\* (?:stack smashing|buffer overflow)/,
  /out of memory: Killed process|oom[-_]kill(?:er)? event|oom-kill:|OOMKilled/i,
  /CANCELLED AT .{1,60} DUE TO/,
  /symbol lookup error: |error while loading shared libraries: |version `[^']{1,60}' not found/,
  /^FATAL: kernel too old/,
  /killed by the .{0,40}memory monitor|Task was killed due to the node running low on memory/i,
  /^Exception in thread "main" |^ERROR: LoadError: /,
];

const retried =
  /\b(?:retry(?:ing)?|trying again|reconnect(?:ing)?|fall(?:ing)? back|skipp(?:ed|ing)|continuing)\b/i;
const notOrdinary =
  /^\s|^frame #\d|^Extension modules:|^(?:#|\*)\d+ |^=+$|^-+$|^\^+$|^goroutine |^\+{1,3} /;

/** a longer traceback is read in the log */
const maxLines = 400;
const linesToPlace = 20;

/** Reads the reports of errors that one process wrote, oldest first. */
export function reportsOf(stream: readonly StreamLine[]): Report[] {
  const reports: Report[] = [];
  /** the lines since the head of a traceback whose exception is not named yet */
  let open: StreamLine[] = [];
  let heads = 0;
  let isBelowFrame = false;
  let ignoredHead: StreamLine | undefined;
  let chain: ReturnType<typeof chainOf>;
  const ordinary: string[] = [];
  const ordinaryAt: number[] = [];

  const add = (report: Omit<Report, 'ordinaryAfter' | 'progressAfter' | 'isRetried'>) => {
    reports.push({ ...report, ordinaryAfter: 0, progressAfter: 0, isRetried: false });
    ordinaryAt.push(ordinary.length);
  };
  const close = () => {
    open = [];
    heads = 0;
  };

  for (const [at, line] of stream.entries()) {
    const { text } = line;
    if (chainOf(text)) {
      chain = chainOf(text);
      continue;
    }
    if (isIgnoredHead(text)) {
      ignoredHead = line;
      continue;
    }
    if (isTracebackHead(text)) {
      const kind = kindOf(text);
      // an error of another process, whose frames follow, ends the traceback that it came from
      if (kind) {
        heads = 0;
        add(reportOf({ kind, line, open: [line], hasWords: true }));
      }
      heads += 1;
      if (heads === 1 || ignoredHead) open = [];
      open.push(line);
      isBelowFrame = false;
      continue;
    }
    if (heads > 0) {
      open.push(line);
      const isInside = indentOf(text) > indentOf(open[0]?.text ?? '') || /^[│╭╰]/.test(text);
      if (!isInside && isExceptionLine(text.trimStart(), isBelowFrame)) {
        const frames = open.flatMap((each) => frameOf(each.text) ?? []);
        const previous = reports.at(-1);
        const kind = ignoredHead ? 'ignored' : exceptionKind(text.trimStart(), frames);
        const isCaused = chain === 'cause' && previous && isOwn(previous.kind);
        const isWrapping = isCaused && kind === 'fatal';
        const place = placeOf(frames);
        // the part that failed may be a library's, and the part that called it the program's
        if (isCaused && previous.place && place) previous.place = placeOf([place, previous.place]);
        if (chain === 'context' && previous && isOwn(previous.kind) && kind === 'fatal')
          previous.kind = 'ignored';
        add({
          ...reportOf({ kind: isWrapping ? 'launcher' : kind, line, open, hasWords: true }),
          ...(chain && previous && { start: previous.start }),
          place,
        });
        heads -= 1;
        chain = undefined;
        if (heads <= 0) close();
        ignoredHead = undefined;
        continue;
      }
      isBelowFrame = isInside;
      if (isInside) continue;
      if (open.length > maxLines) close();
    }
    let kind = lineKind(line);
    if (kind === undefined) {
      if (!notOrdinary.test(text)) ordinary.push(text);
      markRetried(reports.at(-1), line);
      continue;
    }
    const above = heads > 0 ? [] : framesAbove(stream, at);
    if (kind === 'mentioned' && above.length > 0 && isExceptionLine(text, false)) kind = 'fatal';
    const isIgnored = ignoredHead !== undefined && kind !== 'platform';
    ignoredHead = undefined;
    // C++ writes its message below the type of its exception
    const from = text.trimStart().startsWith('what():') ? Math.max(0, at - 1) : at;
    add({
      ...reportOf({
        kind: isIgnored ? 'ignored' : kind,
        line,
        open: stream.slice(from, at + 1),
        hasWords: isErrorText(text) || kind === 'fatal',
      }),
      place:
        placeOf(above) ??
        (kind === 'fatal' ? placeBelow(stream.slice(at, at + linesToPlace)) : frameOf(text)),
    });
  }
  const countProgress = progressCounter(reports.length > 0 ? ordinary : []);
  for (const [at, report] of reports.entries()) {
    const from = ordinaryAt[at] ?? 0;
    report.ordinaryAfter = ordinary.length - from;
    report.progressAfter = countProgress(from);
  }
  return reports;
}

const progress =
  /\b(?:steps?|epochs?|iter(?:ation)?s?|batch(?:es)?|loss|accuracy|acc|auc|lr)\b|it\/s\b|\d%\|/i;

/** Returns a function that counts the lines from a place that tell of progress or repeat earlier ones. */
function progressCounter(lines: readonly string[]): (from: number) => number {
  const firstAt = new Map<string, number>();
  const firsts = lines.map((text, at) => {
    if (progress.test(text)) return -1;
    const signature = signatureOf(text);
    const first = firstAt.get(signature) ?? at;
    firstAt.set(signature, first);
    return first;
  });
  return (from) => firsts.slice(from).filter((first) => first < from).length;
}

type Read = Pick<Report, 'kind' | 'line' | 'hasWords'> & { open: readonly StreamLine[] };

const reportOf = ({ open, line, ...rest }: Read) => ({
  ...rest,
  line,
  start: open[0] ?? line,
  place: undefined,
  lines: open,
  signal: signalOf(line.text),
});

/** The places of a traceback whose head is cut off, or that a syntax error has instead of one. */
function framesAbove(stream: readonly StreamLine[], at: number): Frame[] {
  const above = stream.slice(Math.max(0, at - linesToPlace), at);
  const from = above.findLastIndex(({ text }) => indentOf(text) === 0);
  return above.slice(from + 1).flatMap(({ text }) => frameOf(text) ?? []);
}

/** Dumps of native code have the innermost place first. */
const placeBelow = (lines: readonly StreamLine[]) =>
  placeOf(lines.flatMap(({ text }) => frameOf(text) ?? []).toReversed());

const isOwn = (kind: ReportKind) => kind === 'fatal' || kind === 'mentioned';

/** a program says at once that it tries again */
function markRetried(report: Report | undefined, { text, order }: StreamLine) {
  if (report && order - report.line.order <= 2 && retried.test(text)) report.isRetried = true;
}

function exceptionKind(text: string, frames: readonly Frame[]): ReportKind {
  const kind = kindOf(text);
  if (kind !== undefined) return kind;
  const innermost = frames.at(-1);
  return innermost && isLauncherFile(innermost.file) ? 'launcher' : 'fatal';
}

/** a line of code in a traceback whose head is cut off */
const code = /^\s+(?:raise|return|sys\.exit)\b/;

function lineKind({ text, entry: { level } }: StreamLine): ReportKind | undefined {
  if (code.test(text)) return undefined;
  if (fatal.some((rule) => rule.test(text))) return 'fatal';
  const kind = kindOf(text);
  if (kind !== undefined) return kind;
  const death = deathOf(text);
  if (death !== undefined) return 'fatal';
  if (isErrorText(text) || level === 'error' || level === 'critical') return 'mentioned';
  return undefined;
}
