import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTransport } from '../client/transport';
import { downloadModelDefFile, downloadModelDefFiles } from './model-definition';

test('single files of the code are each written in one step', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trainyard-code-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const content: Record<string, string> = { 'a.py': 'one', 'lib/b.py': 'two' };
  const node = (path: string, more = {}) => ({
    path,
    name: path,
    isDir: false,
    contentLength: 3,
    files: [],
    ...more,
  });
  const tree = [node('a.py'), node('lib', { isDir: true, files: [node('lib/b.py')] })];
  const fetch = async (request: Request) =>
    request.method === 'GET'
      ? Response.json({ files: tree })
      : Response.json({ file: btoa(content[(await request.json()).path] ?? '') });
  const client = createTransport({ baseUrl: 'http://master', fetch });
  const request = { experimentId: 7, directory: folder };
  expect(await downloadModelDefFiles(client, request)).toEqual(['a.py', 'lib/b.py']);
  expect(await readFile(join(folder, 'lib/b.py'), 'utf8')).toBe('two');
  const to = join(folder, 'copy.py');
  expect(await downloadModelDefFile(client, { experimentId: 7, path: 'a.py', to })).toBe(3);
  expect((await readdir(folder)).sort()).toEqual(['a.py', 'copy.py', 'lib']);
  const paths = ['../evil'];
  await expect(downloadModelDefFiles(client, { ...request, paths })).rejects.toMatchObject({
    type: 'input',
  });
});
