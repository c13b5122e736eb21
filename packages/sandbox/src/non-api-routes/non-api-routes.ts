import { authenticate } from '../auth/session';
import { isObject } from '../config/json';
import { MasterError } from '../handlers/errors';
import { previewTrials } from '../handlers/searcher/searcher';
import type { Viewer } from '../handlers/types';
import type { MasterState } from '../master-state';
import { messageResponse } from '../wire/respond';
import { nonApiJson } from './answers';
import { checkpointRoutes } from './checkpoints';
import { experimentRoutes } from './experiments';
import { oldTaskRoutes } from './old-tasks';
import { oldUserRoutes } from './old-users';
import { pageRoutes } from './pages';
import { peopleRoutes } from './people';
import { proxyRoutes } from './proxy';
import { matchPath, type NonApiRequest, type NonApiRoute } from './route';
import { taskLogRoutes } from './task-logs';
import { usageCsvRoutes } from './usage-csv';

/** The preview of a search before `previewHPSearch`; the command line still uses it. */
const searchPreviewRoutes: NonApiRoute[] = [
  { method: 'POST', path: '/searcher/preview', answer: preview },
];

/** Trials with the same plan: lengths to train, with a validation after each. */
async function preview({ request }: NonApiRequest): Promise<Response> {
  try {
    const body: unknown = JSON.parse((await request.text()) || '{}');
    const trials = previewTrials(isObject(body) ? body : {}, 0);
    const results = trials.map(({ lengths, count }) => [operationsText(lengths), count]);
    return nonApiJson({ seed: 0, results: Object.fromEntries(results) });
  } catch (error) {
    if (error instanceof MasterError) return messageResponse(500, error.message);
    if (error instanceof SyntaxError) return messageResponse(400, error.message);
    throw error;
  }
}

const operationsText = (lengths: readonly number[]) =>
  lengths.map((length) => `${length} V`).join(' ');

type OutsideInput = { masterState: MasterState; request: Request; url: URL };

/** All routes outside `/api/v1`; the first match answers. */
const routes: readonly NonApiRoute[] = [
  ...pageRoutes,
  ...peopleRoutes,
  ...experimentRoutes,
  ...checkpointRoutes,
  ...oldUserRoutes,
  ...oldTaskRoutes,
  ...searchPreviewRoutes,
  ...taskLogRoutes,
  ...usageCsvRoutes,
  ...proxyRoutes,
];

/** Returns true if a path is answered here, although it looks like one of the API. */
export const isNonApi = (path: string): boolean =>
  !path.startsWith('/api/v1/') || path === '/api/v1/api.swagger.json';

/** Answers paths outside `/api/v1`, with 401 and 404 in their own format. */
export async function answerNonApi({ masterState, request, url }: OutsideInput): Promise<Response> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  for (const route of routes) {
    if (route.method !== 'ANY' && route.method !== method) continue;
    const params = matchPath(route.path, url.pathname);
    if (!params) continue;
    const viewer = route.isOpen ? null : viewerOf({ masterState, request, url });
    if (viewer instanceof Response) return viewer;
    return route.answer({ masterState, request, url, params, viewer });
  }
  const viewer = viewerOf({ masterState, request, url });
  if (viewer instanceof Response) return viewer;
  return messageResponse(404, `api not found: ${request.method} ${url.pathname}`);
}

function viewerOf({ masterState, request }: OutsideInput): Viewer | Response {
  const { db, clock, rbacEnabled, release } = masterState;
  try {
    return authenticate({ db, headers: request.headers, now: clock.now(), rbacEnabled, release });
  } catch (error) {
    if (!(error instanceof MasterError)) throw error;
    if (error.code === 'PermissionDenied') return messageResponse(403, 'user not active');
    return messageResponse(401, 'Unauthorized');
  }
}
