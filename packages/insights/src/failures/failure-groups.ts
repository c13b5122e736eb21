import { groupBy } from '../group-by';

/**
 * How the line was found: it names an error, a launcher or the master says how a process ended, it has
 * the level of an error, or it is the last one.
 */
export type FoundBy = 'words' | 'end' | 'level' | 'last';

export type FailureLine = {
  id: string;
  time: string | null;
  text: string;
  /** its text without numbers, addresses and places */
  signature: string;
  /** the innermost place of its traceback, not in a library: "attention.py:61 forward"; or empty */
  where: string;
  /** the process of a distributed run that failed first, where the log names it */
  rank: number | null;
  /** other processes that stopped after it, as far as the log names them */
  others: number;
  /** the signal that ended the process: "SIGKILL, 137: killed, most often …"; empty without one */
  signal: string;
  /** what launchers and the master said of it, oldest first */
  launcher: readonly string[];
  /**
   * the traceback that ends with the line, oldest first and the line itself last; the line alone
   * without one
   */
  traceback: readonly string[];
  /** the index in it of the innermost frame, whose code follows; -1 without one */
  frameAt: number;
  by: FoundBy;
};

/** `line` is absent if the log is empty, and if it could not be read, which `problem` reports. */
export type TrialFailure = { trialId: number; line?: FailureLine; problem?: string };

export type FailureGroup = {
  /** a sentence for empty or unreadable logs */
  signature: string;
  /** the text of the first of them, with the meaning of a signal */
  example: string;
  /** the places in the code, the most frequent first */
  places: string[];
  failures: TrialFailure[];
};

const emptyLog = 'The log is empty';
const unread = 'The log could not be read';

const signatureOf = ({ line, problem }: TrialFailure): string =>
  line?.signature ?? (problem === undefined ? emptyLog : unread);

/** The text of the line, and what the signal means that it names. */
export const causeText = ({ text, signal }: FailureLine): string =>
  signal === '' ? text : `${text} (${signal})`;

const exampleOf = ({ line, problem }: TrialFailure): string =>
  line ? causeText(line) : (problem ?? '');

/**
 * Groups failed trials by the text of their logs without numbers and places, the most frequent
 * first.
 */
export function failureGroups(failures: readonly TrialFailure[]): FailureGroup[] {
  return [...groupBy(failures, signatureOf)]
    .map(([signature, members]) => ({
      signature,
      example: members.map(exampleOf)[0] ?? '',
      places: commonest(members.flatMap(({ line }) => line?.where || [])),
      failures: members,
    }))
    .sort((one, other) => other.failures.length - one.failures.length);
}

function commonest(places: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1]).map(([place]) => place);
}

/** Explains how a group's line was found, if that matters. */
export function foundByText(by: FailureLine['by'] | undefined): string {
  if (by === 'end') return 'how a launcher or the master says that it ended';
  if (by === 'level') return 'the last line with the level of an error';
  if (by === 'last') return 'the last line: none names an error';
  return '';
}
