import { beforeEach, describe, expect, test } from 'vitest';
import { createTestMaster, refusal, type TestMaster } from '../../test/fixtures/test-master';

let master: TestMaster;
beforeEach(async () => {
  master = await createTestMaster();
  await master.admin('POST', '/templates/tpl-one', {
    name: 'ignored',
    config: { resources: { slots_per_trial: 1 }, description: 'from template' },
  });
});

describe('templates', () => {
  test('are created under the name of the path, in workspace 1', async () => {
    const { body } = await master.admin('GET', '/templates/tpl-one');
    expect(body).toEqual({
      template: {
        name: 'tpl-one',
        config: { description: 'from template', resources: { slots_per_trial: 1 } },
        workspaceId: 1,
      },
    });
  });

  test('are listed by name, filtered by a part of it in any case', async () => {
    await master.admin('POST', '/templates/a-two', { config: { max_restarts: 2 } });
    const names = async (query: string) => {
      const { body } = await master.admin('GET', `/templates${query}`);
      return JSON.stringify(body).match(/"name":"[^"]*"/g);
    };
    expect(await names('')).toEqual(['"name":"a-two"', '"name":"tpl-one"']);
    expect(await names('?orderBy=ORDER_BY_DESC&limit=1')).toEqual(['"name":"tpl-one"']);
    expect(await names('?name=TPL')).toEqual(['"name":"tpl-one"']);
  });

  test('are replaced as a whole, and deleted', async () => {
    const patched = await master.admin('PATCH', '/templates/tpl-one', { max_restarts: 3 });
    expect(patched.body).toMatchObject({ template: { config: { max_restarts: 3 } } });
    expect((await master.admin('DELETE', '/templates/tpl-one')).body).toEqual({});
    expect(refusal(await master.admin('GET', '/templates/tpl-one'))).toBe(
      '404 5 error fetching template from database: tpl-one',
    );
  });

  test('put only creates new ones', async () => {
    expect((await master.admin('PUT', '/templates/tpl-put', { config: {} })).status).toBe(200);
    expect(refusal(await master.admin('PUT', '/templates/tpl-put', { config: {} }))).toBe(
      '500 13 error putting template: rpc error: code = NotFound desc = error fetching template from database: ',
    );
  });

  test.each([
    [
      'POST',
      '/templates/tpl-one',
      { config: { a: 1 } },
      /^500 13 error posting template tpl-one to db: .*templates_pkey/,
    ],
    [
      'POST',
      '/templates/q',
      { config: {}, workspaceId: 777 },
      /^500 13 error checking workspace 777: sql: no rows/,
    ],
    [
      'PUT',
      '/templates/q',
      { config: {}, workspaceId: 2 },
      /^400 3 setting workspace_id is not supported\.$/,
    ],
    ['GET', '/templates/none', undefined, /^404 5 error fetching template from database: none$/],
    ['PATCH', '/templates/none', { a: 1 }, /^404 5 error fetching template from database: none$/],
    ['DELETE', '/templates/none', undefined, /^404 5 error fetching template from database: none$/],
    [
      'GET',
      '/templates?sortBy=99',
      undefined,
      /^400 3 99 is not a valid apiv1\.GetTemplatesRequest_SortBy$/,
    ],
  ])('%s %s is rejected', async (method, path, body, text) => {
    expect(refusal(await master.admin(method, path, body))).toMatch(text);
  });
});
