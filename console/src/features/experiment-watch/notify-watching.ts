import { showToast } from '@trainyard/ui/lib/toast-store';
import type { NoticeState } from './notices';

const inPage = 'The console says it on the page, and marks the title of its tab.';

const promises: Record<NoticeState, string> = {
  granted: 'The browser says when it ends, as long as the console is open in a tab.',
  denied: `This browser was told to show no notices of the console. ${inPage}`,
  default: `Whether the browser may show notices was not answered. ${inPage}`,
  insecure: `Browsers show notices of pages over https only. ${inPage}`,
  unsupported: `This browser has no notices. ${inPage}`,
};

/** Says that an experiment of this name is watched, and how its end will be told. */
export function notifyWatching(name: string, state: NoticeState): void {
  const kind = state === 'granted' ? 'success' : 'info';
  showToast({ kind, title: `Watching ${name}`, description: promises[state] });
}
