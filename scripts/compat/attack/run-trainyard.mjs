import { join } from 'node:path';
import { root } from '../../lib/main.mjs';
import { run } from '../../lib/run.mjs';

/**
 * Runs the built command line as an administrator of a master.
 *
 * @param {{ command: string, url: string, home: string, config: string }} input `home` is the working
 *   folder, `config` that of settings
 */
export const runTrainyard = ({ command, url, home, config }) =>
  run(
    process.execPath,
    [join(root, 'packages/cli/bin/trainyard.mjs'), ...command.split(' '), '--timeout', '30'],
    {
      cwd: home,
      quiet: true,
      limitMs: 90_000,
      env: {
        HOME: config,
        XDG_CONFIG_HOME: config,
        XDG_CACHE_HOME: config,
        DET_MASTER: url,
        DET_USER: 'admin',
        DET_PASS: '',
      },
    },
  );
