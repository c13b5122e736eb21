import { expect, test } from 'vitest';
import { codePairs, signaturePairs } from './code-pairs';

const file = (path: string, contentLength = 1) => ({
  path,
  contentLength,
  isDir: false,
  files: [],
});

test('pairs files of two trees by path, with the differences known before their content is read', () => {
  const left = [
    { path: 'net', isDir: true, contentLength: 0, files: [file('net/block.py', 9)] },
    file('train.py', 5),
    file('old.py'),
  ];
  const right = [
    file('new.py'),
    { path: 'net', isDir: true, contentLength: 0, files: [file('net/block.py', 8)] },
    file('train.py', 5),
  ];
  expect(codePairs(left, right)).toEqual([
    { path: 'net/block.py', kind: 'size' },
    { path: 'new.py', kind: 'only right' },
    { path: 'old.py', kind: 'only left' },
    { path: 'train.py', kind: 'unknown' },
  ]);
});

test('kinds of problems in only one log come first', () => {
  const group = (signature: string, count: number) => ({ signature, count });
  const pairs = signaturePairs(
    [group('slow disk', 4), group('out of memory', 1)],
    [group('slow disk', 2), group('no such file', 3)],
  );
  expect(pairs.map(({ group: { signature }, left, right }) => [signature, left, right])).toEqual([
    ['out of memory', 1, 0],
    ['no such file', 0, 3],
    ['slow disk', 4, 2],
  ]);
});
