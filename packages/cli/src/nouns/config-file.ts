import type { Cli } from '../frame/cli';
import { parseConfig, readText } from '../frame/yaml-file';

export { parseConfig };

/**
 * A configuration in YAML or JSON: a file beside where the command runs, or `-`, standard input.
 * @throws UsageError naming the file that cannot be read, or is no mapping
 */
export async function readConfigFile(cli: Cli, path: string): Promise<Record<string, unknown>> {
  return parseConfig(await readText(cli, path), path === '-' ? 'Standard input' : path);
}
