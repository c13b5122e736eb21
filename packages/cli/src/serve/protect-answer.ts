import type { Answer } from './answer';
import type { Visitor } from './proxy/visitor';
import { isTaskPath, taskFolderOf } from './routes';
import { sessionCookie, taskCookieName } from './tasks/cookies';

type Pairs = Answer['headers'];

type ProtectInput = { pathname: string; visitor: Visitor };

// keys, tokens, users, and URLs that are secrets themselves
const secret = /^\/api\/v1\/(auth|me|users?|tokens?|shells|webhooks|master\/config)(\/|$)/;

/**
 * Headers by which one answer changes what a browser does with the other addresses of this server,
 * as a rule long after the answer. They are dropped from all answers of the master, because most
 * of what it answers under `/proxy/` was written by a task.
 */
export const originWide = new Set([
  // a service worker that answers for pages outside of its own folder
  'service-worker-allowed',
  // signs out, deletes drafts and caches
  'clear-site-data',
  // this server decides whether its name is used with https alone, and where it is reached
  'strict-transport-security',
  'public-key-pins',
  'public-key-pins-report-only',
  'expect-ct',
  'alt-svc',
  'alternate-protocol',
  // reports about every page, with its address, to another server
  'nel',
  'report-to',
  'reporting-endpoints',
  // what the browser sends with each later request, and how it reads later answers
  'accept-ch',
  'accept-ch-lifetime',
  'critical-ch',
  'use-as-dictionary',
  // sessions, sign-in states and storage that the browser keeps for the origin
  'set-login',
  'sec-session-registration',
  'sec-session-challenge',
  'secure-session-registration',
  'secure-session-challenge',
  'activate-storage-access',
  'shared-storage-write',
  'observe-browsing-topics',
  'attribution-reporting-register-source',
  'attribution-reporting-register-trigger',
  'attribution-reporting-register-os-source',
  'attribution-reporting-register-os-trigger',
  // whether all pages of the origin share a process
  'origin-agent-cluster',
]);

/**
 * Headers of a task's answer that would let other sites read with the user's cookie, or would open
 * the browser's own password dialog in the name of this server.
 */
const refusedToTasks = /^(access-control-.*|www-authenticate|proxy-authenticate)$/;

/**
 * Returns the headers of an answer of the master without what would reach beyond it, and with flags
 * on cookies. The one filter for answers and for accepted WebSockets.
 */
export function protectHeaders(headers: Pairs, { pathname, visitor }: ProtectInput): Pairs {
  const isTask = isTaskPath(pathname);
  return headers.flatMap(([name, value]): Pairs => {
    const key = name.toLowerCase();
    if (originWide.has(key) || (isTask && refusedToTasks.test(key))) return [];
    if (key !== 'set-cookie') return [[name, value]];
    const cookie = isTask ? taskCookie(value, taskFolderOf(pathname)) : value;
    return cookie === null ? [] : [[name, flagged(cookie, visitor.protocol === 'https')]];
  });
}

/**
 * Protects an answer of the master: its headers, and `no-store` for a body with a key or a token,
 * and for an answer with a cookie.
 */
export function protectAnswer(answer: Answer, { pathname, visitor }: ProtectInput): Answer {
  const headers = protectHeaders(answer.headers, { pathname, visitor });
  const bringsCookie = headers.some(([name]) => name.toLowerCase() === 'set-cookie');
  if (!secret.test(pathname) && !bringsCookie) return { ...answer, headers };
  const others = headers.filter(([name]) => name.toLowerCase() !== 'cache-control');
  return { ...answer, headers: [...others, ['cache-control', 'no-store']] };
}

// RFC 6265: a name is a token. Without a name, `=auth=x` is sent as `auth=x`
const cookieName = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=/;

// names that belong to this server: the browser accepts the prefixes for the whole host alone
const reserved = new RegExp(
  `^(${sessionCookie}|${taskCookieName}|__(host|http|host-http)-.*)$`,
  'i',
);

/**
 * Returns a task's cookie, for its own folder alone; null for one that is not accepted. The path
 * may be narrower than the folder, also below the base path of the console.
 */
function taskCookie(cookie: string, folder: string | null): string | null {
  const [pair = '', ...attributes] = cookie.split(/;\s*/);
  const name = cookieName.exec(pair)?.[1];
  if (name === undefined || reserved.test(name) || folder === null) return null;
  const path = attributes.findLast((attribute) => /^path\s*=/i.test(attribute)) ?? '';
  const own = path.slice(path.indexOf('=') + 1).trim();
  const isInside = `${own}/`.includes(folder);
  const otherAttributes = attributes.filter(
    (attribute) => !/^(path|domain)\s*(=|$)/i.test(attribute),
  );
  // without a path, the browser takes the folder of the request
  const placed = own.startsWith('/') ? [`Path=${isInside ? own : folder}`] : [];
  return [pair, ...placed, ...otherAttributes].join('; ');
}

/** Hides the session's cookie from scripts; notebooks read some of their own cookies. */
function flagged(cookie: string, isSecure: boolean): string {
  const [pair = '', ...attributes] = cookie.split(/;\s*/);
  const isSession = pair.startsWith(`${sessionCookie}=`);
  const replaced = isSession ? /^(secure|httponly|samesite=none)$/i : /^secure$/i;
  const otherAttributes = attributes.filter((attribute) => !replaced.test(attribute));
  const hasPath = otherAttributes.some((attribute) => /^path=/i.test(attribute));
  const hasSameSite = otherAttributes.some((attribute) => /^samesite=/i.test(attribute));
  return [
    pair,
    ...otherAttributes,
    // the master's cookie for the end of a session has no path, and would not end it
    ...(isSession && !hasPath ? ['Path=/'] : []),
    ...(isSecure ? ['Secure'] : []),
    ...(isSession ? ['HttpOnly'] : []),
    ...(isSession && !hasSameSite ? ['SameSite=Lax'] : []),
  ].join('; ');
}

const year = 365 * 24 * 60 * 60;

/** Makes a browser that uses https never use http again; not on a developer's own machine. */
export const transportHeaders = (visitor: Visitor): [string, string][] =>
  visitor.protocol === 'https' && !/^localhost(:\d*)?$/.test(visitor.host)
    ? [['strict-transport-security', `max-age=${year}`]]
    : [];
