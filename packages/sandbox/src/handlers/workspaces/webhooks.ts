import type { Webhook } from '@trainyard/sdk/types';
import type { WebhookRow } from '../../database/database';
import { testBody } from '../../webhooks/event-body';
import { allow } from '../allow';
import { invalidArgument, plainError } from '../errors';
import type { Handlers } from '../types';

export const webhookHandlers = {
  getWebhooks: ({ db, viewer }) => {
    allow(viewer, 'getWebhooks');
    return { webhooks: db.webhooks.all().map(webhookAnswer) };
  },

  postWebhook: ({ body, db, viewer, webhookSender }) => {
    allow(viewer, 'postWebhook');
    checkWebhook(body);
    const id = db.webhooks.nextId();
    const triggers = (body.triggers ?? []).map(({ triggerType, condition }) => {
      const trigger = db.webhookTriggers.insert({ id: db.webhookTriggers.nextId(), webhookId: id });
      return { id: trigger.id, triggerType, condition, webhookId: id };
    });
    const { url, webhookType } = body;
    const webhook = db.webhooks.insert({ id, url, webhookType, triggers });
    webhookSender.watch();
    return { webhook: webhookAnswer(webhook) };
  },

  // deleting a missing one succeeds
  deleteWebhook: ({ path, db, viewer }) => {
    allow(viewer, 'deleteWebhook');
    for (const { id } of db.webhooks.get(path.webhookId)?.triggers ?? []) {
      if (id !== undefined) db.webhookTriggers.delete(id);
    }
    db.webhooks.delete(path.webhookId);
    return {};
  },

  testWebhook: async ({ path, db, viewer, clock, webhookSender }) => {
    allow(viewer, 'testWebhook');
    const webhook = db.webhooks.get(path.webhookId);
    if (!webhook) throw plainError('sql: no rows in result set');
    const { url, webhookType: type } = webhook;
    const seconds = Math.floor(clock.now() / 1000);
    const eventId = webhookSender.nextEventId();
    const body = testBody({ type, eventId, seconds });
    const response = await webhookSender.deliver({ url, body, seconds }).catch((error: unknown) => {
      throw invalidArgument(
        `error sending webhook request for event ${eventId} error: Post "${url}": ${reasonOf(error, url)}`,
      );
    });
    if (response.status >= 400) {
      throw invalidArgument(
        `received error from webhook server for event ${eventId} error: ${response.status} `,
      );
    }
    return { completed: false };
  },
} satisfies Partial<Handlers>;

const webhookAnswer = ({ id, url, triggers, webhookType }: WebhookRow): Webhook => ({
  id,
  url,
  triggers,
  webhookType,
});

function checkWebhook({ url, triggers = [], webhookType }: Webhook) {
  if (triggers.length === 0) throw invalidArgument('at least one trigger required');
  if (!/^(\/|[a-z][a-z\d+.-]*:)/i.test(url)) throw invalidArgument('valid url required');
  if (webhookType === 'WEBHOOK_TYPE_UNSPECIFIED') {
    throw plainError(`missing mapping for webhook type ${webhookType} to SQL`);
  }
  const unknown = triggers.find(({ triggerType }) => triggerType === 'TRIGGER_TYPE_UNSPECIFIED');
  if (unknown) throw plainError(`missing mapping for trigger type ${unknown.triggerType} to SQL`);
}

// the real error is the cause of a failed fetch
function reasonOf(error: unknown, url: string): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (codeOf(cause) === 'ECONNREFUSED') {
    return `dial tcp ${new URL(url).host}: connect: connection refused`;
  }
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message;
}

const codeOf = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
