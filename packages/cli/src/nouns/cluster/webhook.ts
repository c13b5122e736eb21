import { supports } from '@trainyard/sdk';
import type { Args, Webhook } from '@trainyard/sdk/types';
import { confirm, defineEachVerb, idsOfEach, readId } from '../../core/each';
import { Failure } from '../../core/failure';
import { field, numberField } from '../../core/output/columns';
import { defineVerb } from '../../core/verb';
import { requireActionOn } from '../people/require-action';

const columns = [
  numberField<Webhook>('id', 'ID'),
  field<Webhook>('url', 'URL'),
  field<Webhook>('triggers', 'Triggers', {
    show: ({ triggers }) => triggers.map(({ condition }) => stateIn(condition)).join(', '),
  }),
  field<Webhook>('webhookType', 'Type', {
    show: ({ webhookType }) => webhookType.replace('WEBHOOK_TYPE_', '').toLowerCase(),
  }),
];

const stateIn = (condition: Webhook['triggers'][number]['condition']) =>
  typeof condition?.state === 'string' ? condition.state : '';

const list = defineVerb({
  name: 'list',
  aliases: ['ls'],
  summary: 'List webhooks',
  prints: 'rows',
  isDefault: true,
  run: async ({ cli }) => {
    const { client } = await cli.session();
    const { webhooks } = await client.getWebhooks({}, { signal: cli.signal });
    await cli.out.rows(columns, webhooks);
  },
});

const newerOptions = ['name', 'workspace', 'mode', 'on-log', 'on-custom'] as const;

const create = defineVerb({
  name: 'create',
  summary:
    'Register a URL to call when an experiment ends, or on a log line or an event of its code',
  operands: '<url>',
  prints: 'record',
  options: {
    on: {
      type: 'string',
      value: 'STATE',
      multiple: true,
      choices: ['COMPLETED', 'ERROR'],
      help: 'COMPLETED or ERROR; may be repeated, both unless given',
    },
    slack: { type: 'boolean', help: 'Send messages that Slack can show' },
    name: { type: 'string', value: 'NAME', help: 'Name; the URL by default (0.38)' },
    workspace: {
      type: 'string',
      value: 'ID',
      help: 'Workspace that it fires for; the whole cluster by default (0.38)',
    },
    mode: {
      type: 'string',
      value: 'MODE',
      choices: ['workspace', 'specific'],
      help: 'Every experiment, or those that name it in their configuration (0.38)',
    },
    'on-log': {
      type: 'string',
      value: 'REGEX',
      multiple: true,
      help: 'Fire when a line of a task log matches; repeatable (0.38)',
    },
    'on-custom': { type: 'boolean', help: 'Fire when training code sends an event (0.38)' },
  },
  examples: [
    'trainyard webhook create https://hooks.example.com/t --on ERROR',
    'trainyard webhook create https://hooks.example.com/t --name oom --workspace 4 --on-log "out of memory"',
  ],
  run: async ({ values, operands: [url = ''], cli }) => {
    const newer = newerOptions.filter((name) => {
      const value = values[name];
      return Array.isArray(value) ? value.length > 0 : Boolean(value);
    });
    const { client } = await cli.session();
    if (newer.length > 0 && !(await supports(client, 'workspaceWebhooks')))
      throw new Failure(`--${newer[0]} needs a master of 0.38.`, { outcome: 'unsupported' });
    const place = values.workspace === undefined ? 'the cluster' : `workspace ${values.workspace}`;
    await confirm(
      cli,
      values.mode === 'specific'
        ? `Call ${url} for experiments of ${place} that name it?`
        : `Call ${url} for every experiment of ${place}?`,
    );
    const hasOther = values['on-log'].length > 0 || values['on-custom'];
    const states = values.on.length > 0 || hasOther ? values.on : ['COMPLETED', 'ERROR'];
    const body = {
      url,
      ...(newer.length > 0 && {
        name: values.name ?? url,
        mode: values.mode === 'specific' ? 'WEBHOOK_MODE_SPECIFIC' : 'WEBHOOK_MODE_WORKSPACE',
      }),
      ...(values.workspace !== undefined && { workspaceId: readId(values.workspace, 'workspace') }),
      webhookType: values.slack ? 'WEBHOOK_TYPE_SLACK' : 'WEBHOOK_TYPE_DEFAULT',
      triggers: [
        ...states.map((state) => ({
          triggerType: 'TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE',
          condition: { state },
        })),
        ...values['on-log'].map((regex) => ({
          triggerType: 'TRIGGER_TYPE_TASK_LOG',
          condition: { regex },
        })),
        ...(values['on-custom'] ? [{ triggerType: 'TRIGGER_TYPE_CUSTOM', condition: {} }] : []),
      ],
    } as Args<'postWebhook'>['body']; // typed by the contract of 0.23, which lacks some fields
    const { webhook } = await client.postWebhook({ body }, { signal: cli.signal });
    if (webhook) await cli.out.record(columns, webhook);
  },
});

const test = defineVerb({
  name: 'test',
  summary: 'Send a test event to a webhook',
  operands: '<webhook>',
  completes: 'webhook',
  run: async ({ operands, cli }) => {
    const id = readId(operands[0], 'webhook');
    await requireActionOn(cli, { noun: 'webhook', id }, 'test');
    const { client } = await cli.session();
    await client.testWebhook({ webhookId: id }, { signal: cli.signal });
    cli.notify(`Sent a test event to webhook ${id}.`);
  },
});

const remove = defineEachVerb({
  name: 'delete',
  aliases: ['rm'],
  summary: 'Delete webhooks',
  operands: '<webhook…>',
  completes: 'webhook',
  what: 'webhook',
  done: 'Deleted',
  needsConfirmation: true,
  ids: idsOfEach('webhook'),
  run: async (id, { client, options, cli }) => {
    await requireActionOn(cli, { noun: 'webhook', id }, 'delete');
    await client.deleteWebhook({ webhookId: id }, options);
  },
});

export const verbs = [list, create, test, remove];
