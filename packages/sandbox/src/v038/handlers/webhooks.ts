import type { MasterScope } from '@trainyard/rbac';
import type { schemas } from '@trainyard/sdk/v038';
import type { Database } from '../../database/database';
import { allow, isInListOf } from '../../handlers/allow';
import { invalidArgument, notFound, plainError } from '../../handlers/errors';
import { allowExperiment } from '../../handlers/scopes';
import type { Viewer } from '../../handlers/types';
import { expressionTest } from '../../patterns/expression';
import type { Handlers038 } from '../handler';
import { sharedAnswer, withParts } from '../shared';
import { state038, type WebhookFacts } from '../state';

/** A viewer with all permissions for the shared handlers: they are checked here. */
const trusted = (viewer: Viewer): Viewer => ({
  ...viewer,
  access: {
    ...viewer.access,
    rbacEnabled: false,
    user: { ...viewer.access.user, isAdmin: true },
  },
});

const factsOf = (db: Database, id: number): WebhookFacts =>
  state038(db).webhooks.get(id) ?? {
    name: db.webhooks.get(id)?.url ?? '',
    workspaceId: 0,
    mode: 'WEBHOOK_MODE_WORKSPACE',
  };

type Where = { db: Database; viewer: Viewer };

/** The scope of a webhook: a workspace with its owner, or the cluster. */
const scopeOf = (db: Database, workspaceId: number): MasterScope =>
  workspaceId > 0 ? { workspaceId, ownerId: db.workspaces.get(workspaceId)?.userId } : {};

type EditCall = 'postWebhook' | 'patchWebhook' | 'deleteWebhook' | 'testWebhook';

const allowEdit = ({ db, viewer }: Where, operation: EditCall, workspaceId = 0) =>
  allow(viewer, operation, scopeOf(db, workspaceId));

export const webhookHandlers = {
  getWebhooks: async (request) => {
    const all = await sharedAnswer(
      'getWebhooks',
      withParts(request, { viewer: trusted(request.viewer) }),
    );
    const webhooks = all.webhooks
      .map((each) => ({ ...each, ...factsOf(request.db, each.id ?? 0) }))
      .filter(({ workspaceId = 0 }) =>
        isInListOf(request.viewer, 'getWebhooks', scopeOf(request.db, workspaceId)),
      );
    return { webhooks };
  },

  postWebhook: async (request) => {
    const { name, mode, workspaceId = 0 } = request.body;
    if (workspaceId > 0 && !request.db.workspaces.get(workspaceId)) {
      throw notFound('workspace', workspaceId);
    }
    allowEdit(request, 'postWebhook', workspaceId);
    if (name === '') throw invalidArgument('webhook name is required');
    if (mode === 'WEBHOOK_MODE_UNSPECIFIED') throw plainError(`missing mapping for mode ${mode}`);
    checkTriggers(request.body);
    const answer = await sharedAnswer(
      'postWebhook',
      withParts(request, { viewer: trusted(request.viewer) }),
    );
    const facts = { name, workspaceId, mode };
    state038(request.db).webhooks.set(answer.webhook?.id ?? 0, facts);
    return { webhook: { ...answer.webhook, ...facts } as schemas.Webhook };
  },

  patchWebhook: ({ db, viewer, path, body }) => {
    const webhook = db.webhooks.get(path.webhookId);
    if (!webhook) throw notFound('webhook', path.webhookId);
    allowEdit({ db, viewer }, 'patchWebhook', factsOf(db, path.webhookId).workspaceId);
    if (!/^[a-z][a-z\d+.-]*:/i.test(body.url)) throw invalidArgument('valid url required');
    db.webhooks.insert({ ...webhook, url: body.url });
    return {};
  },

  deleteWebhook: async (request) => {
    allowEdit(request, 'deleteWebhook', factsOf(request.db, request.path.webhookId).workspaceId);
    state038(request.db).webhooks.delete(request.path.webhookId);
    return sharedAnswer('deleteWebhook', withParts(request, { viewer: trusted(request.viewer) }));
  },

  testWebhook: async (request) => {
    allowEdit(request, 'testWebhook', factsOf(request.db, request.path.webhookId).workspaceId);
    return sharedAnswer('testWebhook', withParts(request, { viewer: trusted(request.viewer) }));
  },

  postWebhookEventData: async (request) => {
    const { db, body, clock, webhookSender } = request;
    const experiment = allowExperiment(request, 'postWebhookEventData', body.experimentId);
    const { workspaceId } = db.projects.find(experiment.projectId);
    const seconds = Math.floor(clock.now() / 1000);
    for (const { id, url, triggers } of db.webhooks.all()) {
      const own = factsOf(db, id).workspaceId ?? 0;
      const isCustom = triggers.some(
        ({ triggerType }) => String(triggerType) === 'TRIGGER_TYPE_CUSTOM',
      );
      if (!isCustom || (own !== 0 && own !== workspaceId)) continue;
      const event = {
        event_id: webhookSender.nextEventId(),
        event_type: 'CUSTOM',
        timestamp: seconds,
        condition: {},
        event_data: { custom: body.data, experiment: { id: experiment.id, name: experiment.name } },
      };
      const delivery = { url, body: JSON.stringify(event), seconds };
      // unreachable receivers are skipped
      await webhookSender.deliver(delivery).catch(() => null);
    }
    return {};
  },
} satisfies Partial<Handlers038>;

function checkTriggers({ triggers = [] }: { triggers?: readonly schemas.Trigger[] }) {
  for (const { triggerType, condition } of triggers) {
    if (triggerType !== 'TRIGGER_TYPE_TASK_LOG') continue;
    const { regex } = { regex: '', ...condition };
    if (typeof regex !== 'string' || regex === '') {
      throw invalidArgument('regex is required for a task log trigger');
    }
    try {
      expressionTest(regex);
    } catch {
      throw invalidArgument(`error parsing regexp: ${JSON.stringify(regex)}`);
    }
  }
}
