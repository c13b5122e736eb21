import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import type { Cli } from '../frame/cli';
import { Failure } from '../frame/failure';

/**
 * A configuration in YAML or JSON: a file beside where the command runs, or `-`, standard input.
 * @throws Failure naming the file that cannot be read, or is no mapping
 */
export async function readConfigFile(cli: Cli, path: string): Promise<Record<string, unknown>> {
  const text = await textOf(cli, path);
  return parseConfig(text, path === '-' ? 'Standard input' : path);
}

/** The same of text; `source` is what errors call it. */
export function parseConfig(text: string, source: string): Record<string, unknown> {
  const value: unknown = parsed(text, source);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new Failure(`${source} is no configuration: it holds no keys.`, { outcome: 'usage' });
}

async function textOf(cli: Cli, path: string): Promise<string> {
  if (path === '-') return (await cli.system.stdin()).toString('utf8');
  try {
    return await readFile(resolve(cli.system.cwd(), path), 'utf8');
  } catch (cause) {
    throw new Failure(`The file ${path} cannot be read.`, { cause, outcome: 'usage' });
  }
}

function parsed(text: string, source: string): unknown {
  try {
    return parse(text);
  } catch (cause) {
    throw new Failure(`${source} is neither YAML nor JSON.`, { cause, outcome: 'usage' });
  }
}
