import { isObject, type Recording } from './recording';

/** Users that occur in the recordings, by name, as the wire showed them last. */
export function recordedUsers(recordings: Recording[]): Map<string, object> {
  const users = new Map<string, object>();
  for (const { status, body } of recordings) {
    if (status !== 200 || typeof body !== 'string' || !/^\{"(?:users?|token)":/.test(body))
      continue;
    const answer: unknown = JSON.parse(body);
    if (!isObject(answer)) continue;
    const listed = Array.isArray(answer.users) ? answer.users : [answer.user];
    for (const user of listed) {
      if (isObject(user) && typeof user.username === 'string') users.set(user.username, user);
    }
  }
  return users;
}
