import type { IncomingMessage } from 'node:http';
import { type Answer, messageAnswer, textAnswer } from '../answer';
import type { Visitor } from '../proxy/visitor';
import { isTaskPath, sessionPath, taskFolderOf } from '../routes';
import { pathnameOf } from '../site/base-path';
import {
  browserName,
  cookieNamed,
  sessionCookie,
  setSession,
  taskCookieName,
  withBrowserNames,
} from './cookies';
import { createHandOver, type TaskSession } from './hand-over';
import { consoleOriginOf, isTaskAddress, type TaskOrigin, taskOriginFor } from './task-origin';

type TasksInput = {
  origin: TaskOrigin;
  basePath: string;
  /** the open port of the tasks' listener */
  port: () => number;
  /** shared with other processes behind the same name */
  secret?: Buffer | undefined;
};

type ForRequest = { request: IncomingMessage; path: string; visitor: Visitor };

/** The two sides of `--task-origin`: the console's origin, and that of tasks. */
export type Tasks = {
  isTaskAddress: (visitor: Visitor) => boolean;
  /** the origin of tasks for a visitor of the console; null where their name is none */
  originFor: (visitor: Visitor) => string | null;
  /** the console's answer to a task's path: leads to the tasks' origin; null for an API client */
  leadAway: (input: ForRequest) => Answer | null;
  /**
   * answers the console's call that makes its token a cookie which pages cannot read; null for any
   * other request
   */
  keepSession: (input: ForRequest) => Answer | null;
  /** prepares a request on the console's side: one session, the console's */
  asConsole: (request: IncomingMessage, visitor: Visitor) => void;
  /** prepares a request on the tasks' side, and returns its session */
  asTask: (request: IncomingMessage, visitor: Visitor) => TaskSession | null;
  /** the tasks' side's own answer; null for what the task answers */
  ownAnswer: (input: ForRequest & { session: TaskSession | null }) => Answer | null;
  /** makes a task's answer fit its origin: leads back to the console, which may show it in a frame */
  adapt: (answer: Answer, session: TaskSession | null) => Answer;
  /** adds the session's cookie to an answer on the console's side under the name that counts */
  adaptConsole: (answer: Answer, visitor: Visitor) => Answer;
};

export function createTasks({ origin, basePath, port, secret }: TasksInput): Tasks {
  const handOver = createHandOver({ secret });
  const originFor = (visitor: Visitor) => taskOriginFor({ origin, visitor, port: port() });

  function leadAway({ request, path, visitor }: ForRequest): Answer | null {
    // scripts of a page can call the console with a token, but no page is shown by such a call
    if (request.headers.authorization !== undefined) return null;
    const there = originFor(visitor);
    const here = consoleOriginOf(visitor);
    if (there === null || here === null) return messageAnswer(400, 'The host has no valid name.');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return messageAnswer(403, `Tasks are at ${there}, not here.`);
    const token = cookieNamed(request, sessionCookie);
    const pathname = pathnameOf(path);
    if (!token) return redirect(`${basePath}login?redirect=${encodeURIComponent(pathname)}`);
    const code = handOver.mint({ token, path, console: here }, nameOf(there));
    return redirect(`${there}${handOverPath}${code}`);
  }

  function keepSession({ request, path, visitor }: ForRequest): Answer | null {
    if (pathnameOf(path) !== sessionPath) return null;
    if (request.method !== 'POST') return textAnswer(405, 'A session is set by POST.\n');
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return messageAnswer(401, 'The request has no bearer token.');
    const cookie = `${sessionCookie}=${token}; Path=/; Max-Age=${week}; ${flagsFor(visitor)}`;
    const headers: Answer['headers'] = [
      ['cache-control', 'no-store'],
      ['set-cookie', cookie],
    ];
    return { status: 204, headers: withBrowserNames(headers, visitor), body: null };
  }

  function ownAnswer({ request, path, visitor, session }: Parameters<Tasks['ownAnswer']>[0]) {
    const pathname = pathnameOf(path);
    if (pathname.startsWith(handOverPath)) {
      if (request.method !== 'GET') return textAnswer(405, 'A task is opened by GET.\n');
      const here = originFor(visitor);
      const entry = here && handOver.redeem(pathname.slice(handOverPath.length), nameOf(here));
      if (!entry) return textAnswer(403, `This link worked once. ${fromConsole}`);
      const answer = redirect(entry.path);
      const name = browserName(taskCookieName, visitor);
      answer.headers.push([
        'set-cookie',
        `${name}=${handOver.seal(entry)}; Path=/; ${flagsFor(visitor)}`,
      ]);
      return answer;
    }
    if (!isTaskPath(pathname)) return textAnswer(404, `Only tasks are here. ${fromConsole}`);
    const isPage = request.headers['sec-fetch-mode'] === 'navigate';
    const isKnown = session !== null || request.headers.authorization !== undefined;
    // a notebook's own token is in the query
    if (isPage && !isKnown && !/[?&]token=/.test(path)) return textAnswer(401, fromConsole);
    return null;
  }

  return {
    isTaskAddress: (visitor) => isTaskAddress(origin, visitor),
    originFor,
    leadAway,
    keepSession,
    asConsole: (request, visitor) =>
      setSession(request, cookieNamed(request, browserName(sessionCookie, visitor))),
    asTask: (request, visitor) => {
      const sealed = cookieNamed(request, browserName(taskCookieName, visitor));
      const session = sealed === undefined ? null : handOver.open(sealed);
      setSession(request, session?.token);
      return session;
    },
    ownAnswer,
    adapt: (answer, session) => ({
      ...answer,
      headers: [
        ...answer.headers.flatMap((header) => adapted(header, session)),
        ['content-security-policy', `frame-ancestors 'self' ${session?.console ?? ''}`.trim()],
      ],
    }),
    adaptConsole: (answer, visitor) => ({
      ...answer,
      headers: withBrowserNames(answer.headers, visitor),
    }),
  };
}

// a token of characters that a cookie can hold: RFC 6265, cookie-octet
const bearer = /^Bearer ([\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+)$/;

// specification 6: the cookie lasts 7 days
const week = 7 * 24 * 60 * 60;

const flagsFor = ({ protocol }: Visitor) =>
  `HttpOnly; SameSite=Lax${protocol === 'https' ? '; Secure' : ''}`;

// without its port, which a proxy in front may leave out
const nameOf = (taskOrigin: string) => new URL(taskOrigin).hostname;

const handOverPath = '/hand-over/';

const fromConsole = 'Open the task from the console.\n';

/** A redirect with a secret, for this browser alone. */
const redirect = (location: string): Answer => ({
  status: 303,
  headers: [
    ['location', location],
    ['cache-control', 'no-store'],
    ['referrer-policy', 'no-referrer'],
  ],
  body: null,
});

/**
 * Notebooks let pages of their own origin alone show them in a frame, which the console's is not; and
 * the master leads to pages of the console, which are not at this origin.
 */
function adapted([name, value]: [string, string], session: TaskSession | null): Answer['headers'] {
  const key = name.toLowerCase();
  if (key === 'x-frame-options') return [];
  if (key === 'content-security-policy')
    return [[name, value.replace(/(^|[;,])\s*frame-ancestors\b[^;,]*/gi, '$1')]];
  const isOutside = value.startsWith('/') && taskFolderOf(`${pathnameOf(value)}/`) === null;
  if (key === 'location' && isOutside && session) return [[name, session.console + value]];
  return [[name, value]];
}
