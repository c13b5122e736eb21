import { authenticate } from './auth/session';
import { MasterError, withPermissionHint } from './handlers/errors';
import type { Viewer } from './handlers/types';
import type { MasterState } from './master-state';
import { timeOfCall } from './master-times/measured-times';
import { answerNonApi, isNonApi } from './non-api-routes/non-api-routes';
import type { DecodedRequest } from './release';
import type { Call } from './wire/call';
import { decodeBody } from './wire/decode-body';
import { decodePath, decodeQuery, MessageError } from './wire/decode-query';
import { type Encoder, prettyText } from './wire/encode';
import { streamError, unaryError } from './wire/error-body';
import { errorReply, fetchOf, goodReply, messageReply, type Reply, replyOf } from './wire/reply';
import type { Match } from './wire/router';
import { bodyOfTexts, streamReply, toMasterError } from './wire/stream';
import type { Route, Tables } from './wire/table';

type CallInput = { masterState: MasterState; call: Call; match: Match };

/** Answers a web request as the master would. */
export const dispatch = (masterState: MasterState, request: Request): Promise<Response> =>
  fetchOf((call) => answerCall(masterState, call))(request);

/** Answers one call as the master would. */
export async function answerCall(masterState: MasterState, call: Call): Promise<Reply> {
  const { method, pathname } = call;
  if (isNonApi(pathname)) {
    const request = call.toRequest();
    return replyOf(await answerNonApi({ masterState, request, url: new URL(request.url) }));
  }
  const match = masterState.release.matchRoute(method, pathname);
  if (!match) return errorReply(unaryError(new MasterError('Unimplemented', 'Not Implemented')));
  return answerMatched({ masterState, call, match });
}

async function answerMatched(input: CallInput): Promise<Reply> {
  const { match, call } = input;
  const text = match.route.body === undefined ? '' : await call.text();
  const { release } = input.masterState;
  const decoded = decode({ ...match, search: call.search, text, tables: release.tables });
  if (decoded instanceof MessageError) return messageReply(500, decoded.message);
  if (decoded instanceof Error) return errorReply(unaryError(toMasterError(decoded)));
  try {
    return await handled(input, decoded);
  } catch (error) {
    const own = release.refusal(match.route.id, toMasterError(error));
    const refusal = withPermissionHint(own, input.masterState.rbacEnabled);
    return errorReply(match.route.stream ? streamError(refusal) : unaryError(refusal));
  }
}

