import { authenticate } from '../auth/session';
import { MasterError } from '../handlers/errors';
import type { Viewer } from '../handlers/types';
import { messageResponse } from '../wire/respond';
import type { World } from '../world';
import { checkpointRoutes } from './checkpoints';
import { experimentRoutes } from './experiments';
import { oldTaskRoutes } from './old-tasks';
import { oldUserRoutes } from './old-users';
import { pageRoutes } from './pages';
import { peopleRoutes } from './people';
import { proxyRoutes } from './proxy';
import { matchPath, type NonApiRoute } from './route';
import { searchPreviewRoutes } from './search-preview';
import { taskLogRoutes } from './task-logs';
import { usageCsvRoutes } from './usage-csv';

type OutsideInput = { world: World; request: Request; url: URL };

/** All routes outside `/api/v1`; the first that fits answers. */
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

/** Whether a path is answered here, though it looks like one of the API. */
export const isNonApi = (path: string): boolean =>
  !path.startsWith('/api/v1/') || path === '/api/v1/api.swagger.json';

/** Paths outside `/api/v1`, with 401 and 404 in their own shape. */
export async function answerNonApi({ world, request, url }: OutsideInput): Promise<Response> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  for (const route of routes) {
    if (route.method !== 'ANY' && route.method !== method) continue;
    const params = matchPath(route.path, url.pathname);
    if (!params) continue;
    const viewer = route.isOpen ? null : viewerOf({ world, request, url });
    if (viewer instanceof Response) return viewer;
    return route.answer({ world, request, url, params, viewer });
  }
  const viewer = viewerOf({ world, request, url });
  if (viewer instanceof Response) return viewer;
  return messageResponse(404, `api not found: ${request.method} ${url.pathname}`);
}

function viewerOf({ world, request }: OutsideInput): Viewer | Response {
  const { db, clock, rbacEnabled } = world;
  try {
    return authenticate({ db, headers: request.headers, now: clock.now(), rbacEnabled });
  } catch (error) {
    if (!(error instanceof MasterError)) throw error;
    if (error.code === 'PermissionDenied') return messageResponse(403, 'user not active');
    return messageResponse(401, 'Unauthorized');
  }
}
