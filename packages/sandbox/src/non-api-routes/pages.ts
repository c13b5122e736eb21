import { masterInfo } from '../master/master-info';
import { productName } from '../master/product';
import { messageResponse } from '../wire/respond';
import { nonApiJson, page, redirect } from './answers';
import type { NonApiRequest, NonApiRoute } from './route';

const removed =
  'the API being called was removed,\nplease ensure the client consuming the API is up to date and report a bug if the problem persists';

const removedPage = (): Response => messageResponse(404, removed);
const notFound = (): Response => messageResponse(404, 'Not Found');

const consolePage = (): Response =>
  page(
    `${productName} sandbox`,
    `<h1>${productName} sandbox</h1>
<p>The console is not served from here. Start it with this address as its master.</p>`,
  );

const docsPage = (): Response =>
  page(
    `${productName} documentation`,
    `<h1>${productName} documentation</h1>
<p>The sandbox has none of its own.</p>`,
  );

const health = ({ masterState: { release } }: NonApiRequest): Response =>
  release.health ? nonApiJson(release.health) : messageResponse(404, 'api not found: GET /health');

/** Descriptions, redirects and paths that older clients still use. */
export const pageRoutes: NonApiRoute[] = [
  { method: 'GET', path: '/health', answer: health },
  { method: 'GET', path: '/info', isOpen: true, answer: info },
  { method: 'GET', path: '/', isOpen: true, answer: () => redirect(301, '/det') },
  { method: 'GET', path: '/det', isOpen: true, answer: () => redirect(301, '/det/') },
  { method: 'GET', path: '/det/*', isOpen: true, answer: consolePage },
  {
    method: 'GET',
    path: '/docs/rest-api',
    isOpen: true,
    answer: () => redirect(301, '/docs/rest-api/'),
  },
  { method: 'GET', path: '/docs', answer: () => redirect(301, '/docs/') },
  { method: 'GET', path: '/docs/*', isOpen: true, answer: docsPage },
  { method: 'GET', path: '/api/v1/api.swagger.json', isOpen: true, answer: notFound },
  // agents connect here by websocket
  { method: 'GET', path: '/agents', isOpen: true, answer: notFound },
  ...['/commands/*', '/notebooks/*', '/shells/*', '/tensorboard/*'].map(
    (path): NonApiRoute => ({ method: 'ANY', path, answer: removedPage }),
  ),
];

function info({ masterState }: NonApiRequest): Response {
  const { masterId, clusterId, clusterName } = masterInfo(masterState);
  return nonApiJson({
    version: masterState.release.version,
    master_id: masterId,
    cluster_id: clusterId,
    cluster_name: clusterName,
    telemetry: { enabled: false, otel_enabled: false, otel_endpoint: '' },
    ...masterState.release.info,
  });
}
