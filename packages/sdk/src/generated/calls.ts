// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

export * from './calls/agents';
export * from './calls/auth';
export * from './calls/checkpoints';
export * from './calls/experiments';
export * from './calls/groups';
export * from './calls/interactive';
export * from './calls/jobs';
export * from './calls/logs';
export * from './calls/master';
export * from './calls/metrics';
export * from './calls/models';
export * from './calls/profiler';
export * from './calls/projects';
export * from './calls/resource-pools';
export * from './calls/roles';
export * from './calls/runner';
export * from './calls/searcher';
export * from './calls/tasks';
export * from './calls/templates';
export * from './calls/trials';
export * from './calls/usage';
export * from './calls/users';
export * from './calls/webhooks';
export * from './calls/workspaces';
