import { toastStore } from '@trainyard/ui/lib/toast-store';

/** Returns the titles of the toasts that are shown. */
export const toasts = () => toastStore.getSnapshot().map(({ title }) => title);

const matches = (url: string, end: RegExp | string): boolean =>
  typeof end === 'string' ? url.endsWith(end) : end.test(url);

/** Returns the body of the last request except GET, or with this method, whose address matches. */
export const lastBody = async (
  requests: readonly Request[],
  end: RegExp | string,
  expected?: string,
) =>
  requests
    .findLast(
      ({ method, url }) => (expected ? method === expected : method !== 'GET') && matches(url, end),
    )
    ?.clone()
    .json();
