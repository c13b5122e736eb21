import { expect, test } from 'vitest';
import { countConcepts, countRooms } from './concepts.mjs';
import { areaOf, countFile, kindOf } from './count.mjs';
import { duplicatePairs } from './duplicates.mjs';

test.each([
  ['packages/sdk/src/client/client.ts', 'code', 'packages/sdk'],
  ['packages/sdk/src/generated/types.ts', 'generated', 'packages/sdk'],
  ['console/src/routeTree.gen.ts', 'generated', 'console'],
  ['console/e2e/list.walk.ts', 'test', 'console'],
  ['scripts/lib/release.test.ts', 'test', 'scripts'],
  ['scripts/compat/det-run.mjs', 'test', 'scripts'],
  ['vitest.config.ts', 'code', 'root'],
])('%s is %s of %s', (file, kind, area) => {
  expect([kindOf(file), areaOf(file)]).toEqual([kind, area]);
});

test('casts, any and lazy are counted by syntax', () => {
  const text = [
    "const kinds = ['a'] as const;",
    '// as any lazy(',
    'const value = kinds as unknown as any;',
    "const Page = lazy(() => import('./page'));",
    '',
  ].join('\n');
  expect(countFile('a.tsx', text)).toEqual({ lines: 4, casts: 2, anys: 1, lazies: 1 });
});

test('a run of shared lines is one pair, of any length and indentation', () => {
  const shared = Array.from({ length: 9 }, (_, index) => `const a${index} = ${index};`);
  const text = (lines: string[]) => ({ file: 'a.ts', text: lines.join('\n') });
  expect(duplicatePairs([text(shared)])).toBe(0);
  expect(
    duplicatePairs([text(shared), text(['let b;', ...shared.map((line) => `  ${line}`)])]),
  ).toBe(1);
  expect(duplicatePairs([text(shared), text(shared.slice(0, 5))])).toBe(0);
});

test('an import counts as late unless a user opens the file or a worker runs it', () => {
  const imports = [
    "lazy(() => import('./edit-dialog'))",
    "(await import('./read-in-worker')).read()",
    "(await import('@trainyard/sdk/yaml')).yamlProblems(text)",
    "lazy(() => import('./experiment-cards'))",
  ];
  const code = [{ file: 'console/src/features/list/page.tsx', text: imports.join('\n') }];
  const rows = countConcepts(code, { routeTrees: 1, records: [] });
  expect(rows.find(({ concept }) => concept.startsWith('dynamic imports'))?.count).toBe('4; 1');
});

test('a file that is named after its only query counts among the queries', () => {
  const features = 'console/src/features/';
  const code = [
    { file: `${features}list/queries.ts`, text: 'a\nb\n' },
    {
      file: `${features}metrics/series-query.ts`,
      text: 'export const seriesQuery = () =>\n  q(a);\n',
    },
    { file: `${features}trials/list-query.ts`, text: 'export const trialListQuery = {};\n' },
  ];
  const rows = countConcepts(code, { routeTrees: 1, records: [] });
  expect(rows.find(({ concept }) => concept.startsWith('lines of queries'))?.count).toBe('4');
});

const room = (name: string, ...targets: string[]) => ({
  file: `console/src/features/${name}/page.tsx`,
  text: targets.map((target) => `import { a } from '~/features/${target}/queries';`).join('\n'),
});

test('features that import each other are a pair, and one of their imports points up', () => {
  const straight = [room('list', 'jobs', 'users'), room('jobs', 'users'), room('users')];
  expect(countRooms(straight)).toEqual({ pairs: 0, upward: 0, floors: 3 });
  expect(countRooms([...straight, room('users', 'jobs')])).toEqual({
    pairs: 1,
    upward: 1,
    floors: 3,
  });
  const circle = [room('a', 'b'), room('b', 'c'), room('c', 'a')];
  expect(countRooms(circle)).toEqual({ pairs: 0, upward: 1, floors: 3 });
});
