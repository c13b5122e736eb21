import { sessionLifeMs, signInCookie, signOutCookie, tokenOf, tokenText } from '../auth/session';
import { isObject } from '../config/json';

import { MasterError, notFound, unauthenticated } from '../handlers/errors';
import { random } from '../lib/random';
import { streamError, unaryError } from '../wire/error-body';
import { errorResponse, jsonResponse, securityHeaders } from '../wire/respond';
import { type Match, matchRoute } from '../wire/router';
import { toMasterError } from '../wire/stream';
import { pickRecording } from './pick';
import { bodyKey, queryKey, type Recording } from './recording';

/**
 * The recorded answer as a response. A stream whose reader had left stays open until this reader
 * leaves.
 */
function playRecording(recording: Recording, signal: AbortSignal): Response {
  const { status, contentType, body } = recording;
  const headers = { ...securityHeaders, 'Content-Type': contentType };
  if (Array.isArray(body))
    return new Response(streamOf(recording, body, signal), { status, headers });
  return new Response(isBodiless(status) ? null : body, { status, headers });
}

const isBodiless = (status: number) => status === 204 || status === 304;

function streamOf({ ended }: Recording, lines: string[], signal: AbortSignal) {
  const encoder = new TextEncoder();
  let next = 0;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
    },
    pull: async (controller) => {
      const line = lines[next];
      next += 1;
      if (line !== undefined) controller.enqueue(encoder.encode(`${line}\n`));
      else if (ended) controller.close();
      else await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
  });
}

export type Replay = { fetch: (request: Request) => Promise<Response> };

type Call = { request: Request; url: URL; match: Match | null };

/**
 * A master that answers from recordings, unchanged. Every user in them can sign in, with any
 * password, and any user if there are none; a request that was not recorded gets a 404 in the
 * wire's format.
 */
export function createReplayOf(recordings: Recording[]): Replay {
  const users = recordedUsers(recordings);
  const sessions = createReplaySessions(users);
  const find = finder(recordings);

  const answer = async (call: Call): Promise<Response> => {
    const { request, match } = call;
    const id = match?.route.id;
    if (id === 'login') return signIn(sessions.login(await readJson(request)));
    const username = match?.route.open ? null : sessions.authenticate(request.headers);
    if (id === 'logout') return signOut(() => sessions.logout(request.headers));
    const isMe = id === 'getMe' || id === 'currentUser';
    if (isMe) return jsonResponse(JSON.stringify({ user: sessions.userOf(username ?? '') }));
    return playRecording(await find(call, username), request.signal);
  };

  return {
    fetch: async (request) => {
      request.signal.throwIfAborted();
      const url = new URL(request.url);
      const match = matchRoute(request.method, url.pathname);
      return answer({ request, url, match }).catch((error) => refusal(error, match));
    },
  };
}

function finder(recordings: Recording[]) {
  const byTarget = groupByTarget(recordings);
  return async ({ request, url, match }: Call, username: string | null): Promise<Recording> => {
    const recorded = byTarget.get(`${request.method} ${normalPath(url.pathname)}`) ?? [];
    // a 401 that was recorded without a user is not an answer to a signed-in user
    const fitting = recorded.filter(({ status }) => username === null || status !== 401);
    const query = queryKey(url.searchParams);
    const requestBody = bodyKey(await readJson(request));
    const recording = pickRecording(fitting, { query, requestBody, username });
    if (recording) return recording;
    if (!match) throw new MasterError('Unimplemented', 'Not Implemented');
    throw notFound('recording', `${request.method} ${url.pathname}`);
  };
}

function groupByTarget(recordings: Recording[]): Map<string, Recording[]> {
  const groups = new Map<string, Recording[]>();
  for (const each of recordings) {
    const target = `${each.method} ${normalPath(each.path)}`;
    const group = groups.get(target);
    if (group) group.push(each);
    else groups.set(target, [each]);
  }
  return groups;
}

function normalPath(path: string): string {
  try {
    return decodeURIComponent(path).replace(/(?<=.)\/$/, '');
  } catch {
    return path;
  }
}

async function readJson(request: Request): Promise<unknown> {
  const text = request.method === 'GET' ? '' : await request.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

function signIn(answer: { token: string; user: object }): Response {
  const cookie = signInCookie(answer.token, Date.now() + sessionLifeMs);
  return jsonResponse(JSON.stringify(answer), new Headers({ 'Set-Cookie': cookie }));
}

function signOut(forget: () => void): Response {
  forget();
  return jsonResponse('{}', new Headers({ 'Set-Cookie': signOutCookie }));
}

function refusal(error: unknown, match: Match | null): Response {
  const shape = match?.route.stream ? streamError : unaryError;
  return errorResponse(shape(toMasterError(error)));
}

/** Users in the recordings, by name, in their latest form. */
function recordedUsers(recordings: Recording[]): Map<string, object> {
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

/** Sign-in of a replay: recordings contain no real tokens, so it creates its own. */
function createReplaySessions(users: Map<string, object>) {
  const usernames = new Map<string, string>();
  let count = 0;
  const userOf = (username: string): object | undefined =>
    // a recording may have no user; then any name signs in as its owner
    users.size === 0 ? { id: 1, username, admin: false, active: true } : users.get(username);
  return {
    userOf,

    /** @throws MasterError 400, 401 */
    login(body: unknown): { token: string; user: object } {
      const username = isObject(body) && typeof body.username === 'string' ? body.username : '';
      if (username === '') throw new MasterError('InvalidArgument', 'missing argument: username');
      const user = userOf(username);
      if (!user) throw unauthenticated('invalid credentials');
      count += 1;
      const token = tokenText({ id: count, username }, random('replay').fork(count));
      usernames.set(token, username);
      return { token, user };
    },

    logout(headers: Headers) {
      usernames.delete(tokenOf(headers) ?? '');
    },

    /** Returns the name of the caller. @throws MasterError 401 */
    authenticate(headers: Headers): string {
      const token = tokenOf(headers);
      if (token === null) throw unauthenticated('token missing');
      const username = usernames.get(token);
      if (username === undefined) throw unauthenticated('invalid credentials');
      return username;
    },
  };
}
