import { expect, test } from 'vitest';
import { indexHtml } from '../../test/built-console';
import { indexFor, pathnameOf, withoutBase } from './base-path';

test.each([
  ['/det/dashboard?a=/det/', '/det/', '/dashboard?a=/det/'],
  ['/det/', '/det/', '/'],
  ['/det', '/det/', null],
  ['/detail', '/det/', null],
  ['/x', '/', '/x'],
])('%s under %s becomes %s', (path, base, expected) => {
  expect(withoutBase(path, base)).toBe(expected);
});

test('the page names the base path and loads its files from there', () => {
  const html = indexFor(indexHtml, { basePath: '/det/' });
  expect(html).toContain('<meta name="base-path" content="/det/" />');
  expect(html).toContain('href="/det/favicon.svg"');
  expect(html).toContain('src="/det/assets/index-a1b2.js"');
  expect(html).toContain('href="https://example.org/./x"');
});

test('at the root the files are absolute too, for deep links', () => {
  expect(indexFor(indexHtml, { basePath: '/' })).toContain('src="/assets/index-a1b2.js"');
});

test('the page names the feedback address, with any characters', () => {
  const page = '<meta name="feedback" content="" />';
  const feedback = 'https://forms.example/?a=1&b="><script>$&';
  expect(indexFor(page, { basePath: '/', feedback })).toBe(
    '<meta name="feedback" content="https://forms.example/?a=1&#38;b=&#34;&#62;&#60;script&#62;$&#38;" />',
  );
  expect(indexFor(page, { basePath: '/' })).toBe(page);
});

test('a pathname ends where the query begins', () => {
  expect(pathnameOf('/a?b=c?d')).toBe('/a');
});
