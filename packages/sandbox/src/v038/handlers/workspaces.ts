import type { schemas } from '@trainyard/sdk/v038';
import { allow } from '../../handlers/allow';
import { allowWorkspace } from '../../handlers/scopes';
import { checkWorkspaceName, pinOf } from '../../handlers/workspaces/workspace-rules';
import { timestamp } from '../../lib/clock';
import { complete } from '../complete';
import type { HandlerRequest038, Handlers038 } from '../handler';
import { sharedAnswer, withParts } from '../shared';

/** Maximum length of a workspace name, which becomes part of a namespace. */
const longestName = 53;

type Workspaces = schemas.GetWorkspacesResponse;

export const workspaceHandlers: Partial<Handlers038> = {
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
    const workspace = allowWorkspace(request, 'getWorkspace', request.path.id);
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
};

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
