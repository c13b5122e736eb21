import { objectOf } from '../config/json';
import type { Database } from '../database';
import { masterConfig } from '../master-config';
import { levelRanks } from '../simulation/master-log';
import type { Simulation } from '../simulation/simulation';
import { allow } from './allow';
import { plainError } from './errors';
import type { HandlerRequest, Handlers } from './types';

export const masterConfigHandlers = {
  getMasterConfig: ({ viewer, db, simulation }) => {
    allow(viewer, 'getMasterConfig');
    return { config: configOf(db, simulation) };
  },

  /** Changes the master's own logging, and nothing else; without paths, nothing at all. */
  patchMasterConfig: (request) => {
    const { viewer, db, body, simulation } = request;
    allow(viewer, 'patchMasterConfig');
    const { settings } = simulation.engine.log;
    const log = body.config?.log;
    const level = log?.level ?? '';
    const color = log?.color ?? false;
    for (const path of pathsOf(body)) {
      if (path !== 'log' && path !== 'log.level' && path !== 'log.color') {
        throw plainError(`unsupported or invalid field: ${path}`);
      }
      if (path !== 'log.color') settings.level = checkLevel(level);
      if (path !== 'log.level') settings.color = color;
    }
    return { config: configOf(db, simulation) };
  },
} satisfies Partial<Handlers>;

const configOf = (db: Database, { clusterName, engine }: Simulation) =>
  masterConfig({ db, clusterName, log: engine.log });

function pathsOf({ fieldMask }: HandlerRequest<'patchMasterConfig'>['body']): string[] {
  const { paths } = objectOf(fieldMask);
  return Array.isArray(paths) ? paths.map(String) : [];
}

// kept as it is spelled
function checkLevel(level: string): string {
  if (levelRanks[level.toLowerCase()] === undefined)
    throw plainError(`invalid log level: ${level}`);
  return level;
}
