import { handlers } from './handlers';
import { hinted, MasterError } from './handlers/errors';
import type { Viewer } from './handlers/types';
import { answerOutside, isOutside } from './outside';
import { authenticate } from './session';
import { MessageError } from './wire/decode-query';
import { type DecodedRequest, decodeRequest } from './wire/decode-request';
import { encodeMessage, prettyText } from './wire/encode';
import { streamError, unaryError } from './wire/error-body';
import { errorResponse, jsonResponse, messageResponse } from './wire/respond';
import { type Match, matchRoute } from './wire/router';
import { streamResponse, toMasterError } from './wire/stream';
import type { World } from './world';

type CallInput = { world: World; request: Request; url: URL; match: Match };

/**
 * Answers one request as the master would.
 * Rejects, as `fetch` does, with the signal's reason when the request is aborted.
 */
export async function dispatch(world: World, request: Request): Promise<Response> {
  request.signal.throwIfAborted();
  const url = new URL(request.url);
  if (isOutside(url.pathname)) return answerOutside({ world, request, url });
  const match = matchRoute(request.method, url.pathname);
  if (!match) return errorResponse(unaryError(new MasterError('Unimplemented', 'Not Implemented')));
  return untilAborted(request.signal, call({ world, request, url, match }));
}

async function call(input: CallInput): Promise<Response> {
  const { match, request, url } = input;
  const readBody = () => request.text();
  const decoded = await decodeRequest({ ...match, search: url.search, readBody }).catch(keepError);
  if (decoded instanceof MessageError) return messageResponse(500, decoded.message);
  if (decoded instanceof Error) return errorResponse(unaryError(toMasterError(decoded)));
  try {
    return await answer({ ...input, decoded });
  } catch (error) {
    const refusal = hinted(toMasterError(error), input.world.rbacEnabled);
    return errorResponse(match.route.stream ? streamError(refusal) : unaryError(refusal));
  }
}

const keepError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

type AnyHandler = (request: unknown) => object | Promise<object> | AsyncIterable<object>;

async function answer(input: CallInput & { decoded: DecodedRequest }): Promise<Response> {
  const { world, request, url, match, decoded } = input;
  const { route } = match;
  const viewer = viewerOf(input);
  // the table's row and the handler have the same id, which types cannot follow through a lookup
  const handler = handlers[route.id] as AnyHandler | undefined;
  if (!handler) {
    throw new MasterError('Unimplemented', `The sandbox does not answer ${route.id}.`);
  }
  // counts and states are those of now, whoever looks
  world.simulation.advance(world.clock.now());
  // most calls never look whether their caller is still there
  let gone: AbortController | undefined;
  const signalOf = () => {
    gone ??= linkedController(request.signal);
    return gone.signal;
  };
  const answerHeaders = new Headers();
  const result = handler({
    ...world,
    ...decoded,
    viewer,
    get signal() {
      return signalOf();
    },
    answerHeaders,
  });
  const encode = (message: object) => encodeMessage(route.response, message);
  if (Symbol.asyncIterator in result) {
    const { signal } = request;
    const { rbacEnabled } = world;
    const hangUp = () => gone?.abort();
    return streamResponse({ messages: result, encode, signal, hangUp, rbacEnabled });
  }
  const text = encode(await result);
  return jsonResponse(url.searchParams.has('pretty') ? prettyText(text) : text, answerHeaders);
}

function viewerOf({ world, request, match }: CallInput): Viewer | null {
  if (match.route.open) return null;
  const { db, clock, rbacEnabled } = world;
  return authenticate({ db, headers: request.headers, now: clock.now(), rbacEnabled });
}

function linkedController(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return controller;
}

/** Leaves a call that is still waiting when its caller hangs up. */
function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
