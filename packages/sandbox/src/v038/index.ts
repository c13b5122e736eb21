import type { OperationId } from '@trainyard/sdk/v038';
import { changedEnums, changedSchemas, routeList } from '../generated/wire-delta-038';
import { routes as defaultRoutes, enums, schemas } from '../generated/wire-table';
import { handlers } from '../handlers';
import type { Release } from '../release';
import { createEncoder } from '../wire/encode';
import { createRouter } from '../wire/router';
import type { Route, Tables } from '../wire/table';
import { completionsOf } from './completions';
import { addToDemo } from './demo/demo';
import { clusterHandlers, clusterMessageHandlers, queueHandlers } from './handlers/cluster';
import { columnHandlers } from './handlers/columns';
import { configPolicyHandlers } from './handlers/config-policies';
import { experimentHandlers } from './handlers/experiments';
import { namespaceHandlersOf } from './handlers/namespaces';
import { searchHandlers } from './handlers/search';
import { taskHandlers } from './handlers/tasks';
import { templateHandlers } from './handlers/templates';
import { tokenHandlers } from './handlers/tokens';
import { trialHandlers } from './handlers/trials';
import { signInHandlers, userHandlers } from './handlers/users';
import { webhookHandlers } from './handlers/webhooks';
import { projectHandlers, workspaceHandlers } from './handlers/workspaces';
import { refusal038 } from './refusals';
import { requests038 } from './requests';
import { runHandlers } from './runs/runs';

const tables: Tables = {
  schemas: { ...schemas, ...changedSchemas },
  enums: { ...enums, ...changedEnums },
};

const routes: Route[] = routeList.map((each) => (typeof each === 'string' ? defaults(each) : each));

function defaults(id: string): Route {
  const route = defaultRoutes.find((each) => each.id === id);
  if (route) return route;
  throw new Error(`There is no operation ${id}.`);
}

const own = {
  ...clusterHandlers,
  ...clusterMessageHandlers,
  ...configPolicyHandlers,
  ...experimentHandlers,
  ...namespaceHandlersOf([]),
  ...projectHandlers,
  ...queueHandlers,
  ...runHandlers,
  // columns of experiments; those of runs are in the line above
  ...columnHandlers,
  ...searchHandlers,
  ...signInHandlers,
  ...taskHandlers,
  ...templateHandlers,
  ...tokenHandlers,
  ...trialHandlers,
  ...userHandlers,
  ...webhookHandlers,
  ...workspaceHandlers,
};

/** The types fail without a handler for every operation of this release. */
const allHandlers = { ...handlers, ...own } satisfies Record<OperationId, unknown>;

const health = {
  status: 'up',
  database: 'up',
  resource_managers: [{ cluster_name: 'default', status: 'up' }],
};

/** A master of release 0.38.1: its differences from the default one are in this folder. */
export const release038: Release = {
  version: '0.38.1',
  tables,
  routes,
  matchRoute: createRouter(routes),
  handlers: allHandlers,
  requests: requests038,
  refusal: refusal038,
  stopsTrials: true,
  info: { sso_providers: null },
  health,
  addToDemo,
  encoderOf: (state) => createEncoder(tables.schemas, completionsOf(state)),
};

/** The same master with workloads on Kubernetes clusters with these names. */
export const kubernetes038 = (clusters: readonly string[]): Release => ({
  ...release038,
  handlers: { ...release038.handlers, ...namespaceHandlersOf(clusters) },
});
