import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ownValue, setOwn } from '@trainyard/sdk/model';
import { UsageError } from '../../core/option-values';
import type { Cli } from '../../core/verb';

type Arguments = Record<string, unknown>;

/**
 * Parses arguments of a call: `experimentId=7`, `states=STATE_PAUSED` (repeated for several),
 * `body=@file.json`, `body=-` from standard input, `body.name=resnet` for one field of the body.
 * Fields of the body are parsed as JSON if possible, else used as text; other values are text.
 */
export async function readArguments(cli: Cli, words: string[]): Promise<Arguments> {
  const args: Arguments = {};
  for (const word of words) {
    const at = word.indexOf('=');
    if (at < 1) throw new UsageError(`Arguments are given as name=value, and "${word}" is not.`);
    const name = word.slice(0, at);
    const text = word.slice(at + 1);
    if (name === 'body') args.body = await readBody(cli, text);
    else if (name.startsWith('body.')) setField(args, name.split('.'), jsonOr(text));
    else setOwn(args, name, Object.hasOwn(args, name) ? [args[name], text].flat() : text);
  }
  return args;
}

async function readBody(cli: Cli, text: string): Promise<unknown> {
  const json = text === '-' ? (await cli.system.stdin()).toString('utf8') : await fileOr(cli, text);
  try {
    return JSON.parse(json);
  } catch (cause) {
    const where = text === '-' ? 'standard input' : text.startsWith('@') ? text.slice(1) : text;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`The body in ${where} is not valid JSON: ${why}`, { cause });
  }
}

async function fileOr(cli: Cli, text: string): Promise<string> {
  if (!text.startsWith('@')) return text;
  try {
    return await readFile(resolve(cli.system.cwd(), text.slice(1)), 'utf8');
  } catch (cause) {
    throw new UsageError(`There is no file ${text.slice(1)} to read the body from.`, { cause });
  }
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function setField(holder: Arguments, [first = '', ...rest]: string[], value: unknown) {
  if (rest.length === 0) {
    setOwn(holder, first, value);
    return;
  }
  const inner = ownValue(holder, first);
  const next: Arguments = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  setOwn(holder, first, next);
  setField(next, rest, value);
}
