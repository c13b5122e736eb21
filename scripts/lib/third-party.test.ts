import { expect, test } from 'vitest';
import { noticesOf, noticesPage, thirdParties } from './third-party.mjs';

test('the parts are those of the console and those that the packages bundle, with their dependencies', async () => {
  const parts = await thirdParties();
  const names = parts.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'react',
      'scheduler',
      'chart.js',
      'tailwindcss',
      'ws',
      'undici',
      'yaml',
      // of a package that is bundled, and not published
      'tinyqueue',
    ]),
  );
  // tools, types, and packages that users install on demand
  for (const name of ['vitest', 'tsup', '@types/node', '@trainyard/sdk'])
    expect(names).not.toContain(name);
  for (const { license } of parts) expect(license).toMatch(/^[\w. ()-]+$/);
});

test('a package names the parts that its archive carries, and no others', async () => {
  const rowsOf = async (name: string) =>
    [...(await noticesOf(name)).matchAll(/^\| ([@\w/.-]+) \| \d/gm)].map(([, part]) => part);
  expect(await rowsOf('rbac')).toEqual([]);
  expect(await noticesOf('rbac')).toBe('');
  const sandbox = await rowsOf('sandbox');
  expect(sandbox).toEqual(expect.arrayContaining(['fflate', 'modern-tar']));
  const sdk = await rowsOf('sdk');
  expect(sdk).toEqual(expect.arrayContaining(['modern-tar', 'openapi-fetch', 'yaml']));
  for (const name of [...sdk, ...sandbox]) expect(name).not.toMatch(/react|codemirror|tailwind/);
  expect(await rowsOf('cli')).toEqual(expect.arrayContaining(['react', ...sdk, ...sandbox]));
});

test('a common text is written once, and as plain text', () => {
  const part = { version: '1.0.0', license: 'MIT', texts: ['# Free\n\n[for](all)'] };
  const page = noticesPage([
    { ...part, name: 'a' },
    { ...part, name: 'b' },
  ]);
  expect(page).toContain('| b | 1.0.0 | MIT |');
  expect(page).toContain('## a, b\n\n    # Free\n\n    [for](all)\n');
});
