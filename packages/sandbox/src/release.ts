import type { Database } from './database/database';
import { enums, routes, schemas } from './generated/wire-table';
import { handlers } from './handlers';
import type { MasterError } from './handlers/errors';
import type { Demo } from './scenarios/demo';
import type { Simulation } from './simulation/engine/simulation';
import { createEncoder, type Encoder } from './wire/encode';
import { type MatchRoute, matchRoute } from './wire/router';
import type { Route, Tables } from './wire/table';

/** A request's values as they were decoded. */
export type DecodedRequest = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
};

type AnyHandler = (request: never) => object | Promise<object> | AsyncIterable<object>;

/** The state that answers of a release are completed from. */
export type ReleaseState = { db: Database; simulation: Simulation; rbacEnabled: boolean };

/** A release of the master: its contract, and what answers it. */
export type Release = {
  version: string;
  tables: Tables;
  routes: readonly Route[];
  matchRoute: MatchRoute;
  /** by operation; what is not here answers 501 */
  handlers: Readonly<Record<string, AnyHandler | undefined>>;
  /** by operation: the request as its handler expects it */
  requests: Readonly<Record<string, ((asked: DecodedRequest) => DecodedRequest) | undefined>>;
  /** The words of this release for a refusal. */
  refusal: (operation: string, error: MasterError) => MasterError;
  /** what `GET /info` tells besides */
  info?: object;
  /** the answer to `GET /health`, on releases that have it */
  health?: object;
  /** Adds to the demo what only this release has. */
  addToDemo?: (demo: Demo) => void;
  /** Writes answers, with what this release tells besides. */
  encoderOf: (state: ReleaseState) => Encoder;
};

/** The release that a sandbox is by default. */
export const usualRelease: Release = {
  version: '0.23.4',
  tables: { schemas, enums },
  routes,
  matchRoute,
  handlers,
  requests: {},
  refusal: (_, error) => error,
  encoderOf: () => createEncoder(schemas),
};
