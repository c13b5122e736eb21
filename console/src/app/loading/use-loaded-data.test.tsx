import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLoadedData } from './use-loaded-data';

let loadTab = () => {};
const tabLoads = new Promise<void>((resolve) => {
  loadTab = resolve;
});

const root = createRootRoute();
const page = createRoute({
  getParentRoute: () => root,
  path: '/page',
  loader: (): Promise<{ name: string }> => Promise.reject(new Error('the database is away')),
  component: Page,
});
const tab = createRoute({ getParentRoute: () => page, path: '/tab', loader: () => tabLoads });

function Page() {
  const { name } = useLoadedData(page.useLoaderData());
  return (
    <p>
      {name} <Outlet />
    </p>
  );
}

test('a page whose loader failed waits for its error while its tab loads', async () => {
  const caught: string[] = [];
  const router = createRouter({
    routeTree: root.addChildren([page.addChildren([tab])]),
    history: createMemoryHistory({ initialEntries: ['/page/tab'] }),
    // the page is presented after its loader has failed, and before the tab has loaded
    defaultPendingMs: 50,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <p>Loading</p>,
    defaultErrorComponent: ({ error }) => <p role="alert">{String(error)}</p>,
    defaultOnCatch: (error) => caught.push(String(error)),
  });
  render(<RouterProvider router={router} />, { onCaughtError: () => undefined });
  await screen.findByText('Loading');
  loadTab();
  expect(await screen.findByRole('alert')).toHaveTextContent('the database is away');
  expect(caught).toEqual(['Error: the database is away']);
});
