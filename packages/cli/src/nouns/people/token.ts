import type { Answer } from '@trainyard/sdk/v038';
import { defineEachVerb, idsOfEach, readId, readIds } from '../../core/each';
import { Failure } from '../../core/failure';
import { UsageError, wholeNumber } from '../../core/option-values';
import { field, numberField, timeField } from '../../core/output/columns';
import { defineVerb } from '../../core/verb';
import { findUser, whoAmI } from './find';

type Token = Answer<'getAccessTokens'>['tokenInfo'][number];

const columns = [
  numberField<Token>('id', 'ID'),
  numberField<Token>('userId', 'User'),
  field<Token>('description', 'Description'),
  timeField<Token>('createdAt', 'Created'),
  timeField<Token>('expiry', 'Expires'),
  field<Token>('revoked', 'Revoked'),
];

const list = defineVerb({
  name: 'list',
  aliases: ['ls'],
  summary: 'List access tokens, those of one user or of all; needs a master of 0.38',
  operands: '[username]',
  completes: 'user',
  prints: 'rows',
  isDefault: true,
  options: { 'show-inactive': { type: 'boolean', help: 'Expired and revoked ones too' } },
  run: async ({ values, operands: [username], cli }) => {
    const { client } = await cli.session();
    const { tokenInfo } = await client.getAccessTokens(
      {
        ...(username === undefined ? {} : { username }),
        ...(values['show-inactive'] ? { showInactive: true } : {}),
      },
      { signal: cli.signal },
    );
    await cli.out.rows(columns, tokenInfo);
  },
});

const describe = defineVerb({
  name: 'describe',
  summary: 'Show access tokens; needs a master of 0.38',
  operands: '<token…>',
  prints: 'record',
  run: async ({ operands, cli }) => {
    const tokenIds = await readIds(cli, { operands, what: 'token' });
    const { client } = await cli.session();
    const args = { tokenIds, showInactive: true };
    const { tokenInfo } = await client.getAccessTokens(args, { signal: cli.signal });
    if (tokenInfo.length === 0)
      throw new Failure('There is no such token, or you may not see it.', { outcome: 'notFound' });
    await cli.out.records(columns, tokenInfo);
  },
});

const create = defineVerb({
  name: 'create',
  summary: 'Create an access token, and print it: it is not shown again; needs a master of 0.38',
  operands: '[username]',
  completes: 'user',
  prints: 'value',
  options: {
    'expiration-days': {
      type: 'string',
      short: 'e',
      value: 'N',
      help: 'Lifetime in days; -1 never expires',
    },
    description: { type: 'string', short: 'd', value: 'TEXT', default: '', help: 'Description' },
  },
  examples: ['trainyard token create ci --expiration-days 30 --description "nightly sweep"'],
  run: async ({ values, operands: [username], cli }) => {
    const lifespan = lifespanOf(values['expiration-days']);
    const { id: userId } =
      username === undefined ? await whoAmI(cli) : await findUser(cli, username);
    const body = { userId, lifespan, description: values.description };
    const { client } = await cli.session();
    const { token, tokenId } = await client.postAccessToken({ body }, { signal: cli.signal });
    cli.notify(`Created token ${tokenId}. It is not shown again:`);
    await cli.out.value('token', token);
  },
});

/**
 * The lifetime for the master: hours, or -1 for a token without an end; empty for the cluster's own
 * limit.
 */
function lifespanOf(days: string | undefined): string {
  if (days === undefined) return '';
  if (days === '-1') return '-1';
  const hours = 24 * wholeNumber({ option: 'expiration-days', text: days, min: 1, max: 36_500 });
  return `${hours}h`;
}

const edit = defineVerb({
  name: 'edit',
  summary: 'Change the description of an access token; needs a master of 0.38',
  operands: '<token>',
  prints: 'record',
  options: { description: { type: 'string', short: 'd', value: 'TEXT', help: 'Description' } },
  run: async ({ values, operands, cli }) => {
    const tokenId = readId(operands[0], 'token');
    const { description } = values;
    if (description === undefined) throw new UsageError('Give --description TEXT.');
    const { client } = await cli.session();
    const body = { tokenId, description, setRevoked: false };
    const { tokenInfo } = await client.patchAccessToken({ tokenId, body }, { signal: cli.signal });
    if (tokenInfo) await cli.out.record(columns, tokenInfo);
  },
});

const revoke = defineEachVerb({
  name: 'revoke',
  summary: 'Revoke access tokens; needs a master of 0.38',
  operands: '<token…>',
  what: 'token',
  done: 'Revoked',
  needsConfirmation: true,
  ids: idsOfEach('token'),
  run: (tokenId, { client, options }) =>
    client.patchAccessToken({ tokenId, body: { tokenId, setRevoked: true } }, options),
});

export const verbs = [list, describe, create, edit, revoke];
