import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './main.mjs';

/** Returns the modules that a program and its static imports import from packages. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const names = [
    ...text.matchAll(/^(?:import '|(?:import|export) [^;'()]*? from ')([^']+)';$/gms),
  ].map(([, name = '']) => name);
  return names.flatMap((name) => {
    if (name.startsWith('node:')) return [];
    if (name.startsWith('.')) return packagesOf(resolve(dirname(file), name), seen);
    return [`${name} in ${file.slice(root.length + 1)}`];
  });
}

test.each(['start', 'test', 'check', 'build', 'compat', 'dev', 'step', 'release'])(
  'scripts/%s.mjs starts with nothing installed',
  (name) => {
    expect(packagesOf(join(root, 'scripts', `${name}.mjs`))).toEqual([]);
  },
);
