import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBoth, without } from './both';
import type { Contract } from './contract';
import { baseOf, declareTypes } from './declare';
import { emitDecoders } from './decoders';
import { contractOf, fixture } from './fixture';
import {
  emitBarrel,
  emitCalls,
  emitDecoderTable,
  emitList,
  emitOperations,
  emitOperationTypes,
} from './operations';
import { emitPaths } from './paths';
import { homePlace, place038, type Target } from './place';
import { emitRestore } from './restore';
import { sameCode } from './same';
import { emitWireDelta, emitWireTable } from './sandbox';
import { emitLifetimes, emitNew } from './tables';

const contract = contractOf(fixture);
const copy = () => structuredClone(fixture);

describe('decoders', () => {
  const text = emitDecoders(contract).common;

  test('one plain function per schema in answers, a check per field', () => {
    expect(text).toMatchInlineSnapshot(`
      "import { anyValue, boolean, enumName, enumNameOf, enumTable, integer, integer64, list, map, message, messageOf, messages, metrics, number, object, string, type Raw } from '../../decode/fields';

      export const State = /*#__PURE__*/ enumTable('STATE_UNSPECIFIED STATE_LATE');
      export const TaskState = /*#__PURE__*/ enumTable('STATE_UNSPECIFIED STATE_QUEUED', 'STATE_QUEUED', [0, 8]);
      export function decodeGetTrainResponse(raw: Raw): void {
        message(raw, 'train', 1, decodeTrain);
        messages(raw, 'cars', 0, decodeCar);
      }
      export function decodeTrain(raw: Raw): void {
        integer64(raw, 'id', 1);
        if (typeof raw['name'] !== 'string') string(raw, 'name', 0);
        enumName(raw, 'state', 1, State);
        enumName(raw, 'task', 0, TaskState);
        if (typeof raw['left'] !== 'string') string(raw, 'left', 4);
        if (typeof raw['speed'] !== 'number') number(raw, 'speed', 4);
        if (typeof raw['note'] !== 'string') string(raw, 'note', 2);
        integer(raw, 'length', 2);
        if (typeof raw['isFull'] !== 'boolean') boolean(raw, 'isFull', 0);
        list(raw, 'stops', 0, string);
        list(raw, 'states', 0, enumNameOf(State));
        map(raw, 'loads', 0, integer64);
        map(raw, 'byName', 0, messageOf(decodeCar));
        object(raw, 'config', 0);
        metrics(raw, 'metrics', 4, false);
        metrics(raw, 'series', 0, true);
        anyValue(raw, 'any', 4);
      }
      export function decodeCar(raw: Raw): void {
        integer(raw, 'seats', 0);
      }
      "
    `);
  });

  test('a schema described elsewhere is imported from there', () => {
    const homes = { Car: 'cars', TaskState: 'tasks', GetTrainResponse: 'trains', Train: 'trains' };
    const files = emitDecoders(contractOf(fixture, homes));
    expect(Object.keys(files)).toEqual(['cars', 'common', 'tasks', 'trains']);
    expect(files.trains).toContain("import { decodeCar } from './cars';");
    expect(files.trains).toContain("import { State } from './common';");
    expect(files.trains).toContain("import { TaskState } from './tasks';");
    expect(files.cars).not.toContain("from './");
    expect(emitOperations(contractOf(fixture, homes)).common).toContain(
      "import { decodeGetTrainResponse, decodeTrain } from '../decoders/trains';",
    );
  });

  test('unused schemas are not emitted', () => {
    expect(text).not.toContain('Unused');
    expect(text).not.toContain('StreamError');
  });
});

