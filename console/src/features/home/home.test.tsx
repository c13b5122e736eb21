import { screen, within } from '@testing-library/react';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { renderApp } from '~/test/render-app';

test('home shows what I started, newest first, and where it lives', async () => {
  await renderApp('/dashboard', { as: 'mkowalski' });
  const section = within(await screen.findByRole('region', { name: 'Your Recent Submissions' }));
  const rows = section.getAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.length).toBeLessThanOrEqual(25);
  expect(section.getByText(/\d+ running/)).toBeVisible();
  const links = within(rows[0] ?? document.body).getAllByRole('link');
  expect(links[0]?.getAttribute('href')).toMatch(/^\/experiments\/\d+$/);
  expect(links[1]?.getAttribute('href')).toMatch(/^\/projects\/\d+\/experiments$/);
});

test('projects I opened come first', async () => {
  const opened = await renderApp('/projects/2/experiments', { as: 'jtan' });
  await screen.findByRole('heading', { name: 'detection-and-classification' });
  opened.unmount();
  await renderApp('/dashboard', { as: 'jtan', sandbox: opened.sandbox });
  const section = within(await screen.findByRole('region', { name: 'Recently Viewed Projects' }));
  const card = section.getByRole('link', { name: /detection-and-classification/ });
  expect(card.getAttribute('href')).toBe('/projects/2/experiments');
});

test('a name is a text, whatever it looks like', async () => {
  await renderApp('/dashboard', { as: 'mkowalski' });
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  expect(document.querySelector('main img')).toBeNull();
});

test('an empty cluster welcomes a new user', async () => {
  const sandbox = createSandbox({ scenario: 'empty', clock: manualClock(Date.now()) });
  onTestFinished(() => sandbox.close());
  await renderApp('/dashboard', { sandbox });
  expect(await screen.findByText('No submissions')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Recently Viewed Projects' })).toBeNull();
});

test('tasks are listed among the experiments, and a kind that fails leaves the others', async () => {
  const answer = (request: Request) =>
    request.url.includes('/api/v1/shells')
      ? Response.json({ code: 2, message: 'no shells', error: 'no shells' }, { status: 500 })
      : undefined;
  const { requests } = await renderApp('/dashboard', { as: 'mkowalski', answer });
  const section = within(await screen.findByRole('region', { name: 'Your Recent Submissions' }));
  const asked = requests
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => /notebooks$/.test(pathname));
  expect(asked[0]?.searchParams.get('users')).toBe('mkowalski');
  expect(section.getAllByRole('img', { name: 'Experiment' }).length).toBeGreaterThan(5);
  const kinds = section.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));
  expect(kinds).toContain('JupyterLab');
  expect(screen.queryByText('no shells')).toBeNull();
});
