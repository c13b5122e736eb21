import fc from 'fast-check';
import { expect, test } from 'vitest';
import { experimentListSearch } from '~/features/experiments/base/list-search';
import { linkOf, searchOf, withoutView, withView } from './named-view';
import { readViews, writeViews } from './use-named-views';

const link = linkOf({
  ...experimentListSearch.defaults(),
  page: 7,
  sort: 'name=asc',
  filter: 'state = ERROR and name ~ "a b"',
  columns: ['name:240', 'hp.lr'],
});

test('a link holds the view, and not where it is scrolled to', () => {
  expect(searchOf(link)).toEqual({
    ...experimentListSearch.defaults(),
    sort: 'name=asc',
    filter: 'state = ERROR and name ~ "a b"',
    columns: ['name:240', 'hp.lr'],
  });
  expect(linkOf(experimentListSearch.defaults())).toBe('');
});

test('a note stores views as text, and keeps its other text', () => {
  const note = writeViews('# Plan\n\nour views:', [{ name: 'Failed', link }]);
  expect(note).toBe(`# Plan

our views:

\`\`\`trainyard-views 1
- Failed
    sort: name=asc
    filter: state = ERROR and name ~ "a b"
    columns: name:240
    columns: hp.lr
\`\`\`
`);
  expect(readViews(note)).toEqual([{ name: 'Failed', link }]);
  const more = writeViews(`${note}\nafter it`, [{ name: 'All $& of it', link: '' }]);
  expect(readViews(more)).toEqual([{ name: 'All $& of it', link: '' }]);
  expect(more).toMatch(/^# Plan[\s\S]+after it$/);
});

test('a note without views, or with those of another version, has none to read', () => {
  for (const text of ['', 'plain', '```js\n- a\n```', '```trainyard-views 2\n- a\n```\n'])
    expect(readViews(text)).toBeUndefined();
  expect(readViews('```trainyard-views 1\n- a\n    nonsense: 1\n    page: x\n```')).toEqual([
    { name: 'a', link: '' },
  ]);
});

test('any name and filter can be read back from the note', () => {
  const line = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .map((text) => text.replace(/\s+/g, ' ').trim());
  fc.assert(
    fc.property(line.filter(Boolean), line, fc.boolean(), (name, filter, archived) => {
      const view = { name, link: linkOf({ ...experimentListSearch.defaults(), filter, archived }) };
      expect(readViews(writeViews('', [view]))).toEqual([view]);
      expect(searchOf(view.link)).toMatchObject({ filter, archived });
    }),
  );
});

test('a view takes the place of another of its name', () => {
  const views = withView([{ name: 'b', link: '' }], { name: 'a', link });
  expect(views.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(withView(views, { name: 'b', link })).toContainEqual({ name: 'b', link });
  expect(withoutView(views, 'a')).toEqual([{ name: 'b', link: '' }]);
});
