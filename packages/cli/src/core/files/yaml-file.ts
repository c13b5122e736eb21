import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UsageError } from '../option-values';
import type { Cli } from '../verb';

/** The text of a file; `-` is standard input. @throws UsageError if it cannot be read */
export async function readText(cli: Cli, path: string): Promise<string> {
  if (path === '-') return (await cli.system.stdin()).toString('utf8');
  try {
    return await readFile(resolve(cli.system.cwd(), path), 'utf8');
  } catch (cause) {
    throw new UsageError(`The file ${path} cannot be read.`, { cause });
  }
}

/**
 * The configuration in a file, or `-` for standard input. @throws UsageError that names the problem
 */
export const readConfigFile = async (cli: Cli, path: string): Promise<Record<string, unknown>> =>
  parseConfig(await readText(cli, path), path === '-' ? 'Standard input' : path);

/** A configuration in YAML or JSON. @throws UsageError that names the file and its problem */
export async function parseConfig(text: string, path: string): Promise<Record<string, unknown>> {
  const value = await parseYaml(text, path);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new UsageError(`${path} is not a configuration: it has no keys.`);
}

/**
 * Any YAML value, as a master reads it; the parser loads on first use. @throws UsageError that names
 * its place
 */
export async function parseYaml(text: string, where: string): Promise<unknown> {
  const { readYaml, YamlError } = await import('@trainyard/sdk/yaml');
  try {
    return readYaml(text);
  } catch (cause) {
    if (!(cause instanceof YamlError)) throw cause;
    const { line, reason } = cause;
    throw new UsageError(`${where} is not valid YAML: line ${line}: ${reason}.`, { cause });
  }
}
