import { hasCall } from '@trainyard/sdk';
import type { Database } from './database/database';
import { enums, routes, schemas } from './generated/wire-table';
import { handlers } from './handlers';
import type { MasterError } from './handlers/errors';
import type { Demo } from './scenarios/demo';
import type { Simulation } from './simulation/engine/simulation';
import { createEncoder, type Encoder } from './wire/encode';
import { createRouter, type MatchRoute, matchRoute } from './wire/router';
import type { Route, Tables } from './wire/table';

/** The decoded values of a request. */
export type DecodedRequest = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
};

type AnyHandler = (request: never) => object | Promise<object> | AsyncIterable<object>;

/** The state that completes answers of a release. */
export type ReleaseState = { db: Database; simulation: Simulation; rbacEnabled: boolean };

/** A release of the master: its contract, and the handlers for it. */
export type Release = {
  version: string;
  tables: Tables;
  routes: readonly Route[];
  matchRoute: MatchRoute;
  /** by operation; missing ones answer 501 */
  handlers: Readonly<Record<string, AnyHandler | undefined>>;
  /** by operation: converts the request for its handler */
  requests: Readonly<Record<string, ((request: DecodedRequest) => DecodedRequest) | undefined>>;
  /** The refusal in the words of this release. */
  refusal: (operation: string, error: MasterError) => MasterError;
  /** halving searches stop trials; without it they promote the best of those that wait */
  stopsTrials?: boolean;
  /** additional fields of `GET /info` */
  info?: object;
  /** the answer to `GET /health`, on releases that have it */
  health?: object;
  /** Adds data to the demo that only this release has. */
  addToDemo?: (demo: Demo) => void;
  /** Encodes answers, with additional fields of this release. */
  encoderOf: (state: ReleaseState) => Encoder;
};

/** The development build after 0.23.4: it has three calls that the release lacks. */
export const releaseDev0: Release = {
  version: '0.23.4-dev0',
  tables: { schemas, enums },
  routes,
  matchRoute,
  handlers,
  requests: {},
  refusal: (_, error) => error,
  encoderOf: () =>
    createEncoder(schemas, {
      GetMasterResponse: (master: object) => ({ ...master, version: '0.23.4-dev0' }),
    }),
};

// the others answer 501, recorded as findings-3/trial-source-info-metrics
const releasedRoutes = routes.filter(({ id }) => hasCall('0.23.4', id));

/** The default release of a sandbox. */
export const defaultRelease: Release = {
  ...releaseDev0,
  version: '0.23.4',
  routes: releasedRoutes,
  matchRoute: createRouter(releasedRoutes),
  encoderOf: () => createEncoder(schemas),
};
