import {
  getAgents,
  getResourcePools,
  getTemplates,
  getWebhooks,
  getWorkspaceProjects,
  getWorkspaces,
} from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { demoSandbox } from '~/test/render-app';
import { platformHits } from './platform-hits';

/** Everything that the demo has, as an admin sees it. */
async function readPlatform() {
  const client = await clientOf(demoSandbox());
  const [{ agents }, { resourcePools: pools }, { templates }, { webhooks }, ...rest] =
    await Promise.all([
      getAgents(client, {}),
      getResourcePools(client, {}),
      getTemplates(client, {}),
      getWebhooks(client, {}),
      getWorkspaces(client, {}),
      getWorkspaceProjects(client, { workspaceId: 0 }),
    ]);
  const [{ workspaces }, { projects }] = rest;
  const found = { agents, pools, templates, webhooks, workspaces, projects };
  return { ...found, hasBindings: false };
}

test('each hit opens its page', async () => {
  const platform = await readPlatform();
  const pageOf = async (text: string) => {
    const [hit] = platformHits(text.split(' '), platform);
    return [hit?.group, hit?.title, await hit?.choose()];
  };
  const page = (href: unknown) => ({ kind: 'go', href });
  expect(await pageOf('a100-pool')).toEqual([
    'Resource Pools',
    'a100-pool',
    page('/resourcepool/a100-pool/active'),
  ]);
  expect(await pageOf('queue of a100')).toEqual([
    'Queues',
    'Queue of a100-pool',
    page('/resourcepool/a100-pool/queued'),
  ]);
  expect(await pageOf('agent-03')).toEqual(['Agents', 'agent-03', page('/agents/agent-03')]);
  expect(await pageOf('doorbell')).toEqual([
    'Templates',
    'doorbell-t4',
    page('/templates?name=doorbell-t4'),
  ]);
  expect(await pageOf('hooks.slack')).toEqual([
    'Webhooks',
    expect.stringMatching(/^https:\/\/hooks\.slack/),
    page('/webhooks'),
  ]);
  expect(await pageOf('synthetic dialogues')).toEqual([
    'Notes',
    'Decisions',
    page(expect.stringMatching(/^\/projects\/\d+\/notes\?/)),
  ]);
});

test('a note is shown with the words around those that are found, without its marks', async () => {
  const platform = await readPlatform();
  const [note] = platformHits(['synthetic', 'dialogues'], platform);
  expect(note?.detail).toMatch(/synthetic dialogues/);
  expect(note?.detail).not.toContain('|');
  expect(platformHits(['synthetic', 'nowhere'], platform)).toEqual([]);
});
