import { supports } from '@trainyard/sdk';
import { Failure } from '../../core/failure';
import { overrideConfig } from '../../core/files/config-overrides';
import type { Cli } from '../../core/verb';

type Config = Record<string, unknown>;

type Values = { config: string[]; webhook: string[]; 'no-webhooks': boolean };

/** Returns true if the options change a configuration. */
export const changesConfig = (values: Values): boolean =>
  values.config.length > 0 || values.webhook.length > 0 || values['no-webhooks'];

/**
 * Returns a copy of a configuration with the keys of `--config`, and the webhooks that fire for the
 * experiment: those of `--webhook` in addition to those that it names already, or none.
 * @throws Failure on a master whose configurations do not name webhooks, or for an unknown one
 */
export async function changedConfig(
  cli: Cli,
  config: Config,
  values: Values,
  named?: Config,
): Promise<Config> {
  const changed = await overrideConfig(config, values.config, named);
  if (values.webhook.length === 0 && !values['no-webhooks']) return changed;
  const { client } = await cli.session();
  if (!(await supports(client, 'workspaceWebhooks'))) {
    const option = values['no-webhooks'] ? 'no-webhooks' : 'webhook';
    throw new Failure(`--${option} needs a master of 0.38.`, { outcome: 'unsupported' });
  }
  await checkWebhooks(cli, values.webhook);
  const integrations = objectOf(changed.integrations);
  const webhooks = values['no-webhooks']
    ? { exclude: true }
    : withNamed(objectOf(integrations.webhooks), values.webhook);
  return { ...changed, integrations: { ...integrations, webhooks } };
}

/** Adds webhooks to those of a configuration, by number or by name. */
function withNamed({ exclude: _, ...webhooks }: Config, names: readonly string[]): Config {
  const ids = names.filter(isId).map(Number);
  const others = names.filter((name) => !isId(name));
  return {
    ...webhooks,
    ...(ids.length > 0 && { webhook_id: together(webhooks.webhook_id, ids) }),
    ...(others.length > 0 && { webhook_name: together(webhooks.webhook_name, others) }),
  };
}

const isId = (name: string) => /^\d+$/.test(name);

const together = (current: unknown, more: readonly unknown[]): unknown[] => [
  ...new Set([...(Array.isArray(current) ? current : []), ...more]),
];

const objectOf = (value: unknown): Config =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Rejects an unknown webhook, which would never fire: the master accepts any name. */
async function checkWebhooks(cli: Cli, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const { client } = await cli.session();
  const { webhooks } = await client.getWebhooks({}, { signal: cli.signal });
  const knownWebhooks = webhooks.flatMap(({ id, ...webhook }) => [
    String(id),
    'name' in webhook ? String(webhook.name) : '',
  ]);
  for (const name of names)
    if (!knownWebhooks.includes(name))
      throw new Failure(`There is no webhook ${name}.`, {
        hint: '`trainyard webhook list` shows those that you may see.',
      });
}
