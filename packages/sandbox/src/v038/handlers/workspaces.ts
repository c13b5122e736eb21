import type { schemas } from '@trainyard/sdk/v038';
import type { Database } from '../../database/database';
import { allow } from '../../handlers/allow';
import { alreadyExists, invalidArgument, notFound } from '../../handlers/errors';
import { allowProject, allowWorkspace } from '../../handlers/scopes';
import { namedProjectAnswer } from '../../handlers/workspaces/projects';
import { checkWorkspaceName, pinOf } from '../../handlers/workspaces/workspace-rules';
import { timestamp } from '../../lib/clock';
import { complete } from '../complete';
import type { HandlerRequest038, Handlers038 } from '../handler';
import { projectKey } from '../project-key';
import { sharedAnswer, withParts } from '../shared';

/** Maximum length of a workspace name, which becomes part of a namespace. */
const longestName = 53;

type Workspaces = schemas.GetWorkspacesResponse;

export const workspaceHandlers = {
  getWorkspaces: async (request) => {
    const { query } = request;
    const { nameCaseSensitive: name, limit = 0 } = query;
    if (!name) return complete<Workspaces>(await sharedAnswer('getWorkspaces', request));
    const all = withParts(request, { query: { ...query, name, offset: 0, limit: 0 } });
    const answer = complete<Workspaces>(await sharedAnswer('getWorkspaces', all));
    const workspaces = answer.workspaces.filter((each) => each.name === name);
    const total = workspaces.length;
    return { workspaces, pagination: { offset: 0, limit, startIndex: 0, endIndex: total, total } };
  },

  getWorkspace: async (request) =>
    pinned(
      request,
      complete<schemas.GetWorkspaceResponse>(await sharedAnswer('getWorkspace', request)),
    ),

  postWorkspace: async (request) => {
    allow(request.viewer, 'postWorkspace');
    checkWorkspaceName(request.body.name, longestName);
    return complete<schemas.PostWorkspaceResponse>(await sharedAnswer('postWorkspace', request));
  },

  patchWorkspace: async (request) => {
    const { viewer, body } = request;
    // fields of older releases no longer have an effect
    const { defaultComputePool: _, defaultAuxPool: __, ...changes } = body;
    const { name, defaultComputeResourcePool: compute, defaultAuxResourcePool: aux } = body;
    const workspace = allowWorkspace(request, 'getWorkspace', request.path.workspaceId);
    const pools = {
      ...(compute !== undefined && { defaultComputePool: compute }),
      ...(aux !== undefined && { defaultAuxPool: aux }),
    };
    if (Object.keys(pools).length > 0) {
      allow(viewer, 'patchWorkspace', { workspaceId: workspace.id, part: 'defaultPools' });
    }
    if (name !== null) checkWorkspaceName(name, longestName);
    const answer = await sharedAnswer('patchWorkspace', withParts(request, { body: changes }));
    Object.assign(workspace, pools);
    const changed = { ...answer, workspace: { ...answer.workspace, ...pools } };
    return pinned(request, complete<schemas.PatchWorkspaceResponse>(changed));
  },
} satisfies Partial<Handlers038>;

type Pinning = Pick<HandlerRequest038<'getWorkspace'>, 'db' | 'viewer'>;

/** The answer with the time of the caller's pin, which older masters only return in lists. */
function pinned<Of extends { workspace: schemas.Workspace }>(
  { db, viewer }: Pinning,
  answer: Of,
): Of {
  const pin = pinOf(db, viewer.user.id, answer.workspace.id);
  if (!pin) return answer;
  return { ...answer, workspace: { ...answer.workspace, pinnedAt: timestamp(pin.pinnedAt) } };
}

/** The project with a key. */
const projectOfKey = (db: Database, key: string) =>
  db.projects.all().find((each) => projectKey(each) === key);

function checkKey(db: Database, key: string, id = 0) {
  if (!/^[A-Z0-9]{1,5}$/i.test(key)) {
    throw invalidArgument('project key must be at most 5 letters or digits');
  }
  const other = projectOfKey(db, key.toUpperCase());
  if (other && other.id !== id) throw alreadyExists(`project key ${key} already exists`);
}

export const projectHandlers = {
  getProjectByKey: (request) => {
    const { db, path } = request;
    const project = projectOfKey(db, path.key);
    if (!project) throw notFound('project', path.key);
    allowProject(request, 'getProjectByKey', project.id);
    return { project: complete<schemas.Project>(namedProjectAnswer(db, project)) };
  },

  postProject: async (request) => {
    const { db, body } = request;
    const { key } = body;
    if (key) checkKey(db, key);
    const { project } = await sharedAnswer('postProject', withParts(request, {}));
    if (key && project) db.projects.find(project.id).key = key.toUpperCase();
    return { project: complete<schemas.Project>(project) };
  },

  patchProject: async (request) => {
    const { db, body, path } = request;
    if (body.key) checkKey(db, body.key, path.projectId);
    const { project } = await sharedAnswer('patchProject', withParts(request, {}));
    if (body.key) db.projects.find(path.projectId).key = body.key.toUpperCase();
    return { project: complete<schemas.Project>(project) };
  },
} satisfies Partial<Handlers038>;
