import { execFileSync } from 'node:child_process';
import { beforeEach, describe, expect, test } from 'vitest';
import { fromBase64, toBase64 } from '../../archive/tar';
import { objectOf, textOf } from '../../config/json';
import type { ModelFile } from '../../simulation/rows';
import { addTestAgents } from '../../test/fixtures/test-agents';
import { createTestMaster, refusal, type TestMaster } from '../../test/fixtures/test-master';

const config =
  'name: coded\nentrypoint: python3 train.py\nsearcher: {name: single, metric: loss, max_length: {batches: 9}}\n';

const file = (path: string, text: string): ModelFile => ({
  path,
  type: 48,
  content: toBase64(new TextEncoder().encode(text)),
  mtime: 1690000000,
  mode: 0o644,
  uid: 0,
  gid: 0,
});
const folder = (path: string): ModelFile => ({ ...file(path, ''), type: 53, mode: 0o755 });
const deep = `sub/${'long/'.repeat(24)}end.txt`;
const files = [file('train.py', 'print("hé")\n'), folder('sub'), file('sub/notes.txt', 'notes\n')];

let master: TestMaster;
beforeEach(async () => {
  master = await createTestMaster();
  addTestAgents(master.masterState.db, { agents: 1, slots: 2, pool: 'default' });
  await master.admin('POST', '/experiments', { config, modelDefinition: files });
});

const bodyOf = async (method: string, path: string, body?: unknown) =>
  objectOf((await master.admin(method, path, body)).body);

describe('the model definition', () => {
  test('returns the submitted files', async () => {
    const { file: content } = await bodyOf('POST', '/experiments/1/file', { path: 'train.py' });
    expect(new TextDecoder().decode(fromBase64(textOf(content)))).toBe('print("hé")\n');
  });

  test('is a tree of folders', async () => {
    const contentType = 'text/plain; charset=utf-8';
    const modifiedTime = '2023-07-22T04:26:40Z';
    const shared = { modifiedTime, contentType };
    expect(await bodyOf('GET', '/experiments/1/file_tree')).toEqual({
      files: [
        {
          ...shared,
          path: 'sub',
          name: 'sub',
          contentLength: 0,
          isDir: true,
          files: [
            {
              ...shared,
              path: 'sub/notes.txt',
              name: 'notes.txt',
              contentLength: 6,
              isDir: false,
              files: [],
            },
          ],
        },
        {
          ...shared,
          path: 'train.py',
          name: 'train.py',
          contentLength: 13,
          isDir: false,
          files: [],
        },
      ],
    });
  });

  test('is an archive that tar unpacks, including long names', async () => {
    const modelDefinition = [...files, file(deep, 'deep\n')];
    await master.admin('POST', '/experiments', { config, modelDefinition });
    const { b64Tgz } = await bodyOf('GET', '/experiments/2/model_def');
    const input = fromBase64(textOf(b64Tgz));
    const list = execFileSync('tar', ['-tzf', '-'], { input }).toString().trim().split('\n');
    expect(list).toEqual(['train.py', 'sub/', 'sub/notes.txt', deep]);
    expect(execFileSync('tar', ['-xzOf', '-', deep], { input }).toString()).toBe('deep\n');
  });

  test('of a fork is that of its parent', async () => {
    await master.admin('POST', '/experiments', {
      config,
      parentId: 1,
      modelDefinition: [file('other.py', '')],
    });
    expect(await bodyOf('GET', '/experiments/2/file_tree')).toEqual(
      await bodyOf('GET', '/experiments/1/file_tree'),
    );
  });

  test('that ends a real master is refused with the reason (real-masters M-4)', async () => {
    await master.admin('POST', '/experiments', { config, modelDefinition: [file('lib/', '')] });
    expect(refusal(await master.admin('GET', '/experiments/2/file_tree'))).toBe(
      '500 13 a real master ends here: the path lib/ of the code ends in a slash',
    );
  });

  test('may be empty', async () => {
    await master.admin('POST', '/experiments', { config });
    expect(await bodyOf('GET', '/experiments/2/file_tree')).toEqual({ files: [] });
  });

  test.each([
    ['POST', '/experiments/1/file', { path: 'sub' }, '500 13 file does not exist'],
    ['POST', '/experiments/1/file', { path: 'nope' }, '500 13 file does not exist'],
    ['POST', '/experiments/99/file', { path: 'a' }, "404 5 experiment '99' not found"],
    ['GET', '/experiments/99/file_tree', undefined, "404 5 experiment '99' not found"],
    ['GET', '/experiments/99/model_def', undefined, "404 5 experiment '99' not found"],
  ])('%s %s is refused', async (method, path, body, text) => {
    expect(refusal(await master.admin(method, path, body))).toBe(text);
  });
});

test('the demo has code for its own experiments', async () => {
  const demo = await createTestMaster('demo');
  const [experiment] = demo.masterState.db.experiments.all();
  const { text } = await demo.admin('GET', `/experiments/${experiment?.id}/file_tree`);
  expect(text.match(/"name":"[^"]*"/g)).toEqual([
    '"name":"README.md"',
    '"name":"const.yaml"',
    '"name":"model_def.py"',
  ]);
});
