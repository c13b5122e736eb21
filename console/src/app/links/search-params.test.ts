import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { listOf, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';
import { routeTree } from '~/routeTree.gen';
import { parseSearch, stringifySearch } from './search-params';

test.each([
  [{}, ''],
  [{ id: [1, 2] }, '?id=1&id=2'],
  [{ sort: 'name', page: 2, archived: true }, '?sort=name&page=2&archived=true'],
  [{ q: undefined, r: null }, ''],
  [{ list: [] }, ''],
  [{ q: 'a b&c' }, '?q=a+b%26c'],
  [{ q: '12' }, '?q=12'],
  [{ q: '"12"' }, '?q=%22%5C%2212%5C%22%22'],
])('%j is written %s', (search, text) => {
  expect(stringifySearch(search)).toBe(text);
});

/** Texts that are numbers, words of JSON or JSON itself to other readers. */
const texts = [
  '662E41',
  '723421968459640832',
  '1e3',
  '1.10',
  '-0',
  '007',
  'true',
  'false',
  'null',
  'undefined',
  '[1]',
  '{"a":1}',
  '"q"',
  '"two words"',
  '"',
  '',
  ' a ',
  'a+b & c=d #e',
  '<img src=x>',
];

/** Texts that an earlier console would have read without their quotes. */
const quotedTexts = ['"12"', '"true"', '"{}"', '"\\"q\\""'];

const read = searchSchema(() => ({
  q: z.catch(text, 'none'),
  list: z.catch(listOf(text), []),
})).read;

test.each([...texts, ...quotedTexts])('the text %s is unchanged after writing and reading', (q) => {
  const link = stringifySearch({ q, list: [q, 'other'] });
  expect(read(parseSearch(link))).toEqual({ q, list: [q, 'other'] });
  expect(stringifySearch(parseSearch(link))).toBe(link);
});

test.each(texts)('the text %s is read as it was typed into an address', (q) => {
  expect(read(parseSearch(`?q=${encodeURIComponent(q)}`))).toEqual({ q, list: [] });
});

test('a link that an earlier console wrote, which quoted what is JSON', () => {
  const quoted = (text: string) => encodeURIComponent(JSON.stringify(text));
  for (const text of ['12', '1e3', 'true', 'null', '[1]', '{"a":1}', '"q"'])
    expect(parseSearch(`?find=${quoted(text)}&page=2`)).toEqual({ find: text, page: 2 });
});

test('a link that a user typed', () => {
  expect(parseSearch('?id=1&id=2&q=val_acc&broken={&all=true')).toEqual({
    id: [1, 2],
    all: true,
    q: 'val_acc',
    broken: '{',
  });
});

type Read = (search: object) => Record<string, unknown>;
type Param = { route: string; name: string; read: Read };

const { routesById } = createRouter({
  routeTree,
  context: { queryClient: new QueryClient() },
});

const isRead = (read: unknown): read is Read => typeof read === 'function';

const probe = 'any text';
/** Has each parameter that a schema asks for. */
const anyParam = new Proxy({}, { get: () => probe, has: () => true });

/** The parameters of all routes that take any text, alone or in a list. */
const textParams: Param[] = Object.entries(routesById).flatMap(([route, { options }]) => {
  const read: unknown = options.validateSearch;
  if (!isRead(read)) return [];
  return Object.entries(read(anyParam)).flatMap(([name, value]) =>
    [value].flat()[0] === probe ? [{ route, name, read }] : [],
  );
});

test.each(textParams)('$name of $route keeps each text, and its address', ({ name, read }) => {
  for (const text of [...texts, ...quotedTexts]) {
    const link = stringifySearch({ [name]: text });
    const value = read(parseSearch(link))[name];
    expect([value].flat()).toEqual([text]);
    expect(stringifySearch({ [name]: value })).toBe(link);
  }
});

test('the table covers the texts of many routes', () => {
  const names = textParams.map(({ route, name }) => `${route} ${name}`);
  expect(names).toEqual(
    expect.arrayContaining([
      '/_app/experiments/$experimentId/logs find',
      '/_app/projects/$projectId/experiments name',
      '/_app/projects/$projectId/experiments filter',
      '/_app/projects/$projectId/runs filter',
      '/_app/templates search',
    ]),
  );
  expect(names.length).toBeGreaterThan(40);
});
