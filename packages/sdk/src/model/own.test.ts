import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bulkError } from '../flows/bulk';
import { changesBetween } from '../flows/changes';
import { metricsOf } from '../flows/compare-experiments';
import { reportedSizes, sizeDifferences } from '../flows/file-sizes';
import { forgetToken, savedSessions, saveToken } from '../node/auth-file';
import { sizesIn } from '../node/download';
import { toColumns } from '../notebook/columns';
import { table } from '../notebook/drawings';
import { hyperparameters, hyperparameterValues } from './hyperparameters';
import { ownValue, setOwn } from './own';

const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];
const anyName = fc.oneof(fc.constantFrom(...inherited), fc.stringMatching(/^[a-z_]{1,8}$/));
const holding = <Value>(name: string, value: Value): Record<string, Value> =>
  Object.fromEntries([[name, value]]);

/** Checks one name against every map of the SDK whose keys are names from data. */
const maps: Record<string, (name: string) => void | Promise<void>> = {
  'a record read and written': (name) => {
    const record: Record<string, number> = {};
    expect(ownValue(record, name)).toBeUndefined();
    setOwn(record, name, 1);
    setOwn(record, name, 2);
    expect([ownValue(record, name), Object.entries(record)]).toEqual([2, [[name, 2]]]);
    expect(ownValue(null, name)).toBeUndefined();
  },
  'metrics of a trial': (name) => {
    const figures = holding(name, { last: 1, min: 1, max: 1, sum: 1, count: 1 });
    const metrics = metricsOf({ summaryMetrics: holding(name, figures) });
    const inner = Object.values(metrics)[0];
    expect(Object.keys(metrics)).toEqual([name]);
    expect(Object.keys(Object(inner))).toEqual([name]);
  },
  hyperparameters: (name) => {
    const config = { hyperparameters: holding(name, { type: 'const', val: 1 }) };
    expect(hyperparameters(config).map((each) => each.name)).toEqual([name]);
    expect(hyperparameterValues(holding(name, 1))).toEqual([{ path: [name], name, value: 1 }]);
  },
  'differences of configs': (name) => {
    expect(changesBetween({}, holding(name, 1)).map(({ path }) => path)).toEqual([name]);
  },
  'sizes of files': async (name) => {
    const reported = reportedSizes({ resources: holding(name, 3) });
    expect(sizeDifferences(reported, holding(name, 3))).toEqual([]);
    expect(sizeDifferences(reported, {})).toHaveLength(1);
    const folder = await mkdtemp(join(tmpdir(), 'sizes-'));
    await writeFile(join(folder, name), 'abc');
    expect(Object.entries(await sizesIn(folder, [name, 'none']))).toEqual([[name, 3]]);
    await rm(folder, { recursive: true });
  },
  'users of the auth file': async (username) => {
    const folder = await mkdtemp(join(tmpdir(), 'auth-'));
    const env = { HOME: folder, XDG_CONFIG_HOME: folder };
    const master = 'http://master:8080';
    await saveToken({ master, username, token: 'secret', isActive: true }, env);
    const saved = await savedSessions(env, master);
    expect(saved.activeUser).toBe(username);
    expect(Object.entries(saved.tokens)).toEqual([[username, 'secret']]);
    await forgetToken({ master, username }, env);
    expect(Object.entries((await savedSessions(env, master)).tokens)).toEqual([]);
    await rm(folder, { recursive: true });
  },
  'columns and tables of a notebook': (name) => {
    expect(Object.entries(toColumns([holding(name, 1)]))[0]?.[0]).toBe(name);
    const html = JSON.stringify(table([holding(name, 1), { other: 2 }]));
    expect(html).not.toContain('native code');
  },
  'codes of errors': (name) => {
    const { status } = bulkError('x', `rpc error: code = ${name} desc = y`);
    expect(status).toBe(500);
  },
};

describe('a name from data is only a name', () => {
  test.each(Object.entries(maps))('in %s', async (_, check) => {
    await fc.assert(
      fc.asyncProperty(anyName, async (name) => {
        await check(name);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: 30, examples: inherited.map((name) => [name]) },
    );
  });
});
