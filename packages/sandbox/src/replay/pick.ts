import type { Recording } from './recording';

export type ReplayRequest = {
  query: string;
  requestBody: string;
  username: string | null;
};

/**
 * Selects the best recording: the same query; else, of successful answers, one about the same
 * entities (`projectId`, `trialIds`, `metricName`, …), and of those the one with the most items.
 * Among equal ones: that of this user, then the admin's, then the largest, then the latest.
 */
export function pickRecording(recordings: Recording[], request: ReplayRequest): Recording | null {
  const sameQuery = recordings.filter((each) => each.query === request.query);
  if (sameQuery.length > 0) return best(sameQuery, request);
  const answered = recordings.filter((each) => each.status === 200);
  const fitting = recordings.some(isFollowed) ? answered.filter(fitsFollow(request)) : answered;
  const good = fitting.length > 0 ? fitting : answered;
  const max = Math.max(0, ...good.map((each) => sharedEntities(each, request)));
  const near = good.filter((each) => sharedEntities(each, request) === max);
  return best(near, { ...request, username: null });
}

const isFollowed = ({ query }: { query: string }): boolean =>
  query.split('&').includes('follow=true');

/** A log that is not followed ends, although the recorded reader may have left before. */
const fitsFollow = (request: ReplayRequest) => (each: Recording) =>
  isFollowed(request) ? isFollowed(each) : each.ended && !isFollowed(each);

const sharedEntities = (recording: Recording, request: ReplayRequest): number => {
  const pairs = new Set(
    request.query.split('&').filter((pair) => /^(([^=]*I|i)ds?|metric\w*)=/.test(pair)),
  );
  return recording.query.split('&').filter((pair) => pairs.has(pair)).length;
};

function best(recordings: Recording[], request: ReplayRequest): Recording | null {
  let winner: Recording | null = null;
  for (const each of recordings) {
    if (!winner || compare(rank(each, request), rank(winner, request)) >= 0) winner = each;
  }
  return winner;
}

const rank = (recording: Recording, { requestBody, username }: ReplayRequest): number[] => [
  Number(recording.requestBody === requestBody),
  Number(recording.status === 200),
  Number(username !== null && recording.as === username),
  // without a user, the size counts first
  username === null ? recording.items : 0,
  Number(recording.as === 'admin'),
  recording.items,
];

function compare(a: number[], b: number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