describe('operations', () => {
  test('one constant per operation', () => {
    expect(emitOperations(contract).common).toMatchInlineSnapshot(`
      "import type { Operation } from '../../client/operation';
      import { decodeGetTrainResponse, decodeTrain } from '../decoders/common';

      export const getTrain: Operation<'getTrain'> = { id: 'getTrain', method: 'GET', path: '/api/v1/trains/{id}', required: 'id', formerNames: { trainId: 'id' }, open: true, shows: ["train {id}"], decode: decodeGetTrainResponse };
      export const putTrain: Operation<'putTrain'> = { id: 'putTrain', method: 'PUT', path: '/api/v1/trains/{id}', required: 'id body', retry: 'conflict-if-repeated', repeatRefusals: ["409 already there", "200 in the list"], changes: ["train {id}", "station"], decode: decodeGetTrainResponse };
      export const watchTrains: Operation<'watchTrains'> = { id: 'watchTrains', method: 'POST', path: '/api/v1/trains', required: 'body', stream: true, retry: 'check-first', changes: [], decode: decodeTrain };
      "
    `);
  });

  test('the effect of a repetition is required, and must be valid', () => {
    const changed = (change: (put: Record<string, unknown>) => void) => {
      const document = copy();
      change(document.paths['/api/v1/trains/{id}'].put);
      return () => contractOf(document);
    };
    const missing = 'contract: putTrain has no x-retry-class';
    expect(changed((put) => delete put['x-retry-class'])).toThrow(missing);
    expect(changed((put) => Object.assign(put, { 'x-retry-class': 'often' }))).toThrow(missing);
    const message = 'contract: putTrain: conflict-if-repeated and x-repeat-refusals go together';
    expect(changed((put) => delete put['x-repeat-refusals'])).toThrow(message);
    expect(changed((put) => Object.assign(put, { 'x-retry-class': 'idempotent' }))).toThrow(
      message,
    );
    const document = copy();
    Object.assign(document.paths['/api/v1/trains/{id}'].get, { 'x-retry-class': 'idempotent' });
    expect(() => contractOf(document)).toThrow('contract: getTrain is a GET, which only reads');
  });

  test('one documented function per operation', () => {
    expect(emitCalls(contract).common).toMatchInlineSnapshot(`
      "import type { Call, StreamCall } from '../../client/call';
      import * as operations from '../operations/common';

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
      export const getTrain: Call<'getTrain'> = (client, args, options) =>
        client.call(operations.getTrain, args, options);

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
      export const putTrain: Call<'putTrain'> = (client, args, options) =>
        client.call(operations.putTrain, args, options);

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
      export const watchTrains: StreamCall<'watchTrains'> = (client, args, options) =>
        client.stream(operations.watchTrains, args, options);
      "
    `);
  });

  test('everything in one list', () => {
    expect(emitList(contract)).toBe(
      [
        "import { getTrain, putTrain, watchTrains } from './operations/common';",
        "import type { Operation } from '../client/operation';",
        '',
        'export const operationList: readonly Operation[] = [',
        '  getTrain,',
        '  putTrain,',
        '  watchTrains,',
        '];',
        '',
      ].join('\n'),
    );
  });

  test('a table of decoders by id alone', () => {
    expect(emitDecoderTable(contract)).toBe(
      [
        "import { decodeGetTrainResponse, decodeTrain } from './decoders/common';",
        "import type { Raw } from '../decode/fields';",
        '',
        'export const decoderTable: Readonly<Record<string, (answer: Raw) => void>> = {',
        '  getTrain: decodeGetTrainResponse,',
        '  putTrain: decodeGetTrainResponse,',
        '  watchTrains: decodeTrain,',
        '};',
        '',
      ].join('\n'),
    );
  });

  test('unary and streaming ids apart', () => {
    expect(emitOperationTypes(contract)).toMatchInlineSnapshot(`
      "/** Operations that answer once. */
      export type UnaryId =
        | 'getTrain'
        | 'putTrain';
      /** Operations that answer line by line. */
      export type StreamId =
        | 'watchTrains';
      /** Operations that change something. */
      export type WriteId =
        | 'putTrain'
        | 'watchTrains';
      "
    `);
  });
});

