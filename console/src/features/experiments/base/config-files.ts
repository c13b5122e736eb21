import { maskConfig, maskSecrets } from '@trainyard/sdk/mask';
import type { Experiment } from '@trainyard/sdk/types';
import { writeYaml } from '@trainyard/sdk/yaml';
import { type FileNode, sortFiles } from '@trainyard/ui/code/file-node';
import { runtimeConfig } from '~/lib/config/runtime-config';

export type ConfigFile = {
  /** how links name it; it cannot be a file's, which are relative and without spaces around */
  path: string;
  note: string;
  downloadName: string;
  text: string;
};

type Source = Pick<Experiment, 'id' | 'config' | 'originalConfig'>;

/** The configs of an experiment as files: as it was sent, where that is known, and as it runs. Secrets are masked. */
export function configFiles({ id, config, originalConfig }: Source): ConfigFile[] {
  const submitted = {
    path: 'Submitted Configuration',
    note: 'original submitted config',
    downloadName: `${id}_submitted_configuration.yaml`,
    text: maskConfig(originalConfig),
  };
  const runtime = {
    path: 'Runtime Configuration',
    note: 'after merge with defaults and templates',
    downloadName: `${id}_runtime_configuration.yaml`,
    text: writeYaml(maskSecrets(runtimeConfig(config ?? {}))),
  };
  return originalConfig === '' ? [runtime] : [submitted, runtime];
}

/** The tree beside the code: folders, the configs, then files. */
export function withConfigs(
  files: readonly FileNode[],
  configs: readonly ConfigFile[],
): FileNode[] {
  const sorted = sortFiles(files);
  const ofConfigs = configs.map(({ path, note }) => ({
    path,
    name: path,
    note,
    isDir: false,
    files: [],
  }));
  return [
    ...sorted.filter(({ isDir }) => isDir),
    ...ofConfigs,
    ...sorted.filter(({ isDir }) => !isDir),
  ];
}
