import type { ModelFile } from '@trainyard/sdk/node';
import type { Options, ValuesOf } from '../../core/command';
import { overrideConfig } from '../../core/files/config-overrides';
import { packFolder } from '../../core/files/pack-folder';
import { readConfigFile } from '../../core/files/yaml-file';
import { UsageError } from '../../core/option-values';
import type { Cli } from '../../core/verb';

type Config = Record<string, unknown>;

/** The options for a configuration on the command line, with the names of `det`. */
export const configOptions = {
  'config-file': { type: 'string', value: 'FILE', help: 'A configuration in YAML' },
  config: {
    type: 'string',
    value: 'KEY=VALUE',
    multiple: true,
    help: 'Set a value of the configuration, such as resources.slots=2; repeatable',
  },
} as const satisfies Options;

/** Files to send along. */
export const contextOptions = {
  context: { type: 'string', short: 'c', value: 'DIR', help: 'A directory to work in' },
  include: {
    type: 'string',
    short: 'i',
    value: 'PATH',
    multiple: true,
    help: 'A file or directory to include; repeatable',
  },
} as const satisfies Options;

export const volumeOption = {
  volume: {
    type: 'string',
    short: 'v',
    value: 'HOST:CONTAINER',
    multiple: true,
    help: 'Mount a path of the agent; may be repeated',
  },
} as const satisfies Options;

type ConfigFlags = ValuesOf<typeof configOptions> & { volume?: string[] };

/**
 * Reads the configuration of a file, overridden by single values and with volumes added, as `det`
 * does.
 * @throws UsageError naming the invalid option
 */
export async function configOf(cli: Cli, values: ConfigFlags): Promise<Config> {
  const file = values['config-file'];
  const read = file === undefined ? {} : await readConfigFile(cli, file);
  const config = await overrideConfig(read, values.config);
  const mounts = (values.volume ?? []).map(mountOf);
  if (mounts.length === 0) return config;
  const before = Array.isArray(config.bind_mounts) ? config.bind_mounts : [];
  return { ...config, bind_mounts: [...before, ...mounts] };
}

function mountOf(text: string) {
  const [, hostPath, containerPath] = /^([^:]+):(.+)$/.exec(text) ?? [];
  if (hostPath === undefined) throw new UsageError(`--volume takes HOST:CONTAINER, not "${text}".`);
  return { host_path: hostPath, container_path: containerPath };
}

/**
 * The files of `--context` and `--include`. @throws ApiError naming the largest if they are too
 * large
 */
export async function filesOf(
  cli: Cli,
  { context, include }: { context?: string | undefined; include: string[] },
): Promise<ModelFile[]> {
  if (context === undefined && include.length === 0) return [];
  return packFolder(cli, { folder: context, include });
}
