import type { IncomingMessage } from 'node:http';

/** Name of the session's cookie, which the master sets and reads. */
export const sessionCookie = 'auth';

/** Name of the cookie of the tasks' origin. */
export const taskCookieName = 'trainyard-task';

/** The cookies of a request, in its order. */
const cookiesOf = ({ headers }: IncomingMessage): string[] =>
  (headers.cookie ?? '').split(';').flatMap((pair) => pair.trim() || []);

/**
 * Returns the value of a cookie; undefined without one. Of several with one name, the last: browsers
 * send that of the widest path last, and this server sets its cookies for all paths. A page of
 * another port of the same name can set further ones for narrower paths.
 */
export const cookieNamed = (request: IncomingMessage, name: string): string | undefined =>
  cookiesOf(request)
    .findLast((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Replaces the session of a request, as it is passed on to the master; undefined removes it. */
export function setSession(request: IncomingMessage, value: string | undefined): void {
  const others = cookiesOf(request).filter((pair) => !isSession.test(pair));
  const pairs = value === undefined ? others : [...others, `${sessionCookie}=${value}`];
  const header = pairs.join('; ');
  const rows = request.rawHeaders;
  // Node derives these from the rows on first use, by their number at arrival
  const { headers, headersDistinct } = request;
  for (let at = rows.length - 2; at >= 0; at -= 2) {
    if (rows[at]?.toLowerCase() === 'cookie') rows.splice(at, 2);
  }
  if (header !== '') rows.push('Cookie', header);
  headers.cookie = header === '' ? undefined : header;
  headersDistinct.cookie = header === '' ? undefined : [header];
}

const isSession = new RegExp(`^(${sessionCookie}|${taskCookieName})=`);
