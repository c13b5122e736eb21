import { parseDocument } from 'yaml';
import { isObject, type Json, objectOf } from '../../config/json';
import type { Database } from '../../database/database';
import { denied, invalidArgument, notFound, plainError } from '../../handlers/errors';
import type { HandlerRequest038, Handlers038 } from '../handler';
import { holds } from '../permissions';
import { conflictOf } from '../policies';
import { policyKey, state038, workloadTypes } from '../state';

type Request = Pick<HandlerRequest038<'getGlobalConfigPolicies'>, 'db' | 'viewer'>;

export const configPolicyHandlers: Partial<Handlers038> = {
  getGlobalConfigPolicies: (request) => {
    checkType(request.path.workloadType);
    if (request.viewer.access.rbacEnabled) check(request, 'VIEW_GLOBAL_CONFIG_POLICIES');
    return answerOf(request, policyKey(null, request.path.workloadType));
  },
  putGlobalConfigPolicies: (request) => {
    const { workloadType } = request.path;
    check(request, 'MODIFY_GLOBAL_CONFIG_POLICIES');
    checkType(workloadType);
    state038(request.db).policies.set(
      policyKey(null, workloadType),
      readPolicies(request.db, workloadType, request.body.configPolicies),
    );
    return answerOf(request, policyKey(null, workloadType));
  },
  deleteGlobalConfigPolicies: (request) => {
    check(request, 'MODIFY_GLOBAL_CONFIG_POLICIES');
    checkType(request.path.workloadType);
    state038(request.db).policies.delete(policyKey(null, request.path.workloadType));
    return {};
  },
  getWorkspaceConfigPolicies: (request) => {
    const { workspaceId, workloadType } = request.path;
    checkWorkspace(request, workspaceId);
    if (request.viewer.access.rbacEnabled) {
      check(request, 'VIEW_WORKSPACE_CONFIG_POLICIES', workspaceId);
    }
    checkType(workloadType);
    return answerOf(request, policyKey(workspaceId, workloadType));
  },
  putWorkspaceConfigPolicies: (request) => {
    const { workspaceId, workloadType } = request.path;
    checkOwner(request, workspaceId);
    checkType(workloadType);
    const policies = readPolicies(request.db, workloadType, request.body.configPolicies);
    state038(request.db).policies.set(policyKey(workspaceId, workloadType), policies);
    return answerOf(request, policyKey(workspaceId, workloadType));
  },
  deleteWorkspaceConfigPolicies: (request) => {
    const { workspaceId, workloadType } = request.path;
    checkOwner(request, workspaceId);
    checkType(workloadType);
    state038(request.db).policies.delete(policyKey(workspaceId, workloadType));
    return {};
  },
};

const answerOf = ({ db }: Request, key: string) => ({
  configPolicies: state038(db).policies.get(key) ?? {},
});

type Permission = Parameters<typeof holds>[1];

function check({ viewer }: Pick<Request, 'viewer'>, permission: Permission, workspaceId?: number) {
  if (holds({ viewer, workspaceId }, permission)) return;
  const { rbacEnabled } = viewer.access;
  throw denied(
    rbacEnabled
      ? `access denied; required permissions: PERMISSION_TYPE_${permission}`
      : 'rpc error: code = PermissionDenied desc = user does not have permission',
  );
}

function checkWorkspace({ db }: Request, workspaceId: number) {
  const workspace = db.workspaces.get(workspaceId);
  if (!workspace) throw notFound('workspace', workspaceId);
  return workspace;
}

// without roles, who owns a workspace sets its policies
function checkOwner(request: Request, workspaceId: number) {
  const workspace = checkWorkspace(request, workspaceId);
  const { access, user } = request.viewer;
  if (!access.rbacEnabled && workspace.userId === user.id) return;
  check(request, 'MODIFY_WORKSPACE_CONFIG_POLICIES', workspaceId);
}

function checkType(type: string) {
  if (workloadTypes.includes(type)) return;
  throw plainError(`rpc error: code = InvalidArgument desc = invalid workload type: ${type}.`);
}

const parts = new Set(['invariant_config', 'constraints']);

function readPolicies(db: Database, workloadType: string, text: string): Json {
  const name = workloadType === 'NTSC' ? 'NTSC' : 'experiment';
  const invalid = (why: string) => invalidArgument(`invalid ${name} config policy: ${why}`);
  const document = parseDocument(text, { prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    throw invalid(
      'error converting YAML to JSON: yaml: line 1: did not find expected node content',
    );
  }
  const value: unknown = document.toJS();
  if (!isObject(value)) throw invalidArgument('no config policies submitted');
  const stranger = Object.keys(value).find((key) => !parts.has(key));
  if (stranger !== undefined) {
    throw invalid(
      `error unmarshaling JSON: while decoding JSON: json: unknown field ${JSON.stringify(stranger)}`,
    );
  }
  if (name === 'NTSC' && value.invariant_config) {
    throw invalidArgument(
      'not supported: invariant config policies for tasks is not yet supported, please remove "invariant_config" section and try again.',
    );
  }
  const invariants = objectOf(value.invariant_config);
  const own = conflictOf(objectOf(value.constraints), invariants);
  if (own) throw invalid(`${own}.`);
  const ofCluster = state038(db).policies.get(policyKey(null, workloadType));
  const others = conflictOf(objectOf(ofCluster?.constraints), invariants);
  if (others)
    throw invalid(`workspace invariant_config conflicts with global constraints: ${others}.`);
  return value;
}
