import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '~/test/render-app';

const texts = ['662E41', '723421968459640832', '-0', 'null', '{"a":1}', '"q"'];

test.each(texts)('a log is searched for %s, and the address stays', async (text) => {
  const search = `?${new URLSearchParams({ find: text })}`;
  const { router } = await renderApp(`/experiments/85/logs${search}`);
  const field = await screen.findByRole('textbox', { name: 'Search the whole log' });
  expect(field).toHaveValue(text);
  await waitFor(() => expect(router.state.status).toBe('idle'));
  expect(router.state.location.searchStr).toBe(search);
});

test('a list is searched for the name of the link, and the address stays', async () => {
  const { router, requests } = await renderApp('/projects/1/experiments?name=1e3');
  expect(await screen.findByRole('searchbox', { name: 'Search by name' })).toHaveValue('1e3');
  await waitFor(() => expect(router.state.status).toBe('idle'));
  expect(router.state.location.searchStr).toBe('?name=1e3');
  const searched = requests.filter(({ url }) => url.includes('experiments-search'));
  expect(decodeURIComponent(searched.map(({ url }) => url).join())).toContain('"1e3"');
});
