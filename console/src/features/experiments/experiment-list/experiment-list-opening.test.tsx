import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listPath, rowOf, withHeight } from '~/test/experiment-list';
import { renderApp } from '~/test/render-app';

withHeight();

test('an experiment opened from the list shows its head before the master has answered', async () => {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { user, router, sandbox } = await renderApp(listPath, {
    answer: (request) =>
      /\/experiments\/113$/.test(new URL(request.url).pathname)
        ? isLetGo.then(() => sandbox.fetch(request))
        : undefined,
  });
  await user.click(
    within(await rowOf('resnet50-lr-sweep')).getByRole('link', { name: 'resnet50-lr-sweep' }),
  );
  expect(await screen.findByRole('heading', { name: 'resnet50-lr-sweep', level: 1 })).toBeVisible();
  expect(router.state.location.pathname).toContain('/experiments/113');
  expect(screen.getByText('Running')).toBeVisible();
  expect(screen.getByText(/^Best validation_/)).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading experiment' })).toBeVisible();
  // values that a row does not have are not shown
  expect(screen.queryByText('Experiment will not have trials')).toBeNull();
  letGo();
  await waitFor(() =>
    expect(screen.queryByRole('status', { name: 'Loading experiment' })).toBeNull(),
  );
});

test('a run that loads looks the same from its row to its trial (E14.7)', async () => {
  const heldRequests = [/\/experiments\/107$/, /\/trials\/\d+$/].map((url) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    return { url, released, release };
  });
  const { user, sandbox } = await renderApp(listPath, {
    answer: (request) => {
      const match = heldRequests.find(({ url }) => url.test(new URL(request.url).pathname));
      return match?.released.then(() => sandbox.fetch(request));
    },
  });
  await user.click(
    within(await rowOf('vit-b16-augmix')).getByRole('link', { name: 'vit-b16-augmix' }),
  );
  const first = await screen.findByRole('status', { name: 'Loading experiment' });
  const firstParts = [...first.children].map((part) => part.cloneNode(true));
  heldRequests[0]?.release();
  const second = await screen.findByRole('status', { name: 'Fetching trial information...' });
  expect([...second.children]).toEqual(firstParts);
  heldRequests[1]?.release();
  await waitFor(() =>
    expect(screen.queryByRole('status', { name: /trial information/ })).toBeNull(),
  );
});

test.each([
  ['resnet50-lr-sweep', 113, 340],
  ['vit-b16-augmix', 107, undefined],
])(
  '%s loads with the skeleton of its own page, without rows of a list',
  async (name, id, height) => {
    const { user } = await renderApp(listPath, {
      answer: (request) =>
        new URL(request.url).pathname.endsWith(`/experiments/${id}`)
          ? new Promise<Response>(() => {})
          : undefined,
    });
    await user.click(within(await rowOf(name)).getByRole('link', { name }));
    const skeleton = await screen.findByRole('status', { name: 'Loading experiment' });
    const charts = [...skeleton.querySelectorAll<HTMLElement>('[style]')].map(
      ({ style }) => style.height,
    );
    // a row of a list is 34 pixels high
    expect(charts).not.toContain('34px');
    if (height !== undefined) expect(charts).toContain(`${height}px`);
  },
);

test('an experiment from the list that the master no longer has is a 404', async () => {
  const { user } = await renderApp(listPath, {
    answer: (request) =>
      /\/experiments\/113$/.test(new URL(request.url).pathname)
        ? Response.json(
            { error: { code: 5, reason: 'NotFound', error: "experiment '113' not found" } },
            { status: 404 },
          )
        : undefined,
  });
  await user.click(
    within(await rowOf('resnet50-lr-sweep')).getByRole('link', { name: 'resnet50-lr-sweep' }),
  );
  expect(await screen.findByText("Page not found or you don't have access")).toBeVisible();
});
