import type { Recording } from './recording';

export type Asked = {
  query: string;
  requestBody: string;
  username: string | null;
};

/**
 * Selects the best recording: the same query; else, of successful answers, one about the same
 * entities (`projectId`, `trialIds`, `metricName`, …), and of those the one with the most items.
 * Among equal ones: that of this user, then the admin's, then the largest, then the latest.
 */
export function pickRecording(recordings: Recording[], asked: Asked): Recording | null {
  const sameQuery = recordings.filter((each) => each.query === asked.query);
  if (sameQuery.length > 0) return best(sameQuery, asked);
  const answered = recordings.filter((each) => each.status === 200);
  const fitting = recordings.some(isFollowed) ? answered.filter(fitsFollow(asked)) : answered;
  const good = fitting.length > 0 ? fitting : answered;
  const most = Math.max(0, ...good.map((each) => sharedThings(each, asked)));
  const near = good.filter((each) => sharedThings(each, asked) === most);
  return best(near, { ...asked, username: null });
}

const isFollowed = ({ query }: { query: string }): boolean =>
  query.split('&').includes('follow=true');

/** A log that is not followed ends, although the recorded reader may have left before. */
const fitsFollow = (asked: Asked) => (each: Recording) =>
  isFollowed(asked) ? isFollowed(each) : each.ended && !isFollowed(each);

const sharedThings = (recording: Recording, asked: Asked): number => {
  const wanted = new Set(
    asked.query.split('&').filter((pair) => /^(([^=]*I|i)ds?|metric\w*)=/.test(pair)),
  );
  return recording.query.split('&').filter((pair) => wanted.has(pair)).length;
};

function best(recordings: Recording[], asked: Asked): Recording | null {
  let winner: Recording | null = null;
  for (const each of recordings) {
    if (!winner || compare(rank(each, asked), rank(winner, asked)) >= 0) winner = each;
  }
  return winner;
}

const rank = (recording: Recording, { requestBody, username }: Asked): number[] => [
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
