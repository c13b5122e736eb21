// Generated from openapi/openapi.yaml by `pnpm generate`. Do not edit: the next run overwrites it.

export * from './operations/agents';
export * from './operations/auth';
export * from './operations/checkpoints';
export * from './operations/experiments';
export * from './operations/groups';
export * from './operations/interactive';
export * from './operations/jobs';
export * from './operations/logs';
export * from './operations/master';
export * from './operations/metrics';
export * from './operations/models';
export * from './operations/profiler';
export * from './operations/projects';
export * from './operations/resource-pools';
export * from './operations/roles';
export * from './operations/runner';
export * from './operations/searcher';
export * from './operations/tasks';
export * from './operations/templates';
export * from './operations/trials';
export * from './operations/usage';
export * from './operations/users';
export * from './operations/webhooks';
export * from './operations/workspaces';
