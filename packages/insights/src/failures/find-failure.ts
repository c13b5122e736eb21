import { isErrorText, signatureOf } from './error-text';
import type { FailureLine } from './failure-groups';

/** The fields of a log line that the search for a failure reads. */
export type FailureLogLine = {
  id: string;
  time: string | null;
  level: string;
  /** without control sequences */
  text: string;
  rank: number | null;
  container: string;
};

const isSevere = ({ level }: FailureLogLine) => level === 'error' || level === 'critical';
const isBlank = ({ text }: FailureLogLine) => text.trim() === '';

/**
 * Finds the line that best explains why a log ends; undefined if the log is empty. `newestFirst` is
 * the end of the log, the last line first. A line that names an error takes precedence over the
 * master's later messages about the container, which are the same for every failure.
 */
export function findFailure(newestFirst: readonly FailureLogLine[]): FailureLine | undefined {
  const lines = newestFirst.filter((line) => !isBlank(line));
  const named = lines.findIndex(({ text }) => isErrorText(text));
  const severe = lines.findIndex(isSevere);
  const at = named >= 0 ? named : Math.max(0, severe);
  const line = lines[at];
  if (!line) return undefined;
  return {
    id: line.id,
    time: line.time,
    text: line.text.trim().slice(0, 500),
    signature: signatureOf(line.text),
    where: named >= 0 ? frameAbove(lines, at) : '',
    traceback: tracebackTo(lines, at),
    by: named >= 0 ? 'words' : severe >= 0 ? 'level' : 'last',
  };
}

const tracebackHead = /Traceback \(most recent call last\)/;
/** a longer traceback is read in the log */
const maxTracebackLines = 40;

/** Lines of the same process, from the head of the last traceback to the error. */
function tracebackTo(newestFirst: readonly FailureLogLine[], at: number): string[] {
  const error = newestFirst[at];
  const own = newestFirst
    .slice(at)
    .filter((line) => line.rank === error?.rank && line.container === error?.container)
    .map(({ text }) => text.trimEnd());
  const head = own.findIndex((text) => tracebackHead.test(text));
  // a head far above belongs to another error
  const length = head >= 0 && head < maxTracebackLines * 2 ? head + 1 : 1;
  return own.slice(0, Math.min(length, maxTracebackLines)).reverse();
}

const frame = /^\s*File "([^"]+)", line (\d+), in (\S+)/;

/** maximum lines between the error and its last frame: the line of code and its marks */
const maxBetween = 12;

function frameAbove(newestFirst: readonly FailureLogLine[], at: number): string {
  const error = newestFirst[at];
  const own = newestFirst
    .slice(at, at + maxBetween * 4)
    // the ranks of a distributed run write in between
    .filter((line) => line.rank === error?.rank && line.container === error.container)
    .slice(0, maxBetween);
  for (const { text } of own) {
    const match = frame.exec(text);
    if (match) return `${match[1]?.split('/').at(-1)}:${match[2]} ${match[3]}`;
  }
  return '';
}
