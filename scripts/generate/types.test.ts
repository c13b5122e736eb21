import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { declareTypes } from './declare';
import { contractOf, fixture } from './fixture';
import { emitMethods } from './methods';
import { emitTypes } from './types';
import { decodedView } from './views';

const contract = contractOf(fixture);

describe('types', () => {
  test('the comment of a 64-bit integer says that a large one is a text', () => {
    const file = resolve(import.meta.dirname, '../../packages/sdk/src/generated/types.ts');
    const large = /beyond 2\^53[^*]*stays text.*\*\/\nexport type U?Int64 = number;/g;
    expect(readFileSync(file, 'utf8').match(large)).toHaveLength(2);
  });

  const emitted = declareTypes(contract).then((declared) => emitTypes(declared));

  test('of the decoded view: every field present, numbers as numbers, a type per schema', async () => {
    const { types, document } = await emitted;
    expect(types).toContain('export type Int64 = number;');
    expect(types).not.toContain('["schemas"]');
    expect(block(types, 'export type Train = {')).toMatchInlineSnapshot(`
      "export type Train = {
          id: Int64;
          name: string;
          state: State;
          task: TaskState;
          /** Format: date-time */
          left: string | null;
          speed: Double | null;
          note?: string;
          /** Format: uint32 */
          length?: number;
          isFull: boolean;
          stops: string[];
          states: State[];
          loads: {
              [key: string]: Int64;
          };
          byName: {
              [key: string]: Car;
          };
          config: {
              [key: string]: unknown;
          };
          metrics: {
              [key: string]: unknown;
          } | null;
          series: Record<string, never>[];
          /** @description Whatever it is. */
          any: unknown;
      };"
    `);
    const watch = document.slice(document.indexOf('  watchTrains'));
    expect(watch).toMatchInlineSnapshot(`
      "  watchTrains: {
          parameters: { query?: never; header?: never; path?: never; cookie?: never; };
          requestBody?: { content: { "application/json": { [key: string]: unknown; }; }; };
          responses: { 200: Json<Train>; };
        };
      }

      "
    `);
  });

  test('a message that every answer carries is never null', async () => {
    const { types } = await emitted;
    expect(block(types, 'export type GetTrainResponse = {')).toContain('train: Train;');
  });

  test('of the wire: sent types, under another name if they are answered too', async () => {
    const { wire } = await emitted;
    expect(wire).toMatch(/TrainInput = \{\n\s+id: Int64Input;\n\s+name\?: string;/);
    expect(wire).toContain('export type Int64Input = string;');
    expect(wire).toMatch(/^import type \{.*\bState\b.*\} from '.\/types';/);
  });

  test('of the calls: the arguments and answer of each', async () => {
    const { signatures } = await emitted;
    expect(signatures).toMatchInlineSnapshot(`
      "import type { GetTrainResponse, State, Train } from './types';
      import type { TrainInput } from './wire';
      /** The arguments of \`getTrain\`. */
      export type GetTrainArgs = {
          id: number;
          states?: State[];
          late?: boolean;
          from?: string;
      };
      /** The arguments of \`getTrain\` with names of the previous release. */
      export type GetTrainFormerArgs<All = GetTrainArgs> = Omit<All, 'id'> & {
          /** @deprecated Use \`id\`; accepted until the next release. */
          trainId: GetTrainArgs['id'];
      };
      /** The arguments of \`putTrain\`. */
      export type PutTrainArgs = {
          id: string;
          body: TrainInput;
      };
      /** The arguments of \`watchTrains\`. */
      export type WatchTrainsArgs = {
          body: {
              [key: string]: unknown;
          };
      };

      /** By operation: path and query parameters by name, and \`body\` where the call has one. */
      export interface Arguments {
        getTrain: GetTrainArgs;
        putTrain: PutTrainArgs;
        watchTrains: WatchTrainsArgs;
      }

      /** By operation: the arguments with names of the previous release, where they had others. */
      export interface FormerArguments {
        getTrain: GetTrainFormerArgs;
      }

      /** By operation: the decoded answer; for a stream, one message of it. */
      export interface Answers {
        getTrain: GetTrainResponse;
        putTrain: GetTrainResponse;
        watchTrains: Train;
      }
      "
    `);
  });

  test('and a method for each, with its description', () => {
    const name = 'Trains';
    expect(emitMethods(contract, { name, about: 'All.', own: '..' })).toMatchInlineSnapshot(`
      "import type { CallOptions } from '../client/call';
      import type { CallPromise } from '../client/call-promise';
      import type { GetTrainArgs, GetTrainFormerArgs, PutTrainArgs, WatchTrainsArgs } from './signatures';
      import type { GetTrainResponse, Train } from './types';

      /** All. */
      export interface Trains {
        /**
         * Get one train. \`GET /api/v1/trains/{id}\`
         *
         * Answers the train; a \`* /\` in a text must not end the comment.
         *
         * Who may: any; with roles: VIEW_TRAIN.
         * When no clear answer comes it is sent again: it only reads.
         * Masters: 0.23.4 and 0.38.1.
         *
         * @throws ApiError 404: There is no such train.
         */
        getTrain(args: GetTrainArgs | GetTrainFormerArgs, options?: CallOptions): CallPromise<GetTrainResponse>;

        /**
         * Replace a train. \`PUT /api/v1/trains/{id}\`
         *
         * Answers the new one.
         *
         * Who may: admin; with roles: EDIT_TRAIN.
         * When no clear answer comes it is sent again; if that is refused with \`409 already there\` or \`200
         * in the list\`, the first one had worked.
         * Changes: train, station.
         * Masters: 0.23.4 and 0.38.1.
         *
         * @deprecated by the master
         */
        putTrain(args: PutTrainArgs, options?: CallOptions): CallPromise<GetTrainResponse>;

        /**
         * Watch trains. \`POST /api/v1/trains\`
         *
         * One line per change.
         *
         * Who may: any; with roles: none.
         * When no clear answer comes it is not sent again, for it may have happened: look for what was
         * sent.
         * Masters: 0.23.4 and 0.38.1.
         *
         */
        watchTrains(args: WatchTrainsArgs, options?: CallOptions): AsyncGenerator<Train, void, undefined>;

      }
      "
    `);
  });

  test('the document itself is not changed', () => {
    const before = JSON.stringify(contract.document);
    decodedView(contract.document);
    expect(JSON.stringify(contract.document)).toBe(before);
  });
});

const block = (text: string, start: string) => {
  const from = text.indexOf(start);
  return text.slice(from, text.indexOf('\n};', from) + 3);
};
