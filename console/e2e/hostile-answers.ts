import type { Page, Route } from 'playwright-core';

/** A text that a page runs if it takes any of it for markup. The field's name tells the place. */
export const hostile = (field: string) =>
  `"'><img src=x onerror=hit('${field}')><svg onload=hit('${field}')>{{${field}}}`;

const mark = /"'><img src=x onerror=hit\('\w+'\)><svg onload=hit\('\w+'\)>\{\{\w+\}\}/g;

/** Text that people or machines choose, by its name on the wire. */
const texts = new Set([
  ...[
    'name',
    'description',
    'labels',
    'notes',
    'contents',
    'comment',
    'metadata',
    'message',
    'log',
  ],
  ...['username', 'displayName', 'clusterName', 'workspaceName', 'projectName', 'resourcePool'],
  ...[
    'resourcePools',
    'imageId',
    'jobName',
    'poolName',
    'url',
    'hostname',
    'agentId',
    'containerId',
    'containerIds',
  ],
  // of 0.38
  ...['regex', 'logPolicyMatched', 'externalExperimentId'],
  ...['searcherMetric', 'hparams', 'hyperparameters', 'entrypoint', 'rankId', 'source', 'brand'],
]);
/** Objects whose keys are names that people chose. */
const named = new Set([
  ...['hparams', 'hyperparameters', 'metadata', 'resources', 'avgMetrics', 'values'],
  ...['avg_metrics', 'validation_metrics', 'byUsername', 'byExperimentLabel', 'byResourcePool'],
]);

/** Things whose name is distinguished from the names around them. */
const owners: Record<string, string> = {
  container: 'containerId',
  // agents tell by name which pools they are of
  resourcePools: 'resourcePools',
  ...{ role: 'roleName', roles: 'roleName', templates: 'templateName' },
};

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !/^[{[]/.test(value);

function spoil(value: unknown, field: string, owner?: string): unknown {
  if (isText(value)) {
    const called = field === 'name' || field === 'id' ? (owner ?? field) : field;
    const isChosen = texts.has(field) || (field === 'id' && owner === 'containerId');
    return isChosen ? value + hostile(called) : value;
  }
  if (Array.isArray(value)) return value.map((item) => spoil(item, field, owner));
  if (typeof value !== 'object' || value === null) return value;
  const isNamed = named.has(field);
  const entries = Object.entries(value).map(([key, item]) => [
    isNamed ? key + hostile(`${field}Key`) : key,
    spoil(item, isNamed || field === 'metadata' ? field : key, owners[key] ?? owners[field]),
  ]);
  return Object.fromEntries(entries);
}

/** Answers are one JSON text, or one on each line. */
function spoilAnswer(text: string): string {
  const spoilText = (each: string) => JSON.stringify(spoil(JSON.parse(each), ''));
  try {
    return spoilText(text);
  } catch {
    return text
      .split('\n')
      .map((line) => (line === '' ? line : spoilText(line)))
      .join('\n');
  }
}

async function pass(route: Route) {
  const request = route.request();
  const asked = decodeURIComponent(request.url().replaceAll('+', ' '));
  // what never ends cannot be changed on its way
  if (/[?&]follow=true/.test(asked)) return route.fallback();
  const url = encodeURI(asked.replace(mark, ''));
  const answer = await route.fetch({
    url,
    // a connection that was kept may end as it is used again
    maxRetries: 2,
    postData: request.postData()?.replace(mark, '') ?? undefined,
  });
  const isJson = answer.headers()['content-type']?.includes('json') && answer.ok();
  if (!isJson) return route.fulfill({ response: answer });
  return route.fulfill({ response: answer, body: spoilAnswer(await answer.text()) });
}

// the page went elsewhere before its answer came
const isGone = (error: unknown) => /disposed|closed|already handled/i.test(String(error));

/** From here on every text the master sends is hostile; what the page sends back is mended. */
export const makeHostile = (page: Page) =>
  page.route('**/api/v1/**', (route) =>
    pass(route).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    }),
  );
