import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { DryRun } from '../../core/dry-run';
import { Failure } from '../../core/failure';
import { UsageError } from '../../core/option-values';
import { type Cli, defineVerb } from '../../core/verb';
import { listOperations } from './api';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const;

const curl = defineVerb({
  name: 'curl',
  summary: 'Send a request to the master as the signed-in user, and print the answer',
  operands: '<path>',
  prints: 'document',
  options: {
    method: {
      type: 'string',
      short: 'X',
      value: 'METHOD',
      choices: methods,
      help: 'GET unless given',
    },
    data: {
      type: 'string',
      short: 'd',
      value: 'TEXT|@FILE',
      help: 'Body; sent by POST unless -X is given',
    },
    show: {
      type: 'boolean',
      short: 'x',
      help: 'Print the request as a curl command, with the token in a variable',
    },
  },
  examples: ["trainyard dev curl '/api/v1/experiments?limit=1'", 'trainyard dev curl /info'],
  run: async ({ operands, values, cli }) => {
    const [path = ''] = operands;
    if (!path.startsWith('/'))
      throw new UsageError(`"${path}" is not a path: a path begins with a slash.`);
    const session = await cli.session();
    const { master, options } = session;
    const method = values.method ?? (values.data === undefined ? 'GET' : 'POST');
    const body = values.data === undefined ? undefined : await bodyOf(cli, values.data);
    if (values.show) cli.notify(curlCommand({ url: `${master}${path}`, method, body }));
    if (cli.globals.isDryRun && method !== 'GET') throw new DryRun(`Would send ${method} ${path}`);
    const token = await session.token();
    const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...options.headers };
    const request = new Request(`${master}${path}`, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
      signal: cli.signal,
    });
    const response = await (options.fetch ?? fetch)(request);
    await showText(cli, await response.text());
    if (!response.ok) {
      throw new Failure(
        `The master answers ${[response.status, response.statusText].join(' ').trim()}.`,
      );
    }
  },
});

async function bodyOf(cli: Cli, text: string): Promise<string> {
  if (text === '-') return (await cli.system.stdin()).toString('utf8');
  return text.startsWith('@') ? readFile(resolve(cli.system.cwd(), text.slice(1)), 'utf8') : text;
}

async function showText(cli: Cli, text: string): Promise<void> {
  try {
    const out = cli.out.as(cli.out.format === 'table' ? 'json' : cli.out.format);
    await out.document(JSON.parse(text), { hasSecrets: true });
  } catch {
    cli.out.text(text.trimEnd());
  }
}

type Sent = { url: string; method: string; body: string | undefined };

const curlCommand = ({ url, method, body }: Sent) =>
  [
    'curl -s',
    method === 'GET' ? '' : `-X ${method}`,
    '-H "Authorization: Bearer $(trainyard dev auth-token)"',
    body === undefined ? '' : `-d ${shellText(body)}`,
    shellText(url),
  ]
    .filter((part) => part !== '')
    .join(' ');

const shellText = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

const authToken = defineVerb({
  name: 'auth-token',
  summary: 'Print the token of the signed-in user; keep it secret, it is a full sign-in',
  prints: 'value',
  run: async ({ cli }) => {
    const { master, token: readToken } = await cli.session();
    const token = await readToken();
    if (!token) {
      throw new Failure(`Nobody is signed in at ${master}.`, {
        hint: `Try \`trainyard auth login -m ${master}\`.`,
        outcome: 'notSignedIn',
      });
    }
    await cli.out.value('token', token);
  },
});

export const verbs = [
  curl,
  authToken,
  { ...listOperations, name: 'bindings', aliases: [], examples: ['trainyard dev bindings trial'] },
];
