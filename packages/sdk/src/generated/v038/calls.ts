// Generated from openapi/openapi.yaml and openapi/v038 by `pnpm generate`. Do not edit: the next run overwrites it.

export * from './calls/config-policies';
export * from './calls/experiments';
export * from './calls/logs';
export * from './calls/master';
export * from './calls/metrics';
export * from './calls/namespaces';
export * from './calls/projects';
export * from './calls/runner';
export * from './calls/runs';
export * from './calls/tasks';
export * from './calls/templates';
export * from './calls/tokens';
export * from './calls/trials';
export * from './calls/users';
export * from './calls/webhooks';
