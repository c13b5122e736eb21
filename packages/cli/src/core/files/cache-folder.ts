import { homedir } from 'node:os';
import { join } from 'node:path';
import type { System } from '../system';

/**
 * Returns the folder of caches: `trainyard` in `XDG_CACHE_HOME`, else in `~/.cache`. A user whom the
 * system does not know, as in some containers, has the root as home.
 */
export function cacheFolder(env: System['env'], findHome: () => string = homedir): string {
  return join(env.XDG_CACHE_HOME || join(env.HOME || homeOr(findHome), '.cache'), 'trainyard');
}

function homeOr(findHome: () => string): string {
  try {
    return findHome();
  } catch {
    return '/';
  }
}
