import type { Operation } from '@trainyard/sdk/operations';
import * as operations from '@trainyard/sdk/operations';
import type { StreamId, UnaryId } from '@trainyard/sdk/types';
import { operations as later } from '@trainyard/sdk/v038';
import { didYouMean } from '../../core/did-you-mean';
import { UsageError } from '../../core/option-values';
import { field } from '../../core/output/columns';
import { defineVerb } from '../../core/verb';
import { readArguments } from './api-arguments';

type Row = Pick<Operation, 'id' | 'method' | 'path' | 'required'> & { since: string };

// calls of both masters use the older contract: the client translates them for a later one
const known: Record<string, Operation> = {
  // typed by the common shape of all calls
  ...(later as unknown as Record<string, Operation>),
  ...operations,
};

/** Every call of both contracts. */
export const allOperations = (): Operation[] => Object.values(known);

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
  const operation = Object.hasOwn(known, name) ? known[name] : undefined;
  if (operation) return operation;
  const near = didYouMean(name, Object.keys(known));
  throw new UsageError(
    `There is no call "${name}"${near ? `; did you mean ${near}?` : '.'} \`trainyard api list\` shows all.`,
  );
}

export const verbs = [call, listOperations];
