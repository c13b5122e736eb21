import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import { startPacked } from './packed-code';

let folder: string;
const kept = () => join(folder, 'trainyard', 'compiled');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'packed-code-'));
  vi.stubEnv('XDG_CACHE_HOME', folder);
  return () => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  };
});

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 16);

/** Runs code as a start of the program does, to its end. */
function started(code: string): unknown {
  const ends: (() => void)[] = [];
  const answer = startPacked({
    name: 'sums',
    packed: brotliCompressSync(code).toString('base64'),
    hash: hashOf(code),
    url: pathToFileURL(join(folder, 'trainyard.mjs')).href,
    given: { two: 2 },
    atEnd: (work) => ends.push(work),
  });
  for (const end of ends) end();
  return { answer, wrote: ends.length > 0 };
}

const sum = 'module.exports = two + 3; // packed';

test('code is run with what it is given, and kept as compiled for the next start', () => {
  expect(started(sum)).toEqual({ answer: 5, wrote: true });
  expect(readdirSync(kept())).toHaveLength(1);
  expect(started(sum)).toEqual({ answer: 5, wrote: false });
});

test('what was kept of another text is not taken, and goes', () => {
  started(sum);
  const before = readdirSync(kept());
  expect(started(sum.replace('3', '4'))).toEqual({ answer: 6, wrote: true });
  expect(readdirSync(kept())).toHaveLength(1);
  expect(readdirSync(kept())).not.toEqual(before);
});

test('what is no compiled code is written anew', () => {
  started(sum);
  // a text that this process has not compiled: what it has, it does not look up again
  const product = 'module.exports = two * 3; // packed';
  const path = join(kept(), `${readdirSync(kept())}`.replace(hashOf(sum), hashOf(product)));
  writeFileSync(path, 'process.exit(1)');
  expect(started(product)).toEqual({ answer: 6, wrote: true });
  expect(readFileSync(path, 'utf8')).not.toContain('exit');
});

test('nothing is kept for who switched that off, or has no place for it', () => {
  vi.stubEnv('NODE_DISABLE_COMPILE_CACHE', '1');
  expect(started(sum)).toEqual({ answer: 5, wrote: false });
  expect(readdirSync(folder)).toEqual([]);
  vi.stubEnv('NODE_DISABLE_COMPILE_CACHE', '');
  vi.stubEnv('XDG_CACHE_HOME', '/dev/null');
  expect(started(sum)).toEqual({ answer: 5, wrote: true });
});
