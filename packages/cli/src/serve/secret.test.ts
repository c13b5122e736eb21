import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSecret } from './secret';

const long = 'ab'.repeat(16);

function fileWith(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

test('the secret is that of the file, else that of the environment', () => {
  const inEnvironment = { TRAINYARD_SERVE_SECRET: long };
  expect(readSecret(undefined, {})).toBeUndefined();
  expect(readSecret(undefined, inEnvironment)?.toString()).toBe(long);
  expect(readSecret(fileWith(`${long}-of-a-file\n`), inEnvironment)?.toString()).toBe(
    `${long}-of-a-file`,
  );
});

test('a short secret and a missing file are refused by name, without the secret', () => {
  const short = () => readSecret(undefined, { TRAINYARD_SERVE_SECRET: 'hunter2' });
  expect(short).toThrow(/^TRAINYARD_SERVE_SECRET has 7 characters; /);
  expect(short).not.toThrow(/hunter2/);
  expect(() => readSecret(fileWith(''), {})).toThrow(/^--secret-file .+ has 0 characters/);
  expect(() => readSecret('/nowhere/secret', {})).toThrow(
    '--secret-file /nowhere/secret cannot be read: ENOENT',
  );
});
