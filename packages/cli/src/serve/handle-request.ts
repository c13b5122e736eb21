import type * as http from 'node:http';
import { type Answer, messageAnswer, redirectAnswer, textAnswer } from './answer';
import { isSignOut, withoutSession } from './end-session';
import { logLine } from './log-line';
import { protectAnswer, transportHeaders } from './protect-answer';
import { type Visitor, visitorOf } from './proxy/visitor';
import { refusalAnswer } from './refuse-request';
import { goesToMaster, hasDotSegment, isStream, isTaskPath } from './routes';
import { namesOf, type Running, type Side, sideOf } from './running';
import { shapeAnswer } from './shape-answer';
import { pathnameOf, withoutBase } from './site/base-path';
import { expectBody, hasBody } from './slow-clients';
import { writeAnswer } from './write-answer';

type Target = { kind: 'master' | 'page' | 'outside'; path: string };

type HandleInput = Running & { request: http.IncomingMessage; response: http.ServerResponse };

/** Answers a request, and logs it. */
export async function handleRequest(input: HandleInput): Promise<void> {
  const { request, response, trust, limits } = input;
  const startedAt = performance.now();
  if (hasBody(request)) expectBody({ request, response, limits });
  const visitor = visitorOf(request, trust);
  const side = sideOf(input, visitor);
  const target = targetOf(input);
  const signal = hangUpOf({ ...input, target });
  const bareAnswer = await findAnswer({ ...input, visitor, side, target, signal }).catch(failure);
  const answer = bareAnswer && withHeaders(bareAnswer, transportHeaders(visitor));
  const isComplete = answer !== null && (await writeAnswer({ request, response, answer, signal }));
  const outcome = isComplete ? response.statusCode : cutShort({ answer, request });
  if (!isComplete) response.destroy();
  input.log?.(logLine({ request, visitor, outcome, startedAt }));
}

type CutInput = { answer: Answer | null; request: http.IncomingMessage };

/** The log's word for an answer that the client did not receive completely. */
function cutShort({ answer, request }: CutInput): string {
  if (answer === null) return 'dropped';
  return request.socket.destroyed ? 'closed by client' : 'cut by master';
}

type HangUpInput = HandleInput & { target: Target };

/**
 * Returns a function that creates the abort signal of a request: it aborts when the browser
 * disconnects, and for streams, which do not end, also when the server stops. The signal is only
 * created on demand, because most answers are complete before a client could disconnect.
 */
function hangUpOf({ response, stopping, target }: HangUpInput): () => AbortSignal {
  let signal: AbortSignal | undefined;
  return () => {
    if (signal) return signal;
    const controller = new AbortController();
    if (response.closed) controller.abort();
    response.once('close', () => controller.abort());
    const isEndless = isStream(pathnameOf(target.path));
    signal = isEndless ? AbortSignal.any([controller.signal, stopping]) : controller.signal;
    return signal;
  };
}

const withHeaders = (answer: Answer, headers: Answer['headers']): Answer =>
  headers.length === 0
    ? answer
    : {
        ...answer,
        headers: [
          ...answer.headers.filter(
            ([name]) => !headers.some(([own]) => own === name.toLowerCase()),
          ),
          ...headers,
        ],
      };

/** Returns the answer that replaces a failed one; null to drop the connection. */
function failure(error: unknown): Answer | null {
  // a fault of the sandbox; by its name, since the class is only loaded with the sandbox
  if (error instanceof Error && error.name === 'ConnectionDroppedError') return null;
  const text = error instanceof Error ? error.message : String(error);
  if (isCutOff(error)) return messageAnswer(502, `The master broke off its answer: ${text}`);
  return messageAnswer(500, text);
}

/** Returns true if the master's body failed while it was being forwarded. */
const isCutOff = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'HTTPParserError' ||
    ('code' in error && /^(ECONNRESET|UND_ERR_)/.test(String(error.code))));

type FindInput = HangUpInput & { visitor: Visitor; side: Side; signal: () => AbortSignal };

async function findAnswer(input: FindInput): Promise<Answer> {
  const { request, response, site, basePath, target, visitor, side } = input;
  const { tasks, memory } = input;
  if (!request.url?.startsWith('/')) return messageAnswer(400, `No path: ${request.url}`);
  const pathname = pathnameOf(target.path);
  if (pathname === '/healthz') return healthAnswer(input.stopping);
  const refused = refusalAnswer({
    ...input,
    pathname,
    allowsHost: namesOf(input, visitor),
    hasPages: site !== null,
  });
  if (refused) return refused;
  if (target.kind === 'master' && hasDotSegment(pathname)) {
    return messageAnswer(400, `A path with dot segments is not passed on: ${pathname}`);
  }
  const { path } = target;
  if (side.name === 'tasks') {
    const own = side.tasks.ownAnswer({ request, path, visitor, session: side.session });
    if (own) return own;
  } else if (tasks) {
    const own =
      tasks.keepSession({ request, path, visitor }) ??
      (isTaskPath(pathname) ? tasks.leadAway({ request, path, visitor }) : null);
    if (own) return own;
  }
  if (target.kind === 'outside') return outsideAnswer(pathname, basePath);
  if (target.kind === 'page' && site) {
    return site.answer(request, pathname, tasks?.originFor(visitor) ?? null);
  }
  const plain = await answerOf(input, pathname);
  const safe = site ? protectAnswer(plain, { pathname, visitor }) : plain;
  const answer =
    side.name === 'tasks'
      ? side.tasks.adapt(safe, side.session)
      : (tasks?.adaptConsole(safe, visitor) ?? safe);
  return shapeAnswer({ request, pathname, answer, share: memory(response) });
}

/** The answer of the backend; one to a sign-out ends the session in the browser in any case. */
async function answerOf(input: FindInput, pathname: string): Promise<Answer> {
  const { request, backend, target, visitor, signal, limits } = input;
  const asked = { request, path: target.path, visitor };
  if (!input.site || !isSignOut(request.method, pathname))
    return backend.answer({ ...asked, signal });
  const inTime = () => AbortSignal.any([signal(), AbortSignal.timeout(limits.signOutMs)]);
  const answer = await backend.answer({ ...asked, signal: inTime }).catch(failure);
  return withoutSession(answer ?? messageAnswer(502, 'The master dropped the connection.'));
}

/** Answers the health check of a load balancer: 503 once this server is stopping. */
const healthAnswer = (stopping: AbortSignal): Answer =>
  stopping.aborted ? textAnswer(503, 'stopping\n') : textAnswer(200, 'ok\n');

/**
 * Serves the master's paths with and without the base path, because its answers link to `/proxy/…`.
 */
function targetOf({ request, site, basePath }: HandleInput): Target {
  const { method = 'GET', url = '/' } = request;
  const inside = withoutBase(url, basePath);
  const path = inside ?? url;
  if (!site || goesToMaster(method, pathnameOf(path))) return { kind: 'master', path };
  return { kind: inside === null ? 'outside' : 'page', path };
}

function outsideAnswer(pathname: string, basePath: string): Answer {
  if (pathname === '/' || `${pathname}/` === basePath) return redirectAnswer(basePath);
  return textAnswer(404, `Not found. The console is at ${basePath}\n`);
}
