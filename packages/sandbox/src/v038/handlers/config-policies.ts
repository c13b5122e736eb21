import { readYaml, YamlError } from '@trainyard/sdk/yaml';
import { isObject, type Json, objectOf } from '../../config/json';
import type { Database } from '../../database/database';
import { allow } from '../../handlers/allow';
import { invalidArgument, plainError } from '../../handlers/errors';
import { allowWorkspace } from '../../handlers/scopes';
import type { HandlerRequest038, Handlers038 } from '../handler';
import { conflictOf } from '../policies';
import { policyKey, state038, workloadTypes } from '../state';

type Request = Pick<HandlerRequest038<'getGlobalConfigPolicies'>, 'db' | 'viewer'>;

export const configPolicyHandlers = {
  getGlobalConfigPolicies: (request) => {
    checkType(request.path.workloadType);
    allow(request.viewer, 'getGlobalConfigPolicies');
    return answerOf(request, policyKey(null, request.path.workloadType));
  },
  putGlobalConfigPolicies: (request) => {
    const { workloadType } = request.path;
    allow(request.viewer, 'putGlobalConfigPolicies');
    checkType(workloadType);
    state038(request.db).policies.set(
      policyKey(null, workloadType),
      readPolicies(request.db, workloadType, request.body.configPolicies),
    );
    return answerOf(request, policyKey(null, workloadType));
  },
  deleteGlobalConfigPolicies: (request) => {
    allow(request.viewer, 'deleteGlobalConfigPolicies');
    checkType(request.path.workloadType);
    state038(request.db).policies.delete(policyKey(null, request.path.workloadType));
    return {};
  },
  getWorkspaceConfigPolicies: (request) => {
    const { workspaceId, workloadType } = request.path;
    allowWorkspace(request, 'getWorkspaceConfigPolicies', workspaceId);
    checkType(workloadType);
    return answerOf(request, policyKey(workspaceId, workloadType));
  },
  putWorkspaceConfigPolicies: (request) => {
    const { workspaceId, workloadType } = request.path;
    allowWorkspace(request, 'putWorkspaceConfigPolicies', workspaceId);
    checkType(workloadType);
    const policies = readPolicies(request.db, workloadType, request.body.configPolicies);
    state038(request.db).policies.set(policyKey(workspaceId, workloadType), policies);
    return answerOf(request, policyKey(workspaceId, workloadType));
  },
  deleteWorkspaceConfigPolicies: (request) => {
    const { workspaceId, workloadType } = request.path;
    allowWorkspace(request, 'deleteWorkspaceConfigPolicies', workspaceId);
    checkType(workloadType);
    state038(request.db).policies.delete(policyKey(workspaceId, workloadType));
    return {};
  },
} satisfies Partial<Handlers038>;

const answerOf = ({ db }: Request, key: string) => ({
  configPolicies: state038(db).policies.get(key) ?? {},
});

function checkType(type: string) {
  if (workloadTypes.includes(type)) return;
  throw plainError(`rpc error: code = InvalidArgument desc = invalid workload type: ${type}.`);
}

const parts = new Set(['invariant_config', 'constraints']);

function readPolicies(db: Database, workloadType: string, text: string): Json {
  const name = workloadType === 'NTSC' ? 'NTSC' : 'experiment';
  const invalid = (why: string) => invalidArgument(`invalid ${name} config policy: ${why}`);
  const value = parsed(text, (why) => invalid(`error converting YAML to JSON: ${why}`));
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

/** @throws the error that `refuse` makes of the message of a text that is not YAML */
function parsed(text: string, refuse: (message: string) => Error): unknown {
  try {
    return readYaml(text);
  } catch (error) {
    throw error instanceof YamlError ? refuse(error.message) : error;
  }
}
