import { getExperiments, previewHPSearch } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { languages } from '~/app/copy-as-code/copy-texts';
import { recordCall } from '~/app/copy-as-code/record-call';
import { maskBatches, maskLines } from './mask-log';

const lines = [
  'INFO: epoch 1',
  'export WANDB_API_KEY=hunter2',
  'config: {"registry_auth":{"password":"hunter2"}}',
  '-----BEGIN RSA PRIVATE KEY-----',
  'hunter2hunter2',
  '-----END RSA PRIVATE KEY-----',
  'loss: 0.5',
];
const clean = [
  'INFO: epoch 1',
  'export WANDB_API_KEY=********',
  'config: {"registry_auth":"********"}',
  '********',
  '********',
  '********',
  'loss: 0.5',
];

test('lines of a log leave the page without secrets, also a key over several lines', async () => {
  expect(await maskLines(lines)).toEqual(clean);
  const batches = (async function* () {
    for (const text of lines) yield [{ text, at: 0 }];
  })();
  const saved: string[] = [];
  for await (const batch of maskBatches(batches)) saved.push(...batch.map(({ text }) => text));
  expect(saved).toEqual(clean);
});

test('a call is copied without secrets, in each language', async () => {
  const config = { environment: { environment_variables: ['TOKEN=hunter2', 'A=1'] } };
  const called = [
    await recordCall((client) => previewHPSearch(client, { body: { config, seed: 1 } })),
    await recordCall((client) => getExperiments(client, { name: 'password=hunter2' })),
  ];
  for (const call of called)
    for (const writeCall of Object.values(languages)) {
      expect(writeCall(call)).not.toContain('hunter2');
      expect(writeCall(call)).toContain('********');
    }
});
