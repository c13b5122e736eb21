import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { MasterRule } from './master/rule';
import { type MasterCall, type MasterScope, masterPolicy, masterRefusal } from './master-policy';
import { permissionsSummary, wireRole } from './roles';
import { rolesOf } from './roles-038';
import { viewerOf } from './viewer';

type Exchange = {
  op: string | null;
  as: string | null;
  request: { path: string; body?: unknown };
  response?: { status: number | null; body?: unknown };
};

const folder = process.env.TRAINYARD_RECORDINGS;

function exchanges(version: string, isIncluded: (file: string) => boolean): Exchange[] {
  if (folder === undefined) return [];
  const path = resolve(folder, version);
  const files = readdirSync(path).filter((file) => file.endsWith('.ndjson') && isIncluded(file));
  return files.flatMap((file) => {
    const lines = readFileSync(resolve(path, file), 'utf8').split('\n');
    return lines.filter((line) => line !== '').map((line): Exchange => JSON.parse(line));
  });
}

function operationOf({ op }: Exchange): MasterCall | undefined {
  const id = (op ?? '').charAt(0).toLowerCase() + (op ?? '').slice(1);
  return isOperation(id) ? id : undefined;
}

const isOperation = (id: string): id is MasterCall => id in masterPolicy;

function field(value: unknown, ...names: string[]): unknown {
  const [name, ...rest] = names;
  if (name === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return field(Object.entries(value).find(([key]) => key === name)?.[1], ...rest);
}

// a refused stream has its text in another field
const textOf = ({ response }: Exchange) =>
  field(response?.body, 'error', 'error') ?? field(response?.body, 'error', 'message');

// roles of the users when the answers were recorded; ids of that time
const inLab = (roleId: number) => [{ roleId, scopeWorkspaceIds: [2], scopeCluster: false }];
const everywhere = (roleId: number) => [{ roleId, scopeWorkspaceIds: [], scopeCluster: true }];
const people = {
  viewer: { id: 3, assignments: [...inLab(4), ...inLab(6)] },
  editor: { id: 4, assignments: inLab(5) },
  wsadmin: { id: 5, assignments: inLab(2) },
  creator: { id: 6, assignments: everywhere(3) },
  norole: { id: 7, assignments: [] },
  mrv: { id: 8, assignments: inLab(6) },
  restricted: { id: 9, assignments: inLab(7) },
  grouped: { id: 10, assignments: inLab(5) },
  clusterviewer: { id: 11, assignments: everywhere(4) },
};

const version = '0.38.1';

function personOf({ as }: Exchange) {
  const person = Object.entries(people).find(([name]) => name === as)?.[1];
  if (!person) return undefined;
  const user = { id: person.id, admin: false };
  const summary = permissionsSummary(person.assignments, rolesOf(version));
  return viewerOf({ user, rbacEnabled: true, summary, version });
}

// experiment 1 was in workspace 2 and experiment 2 in workspace 3; projects had the same numbers
function workspaceOf({ request: { path, body } }: Exchange): number | undefined {
  const [, kind, id] = /\/(experiments|projects|workspaces|workspace)\/(\d+)/.exec(path) ?? [];
  if (id !== undefined) return kind === 'experiments' ? Number(id) + 1 : Number(id);
  if (field(body, 'workspaceName') === 'lab') return 2;
  const inBody = field(body, 'workspaceId') ?? field(body, 'projectId');
  return typeof inBody === 'number' ? inBody : undefined;
}

function scopeOf(exchange: Exchange): MasterScope {
  const { path, body } = exchange.request;
  const destination = field(body, 'destinationProjectId');
  const user = /\/by-user\/(\d+)$/.exec(path)?.[1];
  return {
    workspaceId: workspaceOf(exchange),
    otherWorkspaceId: typeof destination === 'number' ? destination : undefined,
    ownerId: user === undefined ? undefined : Number(user),
  };
}

const statuses = { forbidden: 403, notFound: 404 };

// later masters check each workspace in an assignment
const needsMore: MasterCall[] = ['assignRoles'];

const withRoles = exchanges('0.38.1', (file) => /^rbac-(as|experiments|roles)/.test(file)).flatMap(
  (exchange) => {
    const id = operationOf(exchange);
    const viewer = personOf(exchange);
    return id && viewer && !needsMore.includes(id) ? [{ exchange, id, viewer }] : [];
  },
);

describe.runIf(withRoles.length > 0)('recorded with roles', () => {
  test(`${withRoles.length} answers were given or refused as the table says`, () => {
    const verdicts = withRoles.map(({ exchange, id, viewer }) => {
      const refusal = masterRefusal(viewer, id, scopeOf(exchange));
      const status = refusal && Object.entries(statuses).find(([name]) => name === refusal.denied);
      return `${id} as ${exchange.as}: ${status?.[1] ?? 'done'} ${refusal?.text ?? ''}`;
    });
    const seen = withRoles.map(({ exchange, id }) => {
      const status = exchange.response?.status;
      const denied = Object.values(statuses).find((each) => each === status);
      const text = status === 403 ? textOf(exchange) : '';
      return `${id} as ${exchange.as}: ${denied ?? 'done'} ${text}`;
    });
    expect(verdicts).toEqual(seen);
  });
});

/** Every role with its permissions in an answer, by name. */
function rolesIn(value: unknown, found = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return found;
  const [name, permissions] = [field(value, 'name'), field(value, 'permissions')];
  if (typeof name === 'string' && Array.isArray(permissions) && permissions.length > 0)
    found.set(name, value);
  for (const each of Object.values(value)) rolesIn(each, found);
  return found;
}

const byId = (one: unknown, other: unknown) =>
  String(field(one, 'id')).localeCompare(String(field(other, 'id')));

describe.runIf(withRoles.length > 0)('the roles of a 0.38 master', () => {
  test('have the permissions in recorded answers', () => {
    const recorded = rolesIn(exchanges(version, () => true).map(({ response }) => response?.body));
    const inOrder = (role: object, permissions: readonly unknown[]) => ({
      ...role,
      permissions: permissions.toSorted(byId),
    });
    const expected = rolesOf(version).map(wireRole);
    expect(expected.map((role) => inOrder(role, role.permissions))).toEqual(
      expected.map(({ name }) => {
        const role = recorded.get(name) ?? {};
        const permissions = field(role, 'permissions');
        return inOrder(role, Array.isArray(permissions) ? permissions : []);
      }),
    );
  });
});

const withoutRoles = [
  ...exchanges('0.23.4', () => true),
  ...exchanges(version, (file) => !file.startsWith('rbac')),
].filter(
  (exchange) =>
    exchange.as === 'alice' && exchange.response?.status === 403 && operationOf(exchange),
);

describe.runIf(withoutRoles.length > 0)('recorded without roles', () => {
  test(`${withoutRoles.length} refusals of an ordinary user have their words in the table`, () => {
    const unknown = withoutRoles.filter((exchange) => {
      const id = operationOf(exchange);
      const rules: MasterRule[] = id ? Object.values(masterPolicy[id].parts ?? {}) : [];
      if (id) rules.push(masterPolicy[id]);
      return !rules.some((rule) => rule.refusal?.text === textOf(exchange));
    });
    expect(unknown.map((exchange) => `${exchange.op}: ${textOf(exchange)}`)).toEqual([]);
  });
});
