import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Contract, readContract } from './contract';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const orNull = (name: string) => ({ oneOf: [ref(name), { type: 'null' }] });
const answer = (schema: object) => ({
  description: 'The answer.',
  content: { 'application/json': { schema } },
});
const body = (schema: object) => ({ content: { 'application/json': { schema } } });

/** A contract of three calls with every kind of field that the generator knows. */
export const fixture = {
  openapi: '3.1.0',
  info: { title: 'Fixture', version: '1' },
  'x-resources': { train: 'A train', station: 'A station' },
  paths: {
    '/api/v1/trains/{id}': {
      get: {
        operationId: 'getTrain',
        summary: 'Get one train',
        description: 'Answers the train; a `*/` in a text must not end the comment.',
        security: [],
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            schema: { type: 'integer', format: 'int32' },
            'x-field': 'train.id',
            'x-former-name': 'trainId',
          },
          { name: 'states', in: 'query', schema: { type: 'array', items: ref('State') } },
          { name: 'late', in: 'query', schema: { type: 'boolean' }, 'x-wrapper': true },
          { name: 'from', in: 'query', schema: { type: 'string' }, 'x-presence': 'optional' },
        ],
        responses: {
          200: answer(ref('GetTrainResponse')),
          404: { description: 'There is no such train.' },
        },
        'x-shows': ['train {id}'],
        'x-permissions': { basic: 'any', rbac: 'VIEW_TRAIN' },
      },
      put: {
        operationId: 'putTrain',
        summary: 'Replace a train',
        description: 'Answers the new one.',
        deprecated: true,
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: { ...body(ref('Train')), 'x-body-field': 'train' },
        'x-retry-class': 'conflict-if-repeated',
        'x-repeat-refusals': ['409 already there', '200 in the list'],
        responses: { 200: answer(ref('GetTrainResponse')) },
        'x-changes': ['train {id}', 'station'],
        'x-permissions': { basic: 'admin', rbac: 'EDIT_TRAIN' },
      },
    },
    '/api/v1/trains': {
      post: {
        operationId: 'watchTrains',
        summary: 'Watch trains',
        description: 'One line per change.',
        requestBody: {
          ...body({ type: 'object', additionalProperties: true }),
          'x-body-field': '*',
        },
        responses: {
          200: answer({
            oneOf: [{ type: 'object', properties: { result: ref('Train') } }, ref('StreamError')],
          }),
        },
        'x-stream': true,
        'x-retry-class': 'check-first',
        'x-changes': [],
        'x-permissions': { basic: 'any', rbac: 'none' },
      },
    },
  },
  components: {
    schemas: {
      Int64: { type: 'string', 'x-scalar': 'int64' },
      Double: { oneOf: [{ type: 'number' }, { type: 'string' }], 'x-scalar': 'double' },
      State: { type: 'string', enum: ['STATE_UNSPECIFIED', 'STATE_LATE'] },
      TaskState: {
        type: 'string',
        enum: ['STATE_UNSPECIFIED', 'STATE_QUEUED'],
        'x-numbers': [0, 8],
      },
      StreamError: { type: 'object', properties: { error: { type: 'object' } } },
      GetTrainResponse: {
        type: 'object',
        required: ['train'],
        properties: {
          train: { ...orNull('Train'), 'x-always': true },
          cars: { type: 'array', items: ref('Car') },
        },
      },
      Train: {
        type: 'object',
        required: ['id', 'state'],
        properties: {
          id: ref('Int64'),
          name: { type: 'string' },
          state: ref('State'),
          task: ref('TaskState'),
          left: { type: ['string', 'null'], format: 'date-time' },
          speed: { ...orNull('Double'), 'x-wrapper': true },
          note: { type: 'string', 'x-presence': 'optional' },
          length: { type: 'integer', format: 'uint32', 'x-oneof': 'measure' },
          isFull: { type: 'boolean' },
          stops: { type: 'array', items: { type: 'string' } },
          states: { type: 'array', items: ref('State') },
          loads: { type: 'object', additionalProperties: ref('Int64') },
          byName: { type: 'object', additionalProperties: ref('Car') },
          config: { type: 'object', additionalProperties: true },
          metrics: { type: ['object', 'null'], additionalProperties: true, 'x-metrics': true },
          series: { type: 'array', items: { type: 'object' }, 'x-metrics': true },
          any: { description: 'Whatever it is.' },
        },
      },
      Car: { type: 'object', properties: { seats: { type: 'integer', format: 'int32' } } },
      Unused: { type: 'object', properties: { id: ref('Int64') } },
    },
  },
};

/** Reads a document as the bundle. */
export function contractOf(document: object, homes?: Record<string, string>): Contract {
  const folder = mkdtempSync(join(tmpdir(), 'trainyard-generate-'));
  try {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    return readContract(file, homes);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
