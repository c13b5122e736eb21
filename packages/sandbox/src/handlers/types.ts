import type { Viewer as Access } from '@trainyard/rbac';
import type { Answer, OperationId, operations, StreamId, UnaryId } from '@trainyard/sdk/types';
import type { Database, SessionRow, UserRow } from '../database/database';
import type { Bodies } from '../generated/bodies';
import type { Clock } from '../lib/clock';
import type { Random } from '../lib/random';
import type { Simulation } from '../simulation/engine/simulation';
import type { WebhookSender } from '../webhooks/webhook-sender';

export * from './errors';

/** Operations that need no credential. */
export type OpenId = 'login' | 'getMaster' | 'getTelemetry';

/** The caller: user and session of the credential, and the access that their roles give. */
export type Viewer = { user: UserRow; session: SessionRow; access: Access };

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Group<T> = [T] extends [undefined | never] ? Record<never, never> : NonNullable<T>;
type BodyOf<Id extends OperationId> = Id extends keyof Bodies ? Bodies[Id] : undefined;

/** The body of a call as a handler gets it: complete, while the types of the SDK are those sent. */
export type RequestBody<Id extends OperationId> = NonNullable<BodyOf<Id>>;

/**
 * The request of a handler. Query parameters that were not sent are absent; bodies are complete
 * (zero values filled in, `optional` fields left out when not sent).
 */
export type HandlerRequest<Id extends OperationId> = {
  path: Group<Parameters<Id>['path']>;
  query: Partial<Group<Parameters<Id>['query']>>;
  body: BodyOf<Id>;
  viewer: Id extends OpenId ? null : Viewer;
  db: Database;
  clock: Clock;
  /** for what a handler makes up, such as uuids; the same for the same seed and order of calls */
  random: Random;
  simulation: Simulation;
  /** whether roles decide who may do what, instead of the admin flag and ownership */
  rbacEnabled: boolean;
  /** whether queues are changed only by those with the permission, where roles decide */
  strictJobQueueControl: boolean;
  /** of the master that is asked */
  release: { version: string };
  /** sends events to webhooks */
  webhookSender: WebhookSender;
  /** aborted when the caller hangs up */
  signal: AbortSignal;
  /**
   * Takes as long as one more query of this call takes a real master, where the sandbox has its
   * times. The first query of each call is taken before a stream begins, and before a unary answer.
   */
  nextQuery: () => Promise<void>;
  /** headers of the answer a handler may add to, such as a cookie */
  answerHeaders: Headers;
};

/**
 * One handler per operation: a unary one answers its message, a stream one yields messages. A
 * refusal is thrown as `MasterError`.
 */
export type Handlers = {
  [Id in UnaryId]: (request: HandlerRequest<Id>) => Answer<Id> | Promise<Answer<Id>>;
} & {
  [Id in StreamId]: (request: HandlerRequest<Id>) => AsyncIterable<Answer<Id>>;
};
