import { describe, expect, test } from 'vitest';
import { readBoth } from './both';
import { examplesOf } from './examples';
import { root } from './files';
import { contractOf, fixture } from './fixture';
import { merged, type Tree } from './merge';
import { applyOverlay } from './overlay';
import { emitRestore } from './restore';
import { emitLifetimes } from './tables';

describe('a patch', () => {
  test('merges maps, replaces other values, and removes by null', () => {
    const base = { keep: 1, map: { left: 1, right: 2 }, list: [1, 2], gone: true };
    const patch = { map: { right: 3, new: null }, list: [3], gone: null };
    expect(merged(base, patch)).toEqual({ keep: 1, map: { left: 1, right: 3 }, list: [3] });
  });

  test('inserts new members after the one named before them', () => {
    const base = { a: 1, b: 2, c: 3 };
    expect(Object.keys(merged(base, { x: 1 }))).toEqual(['a', 'b', 'c', 'x']);
    expect(Object.keys(merged({ a: {}, b: {} }, { a: {}, x: 1, y: 1 }))).toEqual([
      'a',
      'x',
      'y',
      'b',
    ]);
  });

  test('identifies parameters by name; without a schema they are removed', () => {
    const base: Tree = {
      parameters: [{ name: 'id' }, { name: 'old', in: 'query' }, { name: 'limit' }],
    };
    const patch: Tree = {
      parameters: [{ name: 'id' }, { name: 'new', in: 'query' }, { name: 'old', schema: null }],
    };
    expect(merged(base, patch)).toEqual({
      parameters: [{ name: 'id' }, { name: 'new', in: 'query' }, { name: 'limit' }],
    });
  });

  test('keeps examples whole, including nulls', () => {
    const patch = { example: { end: null } };
    expect(merged({ example: { start: 1 } }, patch)).toEqual(patch);
  });
});

describe('examples', () => {
  const schemas: Tree = {
    State: { enum: ['NONE', 'BUSY'] },
    Train: {
      properties: {
        id: { type: 'integer' },
        state: { $ref: '#/components/schemas/State' },
        note: { type: 'string', 'x-presence': 'optional', examples: ['late'] },
        next: { oneOf: [{ $ref: '#/components/schemas/Stop' }, { type: 'null' }] },
      },
      required: ['id'],
    },
    Stop: { properties: { name: { type: 'string', examples: ['North'] } } },
  };
  const train: Tree = { $ref: '#/components/schemas/Train' };
  const { answer, body, make } = examplesOf(schemas);

  test('of answers contain the fields that a master always sends, in its order, and no others', () => {
    const example = answer({ state: 'GONE', extra: 1, id: 7 }, train);
    expect(JSON.stringify(example)).toBe('{"id":7,"state":"BUSY","next":{"name":"North"}}');
  });

  test('of bodies only get required fields', () => {
    expect(body({ state: 'BUSY', extra: 1 }, train)).toEqual({ id: 0, state: 'BUSY' });
  });

  test('can be created', () => {
    expect(make(train)).toEqual({ id: 0, state: 'BUSY', next: { name: 'North' } });
  });
});

test('a call that moved from an unknown place is named', () => {
  const overlay = { trains: { paths: { '/new': { get: { 'x-moved-from': 'GET /old' } } } } };
  expect(() => applyOverlay({ paths: {} }, overlay)).toThrow(
    'overlay: there is no call at GET /old',
  );
});

test('fields that another contract leaves out or lacks are filled in, at any depth', () => {
  const newer = structuredClone(fixture);
  const { properties } = newer.components.schemas.Train;
  Object.assign(properties.isFull, { 'x-presence': 'optional' });
  Reflect.deleteProperty(properties, 'name');
  const text = emitRestore(contractOf(fixture), contractOf(newer));
  expect(text).toContain(
    "function restoreTrain(raw: Raw): void {\n  fill(raw, 'name', '');\n  fill(raw, 'isFull', false);\n}",
  );
  expect(text).toContain("each(raw, 'train', restoreTrain);");
  expect(text).toContain('  getTrain: restoreGetTrainResponse,');
  expect(text).not.toContain('restoreCar');
});

describe('the two contracts', () => {
  const [older, newer] = readBoth(root);
  const ids = (contract: typeof older) => contract.operations.map(({ id }) => id);

  test('nine calls moved, six were removed, 64 are new, 196 stay', () => {
    const moved = newer.operations.filter(({ elsewhere }) => elsewhere !== undefined);
    expect(moved).toHaveLength(9);
    const removedIds = ids(older).filter((id) => !ids(newer).includes(id));
    expect(removedIds).toHaveLength(6);
    expect(ids(newer).filter((id) => !ids(older).includes(id))).toHaveLength(64);
    expect(ids(older)).toHaveLength(196 + removedIds.length);
  });

  test('their marks are equal', () => {
    const marked = (contract: typeof older, pick: (one: (typeof older.operations)[0]) => unknown) =>
      contract.operations.filter(pick).map(({ id }) => id);
    expect(marked(older, ({ until }) => until)).toEqual(
      ids(older).filter((id) => !ids(newer).includes(id)),
    );
    expect(marked(newer, ({ since }) => since === '0.38.1')).toEqual(
      ids(newer).filter((id) => !ids(older).includes(id)),
    );
    expect(marked(newer, ({ until }) => until)).toEqual([]);
    expect(emitLifetimes(older, newer)).toContain("until: '0.23.4', ids: 'completeTrialSearcher");
  });

  test('in each a stream stays a stream, and an unmoved call keeps its class', () => {
    for (const operation of older.operations) {
      const other = newer.operations.find(({ id }) => id === operation.id);
      const facts = ({ stream, isPublic, retry, elsewhere }: typeof operation) =>
        elsewhere ? [stream, isPublic] : [stream, isPublic, retry];
      if (other) expect(facts(other), operation.id).toEqual(facts(operation));
    }
  });
});
