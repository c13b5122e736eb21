import { basePath } from '~/app/base-path';
import { keptToken } from '~/app/session/kept-token';
import { keptAddress, ownAddress } from '~/app/session/server-address';
import type { EarlyAnswer } from '~/app/start/early-answers';
import { keptIsNewer } from '~/app/storage';
import { type EarlyRequest, earlyRequests } from './early-requests';
import { matchRoute } from './match-route';

/**
 * The scripts of the first pages and of the route tree, as indices of `files`; the build fills them
 * in.
 */
declare const routeFiles: { files: string[]; routes: Record<string, number[]>; tree: number[] };

/** Drops answers that no call has used after this time. */
const keptForMs = 20_000;

const base = basePath();
const { files, routes, tree } = routeFiles;
const path = location.pathname.slice(base.length);
const token = keptToken();
const match = /^(login|logout|reload|wait|interactive)\b/.test(path)
  ? undefined
  : (matchRoute(Object.keys(routes), path) ?? { id: '/_app', params: {} });

// the data is requested first: the master needs longer for it than for scripts, and a browser has
// six connections for both; another master is asked in the usual way
if (match && token !== null && keptAddress() === null) {
  const answers = new Map<string, EarlyAnswer>();
  globalThis.earlyAnswers = answers;

  const send = ({ path: below, isOpen, next }: EarlyRequest) => {
    const authorization = isOpen ? null : `Bearer ${token}`;
    const url = `${ownAddress()}/api/v1/${below}`;
    const controller = new AbortController();
    const headers = new Headers(authorization === null ? {} : { authorization });
    // the page has an answer once what depends on it is requested: it would ask for that, too
    const answer = fetch(url, { headers, signal: controller.signal }).then(async (given) => {
      if (next && given.ok) await next(given.clone()).then(sendAll, () => undefined);
      return given;
    });
    answers.set(url, { authorization, answer, cancel: () => controller.abort() });
    // ignores failures: the page sends the request again
    answer.catch(() => undefined);
  };
  const sendAll = (requests: readonly EarlyRequest[]) => requests.forEach(send);
  // the data of the page itself takes longest, so it is requested first
  sendAll(earlyRequests(match, location.search, keptIsNewer()).toReversed());

  setTimeout(() => {
    for (const { cancel } of answers.values()) cancel();
    answers.clear();
  }, keptForMs);
}

// its scripts load side by side, not one after the other as each names the next;
// who is not signed in is sent to the sign-in page
const own = routes[match && token !== null ? match.id : '/login'] ?? [];
const isSignIn = path === 'login' && token === null;
for (const at of isSignIn ? own : [...tree, ...own]) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = `${base}assets/${files[at]}.js`;
  document.head.append(link);
}
