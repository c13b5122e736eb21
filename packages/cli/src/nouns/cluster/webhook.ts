import type { Webhook } from '@trainyard/sdk/types';
import { confirm, readId, readIds, runOnEach } from '../../core/each';
import { computed, field, numberField } from '../../core/output/columns';
import { pageOf } from '../../core/pages';
import { defineVerb } from '../../core/verb';

const columns = [
  numberField<Webhook>('id', 'ID'),
  field<Webhook>('url', 'URL'),
  computed<Webhook>({
    key: 'triggers',
    header: 'Triggers',
    value: ({ triggers }) => triggers,
    show: ({ triggers }) => triggers.map(({ condition }) => stateIn(condition)).join(', '),
  }),
  computed<Webhook>({
    key: 'webhookType',
    header: 'Type',
    value: ({ webhookType }) => webhookType,
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
    await cli.out.rows(columns, pageOf(cli, webhooks));
  },
});

const create = defineVerb({
  name: 'create',
  summary: 'Have a URL called when any experiment of the cluster ends in a state',
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
    slack: { type: 'boolean', help: 'Send what a Slack channel shows' },
  },
  examples: ['trainyard webhook create https://hooks.example.com/t --on ERROR'],
  run: async ({ values, operands: [url = ''], cli }) => {
    await confirm(cli, `Call ${url} for every experiment of the cluster?`);
    const states = values.on.length > 0 ? values.on : ['COMPLETED', 'ERROR'];
    const body = {
      url,
      webhookType: values.slack
        ? ('WEBHOOK_TYPE_SLACK' as const)
        : ('WEBHOOK_TYPE_DEFAULT' as const),
      triggers: states.map((state) => ({
        triggerType: 'TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE' as const,
        condition: { state },
      })),
    };
    const { client } = await cli.session();
    const { webhook } = await client.postWebhook({ body }, { signal: cli.signal });
    if (webhook) await cli.out.record(columns, webhook);
  },
});

const test = defineVerb({
  name: 'test',
  summary: 'Have the master call a webhook now',
  operands: '<webhook>',
  completes: 'webhook',
  run: async ({ operands, cli }) => {
    const id = readId(operands[0], 'webhook');
    const { client } = await cli.session();
    await client.testWebhook({ id }, { signal: cli.signal });
    cli.say(`Called webhook ${id}.`);
  },
});

const remove = defineVerb({
  name: 'delete',
  aliases: ['rm'],
  summary: 'Delete webhooks',
  operands: '<webhook…>',
  completes: 'webhook',
  run: async ({ operands, cli }) => {
    const { client } = await cli.session();
    return runOnEach(cli, {
      ids: await readIds(cli, { operands, what: 'webhook' }),
      what: 'webhook',
      verb: 'delete',
      done: 'Deleted',
      asks: true,
      run: (id) => client.deleteWebhook({ id }, { signal: cli.signal }),
    });
  },
});

export const verbs = [list, create, test, remove];
