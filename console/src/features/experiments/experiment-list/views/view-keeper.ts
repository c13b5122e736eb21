import type { QueryClient } from '@tanstack/react-query';
import { postUserSetting } from '@trainyard/sdk/calls';
import { ownValue, setOwn } from '@trainyard/sdk/model';
import { client } from '~/app/api';
import { reportError } from '~/app/errors/report-error';
import type { useSaveSetting } from '~/data/save-setting';
import { settingsQuery } from '~/data/settings';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';
import type { ListSource } from '~/features/experiments/experiment-list/list-source';
import { type KeptFilter, storedFilter } from './stored-filter';
import { type StoredView, viewChanges } from './stored-view';
import { viewPath } from './view-path';

const restMs = 1_000;

type KeptView = StoredView & KeptFilter;
type Pending = { before: KeptView; after: KeptView };

type Options = {
  queryClient: QueryClient;
  projectId: number;
  list: ListSource['name'];
  save: ReturnType<typeof useSaveSetting>;
};

/** Stores changes of a view one second after the last one, or at once when the tab is hidden. */
export function viewKeeper({ queryClient, projectId, list, save }: Options) {
  let pending: Pending | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function take() {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', writeLast);
    const change = pending;
    pending = undefined;
    return change ? changesOf(queryClient, { projectId, list, ...change }) : [];
  }

  const write = () => void take().then((changes) => changes.map(save));

  /**
   * Stores changes while the page closes: in one request, sent at once, because later tasks may not
   * run.
   */
  const writeLast = () =>
    void take().then((changes) => {
      if (changes.length > 0) sendLast(queryClient, changes);
    });

  const onVisibility = () => {
    if (document.visibilityState === 'hidden') writeLast();
  };

  return {
    keep(now: KeptView, change: Partial<ExperimentListSearch>) {
      pending = { before: pending?.before ?? now, after: { ...now, ...change } };
      clearTimeout(timer);
      timer = setTimeout(write, restMs);
      document.addEventListener('visibilitychange', onVisibility);
      window.addEventListener('pagehide', writeLast);
    },
    write,
  };
}

type Changes = Awaited<ReturnType<typeof changesOf>>;

type Place = Pick<Options, 'projectId' | 'list'>;

async function changesOf(queryClient: QueryClient, change: Pending & Place) {
  const settings = queryClient.getQueryData(settingsQuery.queryKey) ?? {};
  return [...viewChanges({ ...change, settings }), ...(await filterChanges(queryClient, change))];
}

async function filterChanges(
  queryClient: QueryClient,
  { projectId, list, before, after }: Pending & Place,
) {
  if (before.filter === after.filter && before.archived === after.archived) return [];
  const value = await storedFilter(queryClient, after).catch(() => undefined);
  const storagePath = viewPath(projectId, list);
  return value === undefined ? [] : [{ storagePath, key: 'filterset', value }];
}

/** Sends the last changes, and shows them as well, because the user may return to a hidden tab. */
function sendLast(queryClient: QueryClient, changes: Changes) {
  queryClient.setQueryData(settingsQuery.queryKey, (settings = {}) => {
    const next = { ...settings };
    for (const { storagePath, key, value } of changes)
      setOwn(next, storagePath, { ...ownValue(next, storagePath), [key]: value });
    return next;
  });
  const settings = changes.map(({ value, ...rest }) => ({ ...rest, value: JSON.stringify(value) }));
  postUserSetting(client, { body: { settings } }, { keepalive: true }).catch((error: unknown) =>
    reportError(error, { message: 'Unable to update user settings, try again later.' }),
  );
}
