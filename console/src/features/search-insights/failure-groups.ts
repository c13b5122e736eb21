import type { FailureLine, TrialFailure } from '~/features/logs/failures/queries';

export type FailureGroup = {
  /** of those whose logs say nothing, or could not be read, a sentence */
  signature: string;
  /** as the first of them said it */
  example: string;
  /** the places in the code, the commonest first */
  places: string[];
  failures: TrialFailure[];
};

const emptyLog = 'The log is empty';
const unread = 'The log could not be read';

const signatureOf = ({ line, problem }: TrialFailure): string =>
  line?.signature ?? (problem === undefined ? emptyLog : unread);

const exampleOf = ({ line, problem }: TrialFailure): string => line?.text ?? problem ?? '';

/** Failed trials by what their logs say apart from numbers and places, the commonest first. */
export function failureGroups(failures: readonly TrialFailure[]): FailureGroup[] {
  const groups = new Map<string, TrialFailure[]>();
  for (const failure of failures) {
    const signature = signatureOf(failure);
    groups.set(signature, [...(groups.get(signature) ?? []), failure]);
  }
  return [...groups]
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

/** How a group's line was known, where that is worth a word. */
export function foundByText(by: FailureLine['by'] | undefined): string {
  if (by === 'level') return 'the last line with the level of an error';
  if (by === 'last') return 'the last line: none names an error';
  return '';
}
