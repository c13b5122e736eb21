import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ownValue, setOwn } from '@trainyard/sdk/model';
import type { Operation } from '@trainyard/sdk/operations';
import * as operations from '@trainyard/sdk/operations';
import type { StreamId, UnaryId } from '@trainyard/sdk/types';
import { operations as later } from '@trainyard/sdk/v038';
import { didYouMean } from '../../core/did-you-mean';
import { UsageError } from '../../core/option-values';
import { field } from '../../core/output/columns';
import type { Cli } from '../../core/verb';
import { defineVerb } from '../../core/verb';

type Row = Pick<Operation, 'id' | 'method' | 'path' | 'required'> & { since: string };

// calls of both masters use the older contract: the client translates them for a later one
const knownCalls: Record<string, Operation> = {
  // typed by the common shape of all calls
  ...(later as unknown as Record<string, Operation>),
  ...operations,
};

/** Every call of both contracts. */
export const allOperations = (): Operation[] => Object.values(knownCalls);

const call = defineVerb({
  name: 'call',
  summary: 'Make any call of the contract and show its answer',
  operands: '<operation> [name=value…]',
  completes: 'operation',
  prints: 'document',
  isDefault: true,
  options: {
    raw: { type: 'boolean', help: 'The answer as it is on the wire, not decoded' },
  },
  examples: [
    'trainyard api getExperiment experimentId=7',
    'trainyard api getExperiments states=STATE_PAUSED states=STATE_ERROR limit=5 -o json',
    'trainyard api patchExperiment experimentId=7 body.name=resnet',
    'trainyard api postWorkspace body=@workspace.json',
    'trainyard api list experiment',
  ],
  run: async ({ operands, values, cli }) => {
    const [name = '', ...words] = operands;
    const operation = findOperation(name);
    const args = await readArguments(cli, words);
    const { client } = await cli.session();
    const options = { signal: cli.signal };
    if (values.raw) {
      const response = await client.send(operation, args, options);
      cli.out.text((await response.text()).trimEnd());
      return;
    }
    if (operation.stream) {
      // the user typed the arguments; the master refuses invalid ones
      const messages = client.stream(operation as Operation<StreamId>, args as never, options);
      if (/^(table|jsonl)$/.test(cli.out.format)) {
        const out = cli.out.as('jsonl');
        for await (const message of messages) await out.document(message, raw);
        return;
      }
      const all: unknown[] = [];
      for await (const message of messages) all.push(message);
      return cli.out.document(all, raw);
    }
    const answer = await client.call(operation as Operation<UnaryId>, args as never, options);
    await cli.out.document(answer, raw);
  },
});

// shows requested values unmasked
const raw = { hasSecrets: true };

const columns = [
  field<Row>('id', 'Operation'),
  field<Row>('method', 'Method'),
  field<Row>('path', 'Path'),
  field<Row>('required', 'Needs'),
  field<Row>('since', 'Since'),
];

export const listOperations = defineVerb({
  name: 'list',
  aliases: ['ls'],
  summary: 'List the calls there are, or those whose name or path holds a text',
  operands: '[text]',
  prints: 'rows',
  examples: ['trainyard api list checkpoint'],
  run: async ({ operands, cli }) => {
    const text = (operands[0] ?? '').toLowerCase();
    const rows = allOperations()
      .filter(({ id, path }) => `${id} ${path}`.toLowerCase().includes(text))
      .map(
        ({ id, method, path, required, since = '' }): Row => ({
          id,
          method,
          path,
          required,
          since,
        }),
      )
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    await cli.out.rows(columns, rows);
  },
});

function findOperation(name: string): Operation {
  const operation = Object.hasOwn(knownCalls, name) ? knownCalls[name] : undefined;
  if (operation) return operation;
  const near = didYouMean(name, Object.keys(knownCalls));
  throw new UsageError(
    `There is no call "${name}"${near ? `; did you mean ${near}?` : '.'} \`trainyard api list\` shows all.`,
  );
}

export const verbs = [call, listOperations];

type Arguments = Record<string, unknown>;

/**
 * Parses arguments of a call: `experimentId=7`, `states=STATE_PAUSED` (repeated for several),
 * `body=@file.json`, `body=-` from standard input, `body.name=resnet` for one field of the body.
 * Fields of the body are parsed as JSON if possible, else used as text; other values are text.
 */
async function readArguments(cli: Cli, words: string[]): Promise<Arguments> {
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
