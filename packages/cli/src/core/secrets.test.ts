import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { startCli } from '../test/trainyard';

// one secret in each notation; every one of them contains `hunter2`
const config = `
name: secrets # token: hunter2-comment
searcher: {name: single, metric: loss, max_length: {batches: 1}}
entrypoint: python train.py --api-key hunter2-option
hyperparameters: {global_batch_size: 8}
environment:
  registry_auth: {username: hunter2-user, password: hunter2-registry}
  environment_variables: ["AWS_SECRET_ACCESS_KEY=hunter2-flow", "PASSWORD=hunter2 with spaces", "A=1"]
data:
  url: https://me:hunter2-address@host/x?token=hunter2-query
  password: |
    hunter2-block
  api_key:
    hunter2-next-line
  env: [{name: DB_PASSWORD, value: hunter2-pair}]
  text: '{"token": "hunter2-json"}'
bind_mounts:
  - host_path: //me:hunter2-mount@server/share
    container_path: /x
`;

let cli: Awaited<ReturnType<typeof startCli>>;
let id: string;

beforeEach(async () => {
  cli = await startCli();
  await writeFile(join(cli.folder, 'secrets.yaml'), config);
  const result = await cli.trainyard('e', 'create', 'secrets.yaml', '--paused', '-o', 'ids');
  expect(result).toMatchObject({ exitCode: 0, out: expect.stringMatching(/^\d+$/) });
  id = result.out;
});

describe('secrets of a configuration are masked', () => {
  test.each([
    ['describe', '--json'],
    ['describe', '-o', 'yaml'],
    ['describe', '-o', 'jsonl'],
    ['describe', '--columns', 'id,config,originalConfig', '-o', 'csv'],
    ['describe', '--columns', 'id,config,originalConfig'],
    ['config'],
    ['config', '--json'],
    ['config', '--original'],
    ['list', '--all', '-o', 'json'],
    ['list', '--all', '--columns', 'config.data.env,config.environment'],
    ['compare', '1'],
    ['compare', '1', '--json'],
    ['diff', '1'],
    ['diff', '1', '--json'],
    ['diff', '1', '--markdown'],
  ])('by e %s %s %s', async (verb, ...options) => {
    const operands = verb === 'list' ? [] : [id];
    const { out, exitCode } = await cli.trainyard('e', verb, ...operands, ...options);
    expect(exitCode).toBe(0);
    expect(out).not.toContain('hunter2');
    expect(out).toContain('********');
  });

  test('in recorded requests and answers', async () => {
    const create = ['e', 'create', 'secrets.yaml', '--paused', '--record', 'made.har'];
    expect((await cli.trainyard(...create)).exitCode).toBe(0);
    await cli.trainyard('e', 'describe', id, '--record', 'described.har');
    for (const name of ['made.har', 'described.har']) {
      const text = await readFile(join(cli.folder, name), 'utf8');
      expect(text).toContain('AWS_SECRET_ACCESS_KEY=********');
      expect(text).not.toContain('hunter2');
    }
  });

  test('and shown on request', async () => {
    const unmasked = await cli.trainyard('e', 'config', id, '--secrets');
    expect(unmasked.out).toContain('AWS_SECRET_ACCESS_KEY=hunter2-flow');
    const submitted = await cli.trainyard('e', 'config', id, '--original', '--secrets');
    expect(submitted.out).toBe(config.trimEnd());
  });
});
