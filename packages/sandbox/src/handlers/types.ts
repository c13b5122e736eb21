import type { Viewer as Access } from '@trainyard/rbac';
import type { Answer, OperationId, operations, StreamId, UnaryId } from '@trainyard/sdk/types';
import type { Database, SessionRow, UserRow } from '../database/database';
import type { Bodies } from '../generated/bodies';
import type { Clock } from '../lib/clock';
import type { Random } from '../lib/random';
import type { Simulation } from '../simulation/engine/simulation';
import type { WebhookSender } from '../webhooks/webhook-sender';

export * from './errors';

/** Operations that need no token. */
export type OpenId = 'login' | 'getMaster' | 'getTelemetry';

/** The caller: user and session of the token, and the access of their roles. */
export type Viewer = { user: UserRow; session: SessionRow; access: Access };

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Group<T> = [T] extends [undefined | never] ? Record<never, never> : NonNullable<T>;
type BodyOf<Id extends OperationId> = Id extends keyof Bodies ? Bodies[Id] : undefined;

/** The body of a call for a handler: complete, while the types of the SDK are those sent. */
export type RequestBody<Id extends OperationId> = NonNullable<BodyOf<Id>>;

/**
 * The request of a handler. Missing query parameters are absent; bodies are complete (zero values
 * filled in, `optional` fields left out if not sent).
 */
export type HandlerRequest<Id extends OperationId> = {
  path: Group<Parameters<Id>['path']>;
  query: Partial<Group<Parameters<Id>['query']>>;
  body: BodyOf<Id>;
  viewer: Id extends OpenId ? null : Viewer;
  db: Database;
  clock: Clock;
  /** for generated values such as uuids; the same for the same seed and order of calls */
  random: Random;
  simulation: Simulation;
  /** true if roles decide on permissions, instead of the admin flag and ownership */
  rbacEnabled: boolean;
  /** true if changing queues requires the permission, with roles */
  strictJobQueueControl: boolean;
  /** release of the requested master */
  release: { version: string };
  /** sends events to webhooks */
  webhookSender: WebhookSender;
  /** aborted when the caller closes the connection */
  signal: AbortSignal;
  /**
   * Waits as long as one more query of this call takes on a real master, if the sandbox has its
   * times. The first query of each call runs before a stream begins, and before a unary answer.
   */
  nextQuery: () => Promise<void>;
  /** headers that a handler may add to its answer, such as a cookie */
  answerHeaders: Headers;
};

/**
 * One handler per operation: a unary one returns its message, a stream one yields messages. It
 * throws a refusal as `MasterError`.
 */
export type Handlers = {
  [Id in UnaryId]: (request: HandlerRequest<Id>) => Answer<Id> | Promise<Answer<Id>>;
} & {
  [Id in StreamId]: (request: HandlerRequest<Id>) => AsyncIterable<Answer<Id>>;
};