test('the wire table contains schemas, enums and routes as data', () => {
  expect(emitWireTable(contract)).toMatchInlineSnapshot(`
    "import type { OperationId } from '@trainyard/sdk/types';
    import type { EnumTable, Route, SchemaTable } from '../wire/table';

    export const schemas: SchemaTable = {
      GetTrainResponse: [["train","ref:Train","n!"],["cars","ref:Car","r"]],
      Train: [["id","int64","!"],["name","string",""],["state","enum:State","!"],["task","enum:TaskState",""],["left","timestamp","n"],["speed","double","n"],["note","string","o"],["length","uint32","o"],["isFull","bool",""],["stops","string","r"],["states","enum:State","r"],["loads","map:int64",""],["byName","map:ref:Car",""],["config","struct",""],["metrics","struct","nm"],["series","struct","rm"],["any","value","n"]],
      Car: [["seats","int32",""]],
      Unused: [["id","int64",""]],
    };

    export const enums: EnumTable = {
      State: {"STATE_UNSPECIFIED":0,"STATE_LATE":1},
      TaskState: {"STATE_UNSPECIFIED":0,"STATE_QUEUED":8},
    };

    // in the order the master tries them
    export const routes: readonly Route<OperationId>[] = [
      { id: 'getTrain', method: 'GET', path: '/api/v1/trains/{id}', parameters: [["id","path","int32","","train.id"],["states","query","enum:State","r"],["late","query","bool","w"],["from","query","string","o"]], response: 'GetTrainResponse', open: true },
      { id: 'putTrain', method: 'PUT', path: '/api/v1/trains/{id}', parameters: [["id","path","string",""]], body: 'ref:Train', bodyField: 'train', response: 'GetTrainResponse' },
      { id: 'watchTrains', method: 'POST', path: '/api/v1/trains', parameters: [], body: 'struct', bodyField: '*', response: 'Train', stream: true },
    ];
    "
  `);
});

describe('a contract that the generator cannot read', () => {
  test('an unknown schema is named', () => {
    const broken = copy();
    broken.components.schemas.Train.properties.state = { $ref: '#/components/schemas/Gone' };
    expect(() => contractOf(broken)).toThrow('contract: schema Gone does not exist');
  });

  test('an invalid type is shown', () => {
    const broken = copy();
    broken.components.schemas.Train.properties.name = { type: 'date' };
    expect(() => contractOf(broken)).toThrow('contract: no type for {"type":"date"}');
  });

  test('an operation without an answer is named', () => {
    const broken = copy();
    Object.assign(broken.paths['/api/v1/trains/{id}'].put.responses, { 200: undefined });
    expect(() => contractOf(broken)).toThrow('contract: putTrain names no answer schema');
  });
});

describe('a second run', async () => {
  const root = resolve(import.meta.dirname, '../..');
  const sdk = 'packages/sdk/src/generated';
  const inFolder = (folder: string, files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}.ts`, text]));
  const emitOne = (folder: string, contract: Contract, calls: Contract, target: Target) => ({
    ...inFolder(`${folder}/decoders`, emitDecoders(contract, target)),
    ...inFolder(`${folder}/operations`, emitOperations(contract, target)),
    ...inFolder(`${folder}/calls`, emitCalls(calls, target.place)),
    [`${folder}/operations.ts`]: emitBarrel('operations', emitOperations(contract, target), target),
    [`${folder}/calls.ts`]: emitBarrel('calls', emitCalls(calls, target.place)),
    [`${folder}/operation-ids.ts`]: emitOperationTypes(contract, target),
    [`${folder}/operation-list.ts`]: emitList(contract, target),
    [`${folder}/decoder-table.ts`]: emitDecoderTable(contract, target),
    [`${folder}/paths.ts`]: emitPaths(contract, target),
  });
  const emitAll = ([older, newer]: [Contract, Contract]): Record<string, string> => ({
    ...emitOne(sdk, older, older, { place: homePlace }),
    ...emitOne(`${sdk}/v038`, newer, without(newer, older), {
      place: place038,
      same: sameCode(newer, older, base),
    }),
    [`${sdk}/v038/restore.ts`]: emitRestore(older, newer),
    [`${sdk}/new-in-038.ts`]: emitNew(newer),
    [`${sdk}/lifetimes.ts`]: emitLifetimes(older, newer),
    'packages/sandbox/src/generated/wire-table.ts': emitWireTable(older),
    'packages/sandbox/src/generated/wire-delta-038.ts': emitWireDelta(newer, older),
  });
  const [older, newer] = readBoth(root);
  const base = baseOf(await declareTypes(newer), await declareTypes(older));
  const again = emitAll([older, newer]);

  test.each(Object.entries(emitAll(readBoth(root))))(
    'writes %s as it is committed',
    (file, text) => {
      expect(again[file]).toBe(text);
      const [header, ...rest] = readFileSync(`${root}/${file}`, 'utf8').split('\n\n');
      expect(header).toMatch(/^\/\/ Generated from openapi\/.* by `pnpm generate`\./);
      expect(rest.join('\n\n')).toBe(`${text.trimEnd()}\n`);
    },
  );
});
