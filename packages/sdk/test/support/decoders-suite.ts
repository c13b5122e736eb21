import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../src/client/operation';
import { decodeResponse } from '../../src/decode';
import { ApiError } from '../../src/errors/errors';
import { answerExample, answerSchema, contractOf, type Version } from './contract';
import { absent, type Kind, mutated, pathText, type Site, sitesIn, valueAt } from './sites';

/** Tests every place of every answer of a contract with values that differ from it. */
export function testDecoders(version: Version, metrics: string[]) {
  const { operations, problems, resolveNode, schemas } = contractOf(version);
  const { fullValue, sitesOf } = sitesIn(resolveNode);
  // ids of either contract
  const decode = (id: string, value: unknown) =>
    decodeResponse(id as 'getMe', value, { target: version as '0.38.1' });
  const answers = operations.map((entry) => {
    const schema = answerSchema(entry);
    const full = fullValue(schema);
    return { id: entry.id, entry, schema, full, sites: sitesOf(schema, full) };
  });
  const everySite = answers.flatMap((answer) => answer.sites.map((site) => ({ ...answer, site })));

  type Place = { id: OperationId; full: unknown; site: Site };
  /** Decodes an answer with this value at that place: returns the value there, or the error. */
  function outcome({ id, full, site }: Place, value: unknown): unknown {
    try {
      return valueAt(decode(id, mutated(full, site, value)), site);
    } catch (error) {
      return error;
    }
  }

  /** The format of all decode errors. */
  function isMismatch({ id, site }: Place, error: unknown, found: string) {
    if (!(error instanceof ApiError)) return false;
    const { type, level, operation, message } = error;
    const kind = type === 'apiBadResponse' && level === 'fatal' && operation === id;
    return (
      kind &&
      message.startsWith(`Failed in decoding ${id} API response. Expected a`) &&
      message.endsWith(` at ${pathText(site.path)}, found ${found}.`)
    );
  }

  const names = (places: Array<{ id: string; site: Site }>) =>
    places.map(({ id, site }) => `${id} ${pathText(site.path)}`);
  const fields = everySite.filter(({ site }) => !site.isMember);
  const ofKind = (kind: Kind) => everySite.filter(({ site }) => site.kind === kind);

  test('there are places to test', () => {
    expect(fields.length).toBeGreaterThan(2000);
    expect(new Set(everySite.map(({ site }) => site.kind)).size).toBeGreaterThan(7);
  });

  describe('examples of the contract', () => {
    test.each(operations)(
      '$id decodes, repeatedly to the same, and does not change its input',
      (entry) => {
        const example = answerExample(entry);
        const before = structuredClone(example);
        const decoded = decode(entry.id, example);
        expect(problems(answerSchema(entry), decoded)).toEqual([]);
        expect(example).toEqual(before);
        expect(decode(entry.id, decoded)).toEqual(decoded);
      },
    );
  });

  describe('answers with every field set', () => {
    test.each(answers)(
      '$id decodes, repeatedly to the same, and does not change its input',
      (answer) => {
        const { id, schema, full } = answer;
        const before = structuredClone(full);
        const decoded = decode(id, full);
        expect(problems(schema, decoded)).toEqual([]);
        expect(full).toEqual(before);
        expect(decode(id, decoded)).toEqual(decoded);
      },
    );
  });

  describe('a missing field', () => {
    test('is an error if the contract requires it', () => {
      const required = fields.filter(({ site }) => site.required && !site.leftOut);
      const wrong = required.filter((each) => !isMismatch(each, outcome(each, absent), 'nothing'));
      expect(names(wrong)).toEqual([]);
    });

    test('stays absent if it is left out when unset', () => {
      const wrong = fields
        .filter(({ site }) => site.leftOut)
        .filter((each) => outcome(each, absent) !== undefined);
      expect(names(wrong)).toEqual([]);
    });

    test('else becomes null, zero, an empty list or map, or the first name', () => {
      const others = fields.filter(({ site }) => !site.required && !site.leftOut);
      expect(others.length).toBeGreaterThan(500);
      for (const each of others)
        expect(outcome(each, absent), names([each])[0]).toEqual(zeroOf(each.site));
    });
  });

  function zeroOf({ kind, node, nullable }: Site): unknown {
    if (nullable) return null;
    const at = resolveNode(node);
    const zeros = { boolean: false, float: 0, int64: 0, integer: 0, list: [], string: '' };
    if (kind === 'enum') return at.enum?.[0];
    if (kind === 'object') return at.properties ? null : {};
    return kind === 'value' ? null : zeros[kind];
  }

  describe('null', () => {
    test('stays if the contract allows it', () => {
      const wrong = everySite
        .filter(({ site }) => site.nullable)
        .filter((each) => outcome(each, null) !== null);
      expect(names(wrong)).toEqual([]);
    });

    test('is an error elsewhere, also in lists and maps', () => {
      const strict = everySite.filter(({ site }) => !site.nullable);
      const wrong = strict.filter((each) => !isMismatch(each, outcome(each, null), 'null'));
      expect(names(wrong)).toEqual([]);
    });
  });

  // types that a field accepts besides its own
  const accepts: Record<Kind, (value: unknown) => boolean> = {
    boolean: (value) => typeof value === 'boolean',
    enum: (value) => typeof value === 'string' || typeof value === 'number',
    float: (value) => typeof value === 'number' || isNonFinite(value),
    int64: (value) =>
      Number.isInteger(value) || (typeof value === 'string' && /^-?\d+$/.test(value)),
    integer: Number.isInteger,
    list: Array.isArray,
    object: (value) => typeof value === 'object' && !Array.isArray(value),
    string: (value) => typeof value === 'string',
    value: () => true,
  };
  const isNonFinite = (value: unknown) =>
    value === 'NaN' || value === 'Infinity' || value === '-Infinity';
  const shortText = (value: unknown) => {
    const text = JSON.stringify(value);
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
  };

  describe('a value of the wrong type', () => {
    test.each([true, 7, 7.5, 'text', '1.5', '', [[]], { a: 1 }])(
      '%j is an error at every place',
      (value) => {
        const wrong = everySite
          .filter(({ site }) => !accepts[site.kind](value))
          .filter((each) => !isMismatch(each, outcome(each, value), shortText(value)));
        expect(names(wrong)).toEqual([]);
      },
    );

    test('for any value and place', () => {
      const property = fc.property(
        fc.constantFrom(...everySite),
        fc.jsonValue({ maxDepth: 2 }).filter((value) => value !== null),
        (each, value) => {
          fc.pre(!accepts[each.site.kind](value));
          expect(isMismatch(each, outcome(each, value), shortText(value))).toBe(true);
        },
      );
      fc.assert(property, { numRuns: 500 });
    });

    test('an answer that is not an object is an error at the top', () => {
      for (const { id } of answers)
        for (const value of [null, undefined, [], 'text', 7])
          expect(() => decode(id, value)).toThrow(/ Expected an object at the top, found /);
    });
  });

  describe('64-bit integers', () => {
    const sites = ofKind('int64');
    const inRange = fc.bigInt({ min: -(2n ** 53n) + 1n, max: 2n ** 53n - 1n });
    const beyond = fc
      .bigInt({ min: -(2n ** 63n), max: 2n ** 64n - 1n })
      .filter((value) => value >= 2n ** 53n || value <= -(2n ** 53n));

    test('text becomes a number if a number can represent it', () => {
      const property = fc.property(fc.constantFrom(...sites), inRange, (each, value) => {
        expect(outcome(each, String(value))).toBe(Number(value));
      });
      fc.assert(property);
    });

    test('past 2^53 it stays text', () => {
      const property = fc.property(fc.constantFrom(...sites), beyond, (each, value) => {
        expect(outcome(each, String(value))).toBe(String(value));
      });
      fc.assert(property);
    });

    test('a number is accepted, too', () => {
      for (const each of sites) expect(outcome(each, 12)).toBe(12);
    });
  });

  describe('floats', () => {
    test.each([
      ['NaN', Number.NaN],
      ['Infinity', Number.POSITIVE_INFINITY],
      ['-Infinity', Number.NEGATIVE_INFINITY],
    ])('%s becomes a number', (text, number) => {
      for (const each of ofKind('float')) expect(outcome(each, text)).toBe(number);
    });

    test('any other text is an error', () => {
      for (const each of ofKind('float'))
        for (const text of ['nan', '0.5', '+Infinity', 'toString'])
          expect(isMismatch(each, outcome(each, text), JSON.stringify(text))).toBe(true);
    });
  });

  describe('enums', () => {
    const sites = ofKind('enum').map((each) => ({ ...each, name: enumName(each.site) }));
    const fallback = (name: string) =>
      name === 'TaskState' ? 'STATE_QUEUED' : schemas[name]?.enum?.[0];
    const numbersOf = (name: string) => {
      const { enum: values = [], 'x-numbers': numbers } = schemas[name] ?? {};
      const list: unknown[] = Array.isArray(numbers) ? numbers : values.map((_, index) => index);
      return values.map((value, index) => [value, list[index]] as const);
    };

    test('every name stays and every number becomes its name', () => {
      for (const each of sites)
        for (const [value, number] of numbersOf(each.name)) {
          expect(outcome(each, value)).toBe(value);
          expect(outcome(each, number)).toBe(value);
        }
    });

    test('an unknown name becomes the unspecified one, for tasks and allocations the queued one', () => {
      const unknown = fc.oneof(
        fc.string(),
        fc.constantFrom('STATE_NEW', 'constructor', '__proto__'),
      );
      const property = fc.property(fc.constantFrom(...sites), unknown, (each, value) => {
        expect(outcome(each, value)).toBe(fallback(each.name));
      });
      fc.assert(property, { numRuns: 300 });
    });

    test('an unknown number does, too', () => {
      for (const each of sites) expect(outcome(each, 4711)).toBe(fallback(each.name));
      expect(new Set(sites.map(({ name }) => name))).toContain('TaskState');
    });
  });

  function enumName({ node }: Site) {
    const ref = [node, ...(node.oneOf ?? []), node.items].find((each) => each?.$ref)?.$ref ?? '';
    return ref.slice(ref.lastIndexOf('/') + 1);
  }

  describe('free objects', () => {
    test(`metric values are numbers in ${metrics.length} places and not elsewhere`, () => {
      const places = Object.entries(schemas).flatMap(([name, node]) =>
        Object.entries(node.properties ?? {})
          .filter(([, field]) => field['x-metrics'] === true)
          .map(([field]) => `${name}.${field}`),
      );
      expect(places.sort()).toEqual(metrics);
    });

    test('configs and hyperparameters stay as sent', () => {
      const config = { lr: 'NaN', layers: ['Infinity', { width: '-Infinity' }], any: null };
      const free = ofKind('object').filter(
        ({ site }) => site.node['x-metrics'] !== true && isFreeObject(site),
      );
      expect(free.length).toBeGreaterThan(50);
      for (const each of free) expect(outcome(each, config)).toEqual(config);
    });
  });

  const isFreeObject = ({ node }: Site) => {
    const at = resolveNode(node);
    return !at.oneOf && !at.properties && typeof at.additionalProperties !== 'object';
  };

  test('unknown fields are ignored', () => {
    const key = fc.string().map((name) => `x${name}`);
    const property = fc.property(
      fc.constantFrom(...answers),
      key,
      fc.jsonValue(),
      (each, name, value) => {
        const { id, full } = each;
        fc.pre(!(name in (full as object)));
        const decoded = decode(id, { ...(full as object), [name]: value });
        expect(decoded).toMatchObject(decode(id, full) as object);
      },
    );
    fc.assert(property, { numRuns: 300 });
  });
}
