import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyExtra } from './lazy-extra';

async function show(Extra: ReturnType<typeof lazyExtra>) {
  render(
    <>
      <h1>The page</h1>
      <Suspense fallback="on its way">
        <Extra />
      </Suspense>
    </>,
  );
  await waitFor(() => expect(screen.queryByText('on its way')).toBeNull());
}

test('a loaded component is rendered', async () => {
  await show(lazyExtra(async () => ({ default: () => <p>More</p> })));
  expect(screen.getByText('More')).toBeVisible();
});

test('a component that fails to load leaves its page intact', async () => {
  await show(lazyExtra(() => Promise.reject(new Error('Failed to fetch'))));
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});
