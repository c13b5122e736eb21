import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getExperiment, getTemplate } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

const config = `name: from a file
entrypoint: python3 train.py
data:
  defaults: &d {root: /data}
  merged: {<<: *d, root: /other, cache: yes}
hyperparameters: {steps: 1_000_000, ema: yes, mode: 0755, lr: 1, lr: 2, "off": "off"}
searcher: {name: single, metric: loss, max_length: {batches: 2_000}, smaller_is_better: no}
`;

const asRead = {
  data: { defaults: { root: '/data' }, merged: { root: '/other', cache: true } },
  hyperparameters: {
    steps: { val: 1_000_000 },
    ema: { val: true },
    mode: { val: 493 },
    lr: { val: 2 },
    off: { val: 'off' },
  },
  searcher: { max_length: { batches: 2000 }, smaller_is_better: false },
};

test('an override changes nothing but its key', async () => {
  const { trainyard, client, folder } = await startCli();
  writeFileSync(join(folder, 'f.yaml'), config);
  for (const override of [[], ['--config', 'description=on purpose']]) {
    const { out } = await trainyard('e', 'create', 'f.yaml', '--paused', '-o', 'ids', ...override);
    const { experiment } = await getExperiment(client, { experimentId: Number(out) });
    expect(experiment.config).toMatchObject(asRead);
  }
});

test('a template has the values that a master reads, and is shown so that they stay', async () => {
  const { trainyard, client, folder } = await startCli();
  const mounts = '{<<: *m, container_path: "off"}';
  writeFileSync(
    join(folder, 't.yaml'),
    `environment: {force_pull_image: yes}\nbind_mounts: [&m {host_path: /a, container_path: /b}, ${mounts}]\n`,
  );
  expect(await trainyard('tpl', 'create', 'legacy', 't.yaml')).toMatchObject({ exitCode: 0 });
  const { template } = await getTemplate(client, { templateName: 'legacy' });
  expect(template.config).toEqual({
    environment: { force_pull_image: true },
    bind_mounts: [
      { host_path: '/a', container_path: '/b' },
      { host_path: '/a', container_path: 'off' },
    ],
  });
  const printed = await trainyard('tpl', 'describe', 'legacy', '-o', 'yaml');
  expect(printed.out).toContain('container_path: "off"');
});

test('the file of a task is read as a master reads it', async () => {
  const { trainyard, folder } = await startCli();
  writeFileSync(join(folder, 'c.yaml'), 'a: &a {slots: 0}\nresources: {<<: *a}\n');
  for (const [noun, verb, ...words] of [
    ['cmd', 'run', 'true'],
    ['notebook', 'start'],
  ]) {
    const { out, error } = await trainyard(
      ...[noun ?? '', verb ?? '', '-d', '--config-file', 'c.yaml', '--dry-run'],
      ...words,
    );
    expect(`${out}${error}`).not.toContain('<<');
    expect(`${out}${error}`).toMatch(/"slots":\s*0/);
  }
});

test.each([
  ['a: 1\nb: [', 'line 2: did not find expected node content.'],
  ['a: .inf', 'line 1: unsupported value: +Inf.'],
])('a file that a master refuses names its line: %j', async (text, reason) => {
  const { trainyard, folder } = await startCli();
  writeFileSync(join(folder, 'f.yaml'), text);
  const { exitCode, error } = await trainyard('e', 'create', 'f.yaml');
  expect(exitCode).toBe(2);
  expect(error).toContain(`f.yaml is not valid YAML: ${reason}`);
});
