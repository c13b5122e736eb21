import type { IncomingMessage } from 'node:http';
import type { Answer } from '../answer';
import type { Visitor } from '../proxy/visitor';

/** Name of the session's cookie, which the master sets and reads. */
export const sessionCookie = 'auth';

/** Name of the cookie of the tasks' origin. */
export const taskCookieName = 'trainyard-task';

/**
 * The name by which a browser keeps a cookie where tasks have an origin of their own. Over https it
 * has the prefix that RFC 6265bis reserves: such a cookie is of this host alone and for all paths, so
 * that no page of another name of the domain, and none for a narrower path, can replace it.
 */
export const browserName = (name: string, { protocol }: Pick<Visitor, 'protocol'>): string =>
  protocol === 'https' ? `__Host-${name}` : name;

/**
 * Adds the session's cookie under that name to an answer that sets or ends it. The plain one stays:
 * it keeps pages from writing one of its name that scripts of tasks could read.
 */
export function withBrowserNames(headers: Answer['headers'], visitor: Visitor): Answer['headers'] {
  if (visitor.protocol !== 'https') return headers;
  return headers.flatMap(([header, value]) => {
    const isSessionCookie =
      header.toLowerCase() === 'set-cookie' && value.startsWith(`${sessionCookie}=`);
    if (!isSessionCookie) return [[header, value]];
    const [pair = '', ...attributes] = value.split(/;\s*/);
    const otherAttributes = attributes.filter(
      (attribute) => !/^(path|domain)\s*(=|$)/i.test(attribute),
    );
    const renamed = browserName(sessionCookie, visitor) + pair.slice(sessionCookie.length);
    return [
      [header, value],
      [header, [renamed, 'Path=/', ...otherAttributes].join('; ')],
    ];
  });
}

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

const isSession = new RegExp(`^(__Host-)?(${sessionCookie}|${taskCookieName})=`);
