import { MasterError } from './handlers/errors';
import type { Viewer } from './handlers/types';
import { checkpointRoutes } from './outside/checkpoints';
import { experimentRoutes } from './outside/experiments';
import { oldTaskRoutes } from './outside/old-tasks';
import { oldUserRoutes } from './outside/old-users';
import { pageRoutes } from './outside/pages';
import { proxyRoutes } from './outside/proxy';
import { matchPath, type OutsideRoute } from './outside/route';
import { searchPreviewRoutes } from './outside/search-preview';
import { taskLogRoutes } from './outside/task-logs';
import { usageCsvRoutes } from './outside/usage-csv';
import { authenticate } from './session';
import { messageResponse } from './wire/respond';
import type { World } from './world';

type OutsideInput = { world: World; request: Request; url: URL };

/** All routes outside `/api/v1`; the first that fits answers. */
const routes: readonly OutsideRoute[] = [
  ...pageRoutes,
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
export const isOutside = (path: string): boolean =>
  !path.startsWith('/api/v1/') || path === '/api/v1/api.swagger.json';

/** Paths outside `/api/v1`, with 401 and 404 in their own shape. */
export async function answerOutside({ world, request, url }: OutsideInput): Promise<Response> {
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
