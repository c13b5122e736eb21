import { use } from 'react';

const never = new Promise<never>(() => {});

/**
 * Returns the data of a route's loader, as `Route.useLoaderData()` gives them, and waits where they
 * are missing. TanStack Router (1.170) shows a route whose loader has failed as loaded, without
 * data, while the loaders of its children run and a pending page is shown; the error follows.
 */
export function useLoadedData<Data>(data: Data): Data {
  return data === undefined ? use(never) : data;
}
