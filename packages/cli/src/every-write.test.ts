import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SandboxOptions } from '@trainyard/sandbox';
import { release038 } from '@trainyard/sandbox/v038';
import { expect, test } from 'vitest';
import { isTool } from './core/verb';
import { table } from './table';
import { reads, writes } from './test/every-verb';
import { typed } from './test/trainyard';
import { startWithCheckpoint } from './test/with-checkpoint';

test('every command is known to read or to write', async () => {
  const verbs: string[] = [];
  for (const row of table)
    if (!isTool(row)) for (const { name } of await row.load()) verbs.push(`${row.name} ${name}`);
  const listedVerbs = [...reads, ...writes.map(([verb]) => verb)];
  expect(verbs.toSorted()).toEqual([...new Set(listedVerbs)].toSorted());
});

const config = `
name: fresh
entrypoint: python3 train.py
hyperparameters: {}
searcher: { name: single, metric: loss, max_length: { batches: 1 }, time_metric: batches, max_time: 1 }
`;

const new038 = [
  'experiment retry',
  'experiment set log-retention',
  'experiment delete-tb-files',
  'trial set log-retention',
  'run pause',
  'run resume',
  'run kill',
  'run archive',
  'run unarchive',
  'run move',
  'run delete',
  'token create',
  'token edit',
  'token revoke',
  'config-policies set',
  'config-policies delete',
];

const releases: Array<[string, SandboxOptions['release'], string[]]> = [
  // the last one would delete more than asked on this release
  ['0.23.4', undefined, [...new038, 'experiment set gc-policy']],
  ['0.38.1', release038, []],
];

test.each(releases)('every write is sent to %s in its own form', async (_, release, refused) => {
  const { sandbox, folder, trainyardOn } = await startWithCheckpoint(100, { release, rbac: true });
  writeFileSync(join(folder, 'config.yaml'), config);
  writeFileSync(join(folder, 'policies.yaml'), 'constraints: { priority_limit: 40 }\n');
  const unknown: string[] = [];
  let sent = 0;
  const fetch = async (request: Request) => {
    const { method, url } = request;
    if (method !== 'GET') sent += 1;
    const answer = await sandbox.fetch(request);
    if (answer.status === 501) unknown.push(`${method} ${new URL(url).pathname}`);
    return answer;
  };
  const run = (...args: string[]) => trainyardOn({ fetch, ...typed('Secret-word-1\n') }, ...args);
  const firstOf = async (list: string) =>
    (await run(...list.split(' '), '-o', 'ids')).out.split('\n')[0] || '1';
  const silent: string[] = [];
  for (const [verb, words, list] of writes) {
    const id = list === undefined ? '' : await firstOf(list);
    sent = 0;
    const args = words.split(' ').filter((word) => word !== '');
    await run(...verb.split(' '), ...args.map((word) => word.replace('ID', id)), '-y');
    if (sent === 0) silent.push(verb);
  }
  expect(unknown).toEqual([]);
  expect(silent.toSorted()).toEqual(refused.toSorted());
});
