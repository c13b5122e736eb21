import { describe, expect, test } from 'vitest';
import { decodeRequest } from '../dispatch';
import { routes } from '../generated/wire-table';
import { decodeBody } from './decode-body';
import { matchRoute } from './router';

const body = (id: string, text: string) => {
  const type = routes.find((route) => route.id === id)?.body;
  return decodeBody(type ?? '', text);
};

describe('a body', () => {
  test('is complete, with zero values for missing fields', () => {
    expect(body('login', '{}')).toEqual({ username: '', password: '', isHashed: false });
    expect(body('patchUser', '{}')).toEqual({
      admin: null,
      active: null,
      agentUserGroup: null,
      isHashed: false,
    });
    expect(body('postUserActivity', '')).toEqual({
      activityType: 'ACTIVITY_TYPE_UNSPECIFIED',
      entityType: 'ENTITY_TYPE_UNSPECIFIED',
      entityId: 0,
    });
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \n'],
    ['null', 'null'],
    ['an empty object', '{}'],
    ['unknown fields', '{"bogus":[1]}'],
    ['null for every field', '{"username":null,"password":null,"isHashed":null}'],
  ])('of %s is the zero message', (_, text) => {
    expect(body('login', text)).toEqual({ username: '', password: '', isHashed: false });
  });

  test('accepts both spellings, enum numbers and quoted integers, and ends with its first value', () => {
    const text = '{"is_hashed":true,"username":"ada"} x';
    expect(body('login', text)).toMatchObject({ isHashed: true, username: 'ada' });
    const activity = '{"activity_type":1,"entityType":"ENTITY_TYPE_PROJECT","entity_id":"7"}';
    expect(body('postUserActivity', activity)).toEqual({
      activityType: 'ACTIVITY_TYPE_GET',
      entityType: 'ENTITY_TYPE_PROJECT',
      entityId: 7,
    });
  });

  test('may be a bare value', () => {
    expect(body('setUserPassword', '"secret"')).toBe('secret');
    expect(body('reportTrialProgress', '0.5')).toBe(0.5);
  });

  test.each([
    ['login', '{', 'unexpected EOF'],
    ['login', 'x', "invalid character 'x' looking for beginning of value"],
    ['login', '{x', "invalid character 'x' looking for beginning of object key string"],
    ['login', '{"a" 1}', "invalid character '1' after object key"],
    ['login', '{"a":1 "b"}', `invalid character '"' after object key:value pair`],
    ['login', '{"a":[1 2]}', "invalid character '2' after array element"],
    ['login', '{"a":tru]}', "invalid character ']' in literal true (expecting 'e')"],
    ['login', '{"a":"\\x"}', "invalid character 'x' in string escape code"],
    ['login', '{"a":1.}', "invalid character '}' after decimal point in numeric literal"],
    [
      'login',
      '[]',
      'json: cannot unmarshal array into Go value of type map[string]json.RawMessage',
    ],
    ['login', '{"username":1}', 'json: cannot unmarshal number into Go value of type string'],
    ['login', '{"isHashed":"yes"}', 'json: cannot unmarshal string into Go value of type bool'],
    [
      'setUserPassword',
      '{"password":"x"}',
      'json: cannot unmarshal object into Go value of type string',
    ],
    [
      'patchMasterConfig',
      '{"fieldMask":"log"}',
      'json: cannot unmarshal string into Go value of type map[string]json.RawMessage',
    ],
    [
      'patchMasterConfig',
      '{"fieldMask":{"paths":[{}]}}',
      'json: cannot unmarshal object into Go value of type string',
    ],
    [
      'previewHPSearch',
      '{"config":"a: 1"}',
      'bad StructValue: json: cannot unmarshal string into Go value of type map[string]json.RawMessage',
    ],
    [
      'postUserActivity',
      '{"entityId":1.5}',
      'json: cannot unmarshal number 1.5 into Go value of type int32',
    ],
    [
      'postUserActivity',
      '{"activityType":"FOO"}',
      'unknown value "\\"FOO\\"" for enum determined.api.v1.ActivityType',
    ],
  ])('of %s rejects %s', (id, text, message) => {
    expect(() => body(id, text)).toThrow(message);
  });
});

describe('a request', () => {
  const decode = (method: string, path: string, text: string) => {
    const match = matchRoute(method, `/api/v1${path}`);
    if (!match) throw new Error(`no route for ${method} ${path}`);
    return decodeRequest({ ...match, search: '', text });
  };

  test('with a path value that replaces the body value', async () => {
    const text = '{"projectId":9,"destinationWorkspaceId":3}';
    const { path, body } = await decode('POST', '/projects/7/move', text);
    expect(path).toEqual({ projectId: 7 });
    expect(body).toEqual({ projectId: 7, destinationWorkspaceId: 3 });
  });

  test('inserts a nested path value at its place in the message', async () => {
    const { body } = await decode('PATCH', '/experiments/7', '{"name":"x"}');
    expect(body).toMatchObject({ id: 7, name: 'x' });
  });
});