function decode(input: Parameters<typeof decodeRequest>[0]): DecodedRequest | Error {
  try {
    return decodeRequest(input);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

type AnyHandler = (request: object) => object | Promise<object> | AsyncIterable<object>;

async function handled(input: CallInput, asked: DecodedRequest): Promise<Reply> {
  const { masterState, call, match } = input;
  const { route } = match;
  const { release, encoder } = masterState;
  const viewer = viewerOf(input);
  // the table's row and the handler have the same id, which types cannot follow through a lookup
  const handler = release.handlers[route.id] as AnyHandler | undefined;
  if (!handler) {
    throw new MasterError('Unimplemented', `The sandbox does not answer ${route.id}.`);
  }
  // counts and states are current for every caller
  masterState.simulation.advance(masterState.clock.now());
  const decoded = release.requests[route.id]?.(asked) ?? asked;
  const request = new GivenRequest({ masterState, decoded, viewer, call, route });
  if (route.stream) await request.nextQuery();
  const result = handler(request);
  const encode = (message: object) => encoder.encodeMessage(route.response, message);
  if (Symbol.asyncIterator in result) {
    const { rbacEnabled } = masterState;
    const hangUp = () => request.hangUp();
    return streamReply({ messages: result, encode, hangUp, rbacEnabled });
  }
  const message = await result;
  await request.nextQuery(message);
  const body = bodyOf(encoder, route.response, message);
  const isReadable = isPretty(call) && typeof body === 'string';
  return goodReply(isReadable ? prettyText(body) : body, request.addedHeaders());
}

function bodyOf(encoder: Encoder, name: string, message: object): Reply['body'] {
  const texts = encoder.encodeInTurn(name, message);
  return texts ? bodyOfTexts(texts) : encoder.encodeMessage(name, message);
}

type GivenInput = {
  masterState: MasterState;
  decoded: DecodedRequest;
  viewer: Viewer | null;
  call: Call;
  route: Route;
};

/**
 * The request for a handler. Creates its signal and headers on use, because few handlers need them.
 */
class GivenRequest implements MasterState, DecodedRequest {
  readonly db: MasterState['db'];
  readonly clock: MasterState['clock'];
  readonly random: MasterState['random'];
  readonly simulation: MasterState['simulation'];
  readonly rbacEnabled: boolean;
  readonly strictJobQueueControl: boolean;
  readonly webhookSender: MasterState['webhookSender'];
  readonly queryPool: MasterState['queryPool'];
  readonly release: MasterState['release'];
  readonly encoder: MasterState['encoder'];
  readonly path: DecodedRequest['path'];
  readonly query: DecodedRequest['query'];
  readonly body: unknown;
  readonly viewer: Viewer | null;
  readonly #call: Call;
  readonly #route: Route;
  #gone: AbortController | undefined;
  #headers: Headers | undefined;

  constructor({ masterState, decoded, viewer, call, route }: GivenInput) {
    this.db = masterState.db;
    this.clock = masterState.clock;
    this.random = masterState.random;
    this.simulation = masterState.simulation;
    this.rbacEnabled = masterState.rbacEnabled;
    this.strictJobQueueControl = masterState.strictJobQueueControl;
    this.webhookSender = masterState.webhookSender;
    this.queryPool = masterState.queryPool;
    this.release = masterState.release;
    this.encoder = masterState.encoder;
    this.path = decoded.path;
    this.query = decoded.query;
    this.body = decoded.body;
    this.viewer = viewer;
    this.#call = call;
    this.#route = route;
  }

  get signal(): AbortSignal {
    this.#gone ??= linkedController(this.#call.signal);
    return this.#gone.signal;
  }

  get answerHeaders(): Headers {
    this.#headers ??= new Headers();
    return this.#headers;
  }

  /** @throws MasterError when the caller closes the connection meanwhile */
  async nextQuery(answer?: object): Promise<void> {
    if (!this.queryPool) return;
    await this.queryPool.run(timeOfCall(this.#route, this, answer), this.signal);
    if (this.signal.aborted) throw new MasterError('Canceled', 'context canceled');
  }

  hangUp() {
    this.#gone?.abort();
  }

  addedHeaders(): Headers | undefined {
    return this.#headers;
  }
}

const isPretty = ({ search }: Call) =>
  search.includes('pretty') && new URLSearchParams(search).has('pretty');

function viewerOf({ masterState, call, match }: CallInput): Viewer | null {
  if (match.route.open) return null;
  const { db, clock, rbacEnabled, release } = masterState;
  return authenticate({ db, headers: call.headers, now: clock.now(), rbacEnabled, release });
}

function linkedController(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return controller;
}

type DecodeInput = Match & {
  search: string;
  /** the request's body; not read if the operation has none */
  text: string;
  /** tables of the requested release */
  tables?: Tables;
};

/**
 * Decodes path, query and body for the handler.
 * @throws MasterError 400 with the REST layer's text; MessageError for a dot under a scalar
 */
export function decodeRequest(input: DecodeInput): DecodedRequest {
  const { route, tables } = input;
  // in the order of the REST layer: body, path, query
  const body = route.body === undefined ? undefined : decodeBody(route.body, input.text, tables);
  const path = decodePath(route.parameters, input.path, tables?.enums);
  const query = decodeQuery(route.parameters, input.search, tables?.enums);
  return { path, query, body: withPath({ route, body, path }) };
}

type WithPath = { route: Route; body: unknown; path: Record<string, unknown> };

/** Path values replace the body's own, wherever the request message contains them. */
function withPath({ route, body, path }: WithPath): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const message: Record<string, unknown> = { ...body };
  for (const [name, , , , field = name] of route.parameters) {
    const [first = '', second] = field.split('.');
    if (route.bodyField === '*') message[field] = path[name];
    else if (first === route.bodyField && second !== undefined) message[second] = path[name];
  }
  return message;
}
