import { render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, lazy } from 'react';
import { expect, test } from 'vitest';
import { OptionalPart } from './optional-part';

async function show(Part: ComponentType) {
  render(
    <>
      <h1>The page</h1>
      <OptionalPart fallback="on its way">
        <Part />
      </OptionalPart>
    </>,
    { onCaughtError: () => undefined },
  );
  await waitFor(() => expect(screen.queryByText('on its way')).toBeNull());
}

test('a part is shown once its code has loaded', async () => {
  await show(lazy(async () => ({ default: () => <p>More</p> })));
  expect(screen.getByText('More')).toBeVisible();
});

test('a part whose code fails to load leaves its page intact', async () => {
  await show(lazy(() => Promise.reject(new Error('Failed to fetch'))));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

test('a part that fails to render leaves its page intact', async () => {
  await show(() => {
    throw new Error('no such unit');
  });
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});
