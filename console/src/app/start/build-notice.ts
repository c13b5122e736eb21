import { composedQuery } from '@trainyard/sdk/query';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { client } from '~/app/api';
import { withBasePath } from '~/app/links/base-path';
import { pollEvery } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';

/** The build of this page; null in development. */
export const loadedBuild = () =>
  document.head.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;

/** The version of this console; null in development. */
export const consoleVersion = () =>
  document.head.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? null;

/** The current build of the server; null in development, or when the server does not report it. */
async function servedBuild(signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(withBasePath('build.json'), { signal, cache: 'no-cache' });
  if (!answer.ok) return null;
  const { build }: { build?: unknown } = await answer.json();
  return typeof build === 'string' ? build : null;
}

/** Checks for a newer build while the page is open, and offers to load it. */
export const buildNotice = {
  ...composedQuery(client, 'build', {}, async (_, { signal }) => {
    const loaded = loadedBuild();
    const served = loaded === null ? null : await servedBuild(signal);
    if (served !== null && served !== loaded) showUpdate();
    return served;
  }),
  refetchInterval: pollEvery(pollMs.build),
};

const showUpdate = () =>
  showToast({
    title: 'New WebUI Version',
    description: 'A newer build of this console is ready.',
    action: { label: 'Update Now', run: () => location.reload() },
    isSticky: true,
    key: 'build',
  });
