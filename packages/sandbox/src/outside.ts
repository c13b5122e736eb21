import { MasterError } from './handlers/errors';
import { masterInfo } from './master-info';
import { authenticate } from './session';
import { errorResponse, messageResponse } from './wire/respond';
import type { World } from './world';

type OutsideInput = { world: World; request: Request; url: URL };

/** Paths outside `/api/v1`: the short public description, and 401 or 404 in their own shape. */
export function answerOutside({ world, request, url }: OutsideInput): Response {
  if (request.method === 'GET' && url.pathname === '/info') return infoResponse(world);
  try {
    const { db, clock, rbacEnabled } = world;
    authenticate({ db, headers: request.headers, now: clock.now(), rbacEnabled });
  } catch (error) {
    if (!(error instanceof MasterError)) throw error;
    if (error.code === 'PermissionDenied') return messageResponse(403, 'user not active');
    return messageResponse(401, 'Unauthorized');
  }
  return messageResponse(404, `api not found: ${request.method} ${url.pathname}`);
}

function infoResponse(world: World): Response {
  const { version, masterId, clusterId, clusterName } = masterInfo(world);
  const text = JSON.stringify({
    version,
    master_id: masterId,
    cluster_id: clusterId,
    cluster_name: clusterName,
    telemetry: { enabled: false, otel_enabled: false, otel_endpoint: '' },
  });
  return errorResponse({ status: 200, text: `${text}\n` });
}
