import type { AgentUserGroup, Note } from '@trainyard/sdk/types';
import { isObject, type Json, listOf, numberOf, textOf } from '../../config/json';
import { addUser } from '../../database/start-state';
import type { MasterState } from '../../master-state';
import { byId, type Facts } from './facts';

/** Adds the recorded users, workspaces and projects, each with its recorded id. */
export function addPeople({ db, clock }: MasterState, { users }: Facts, last = Infinity) {
  for (const [id, user] of byId(users)) {
    if (id <= db.users.size || id > last) continue;
    addUser({
      db,
      now: clock.now(),
      username: textOf(user.username),
      displayName: textOf(user.displayName),
      admin: user.admin === true,
      active: user.active === true,
      agentUserGroup: agentUserGroupOf(user),
    });
  }
}

export function addPlaces({ db }: MasterState, { workspaces }: Facts) {
  const defaults = {
    state: 'WORKSPACE_STATE_UNSPECIFIED',
    errorMessage: '',
    immutable: false,
  } as const;
  for (const [id, workspace] of byId(workspaces)) {
    if (id === 1) continue;
    db.workspaces.insert({
      ...defaults,
      id,
      ...namedBy(workspace),
      agentUserGroup: agentUserGroupOf(workspace),
      checkpointStorageConfig: null,
      defaultComputePool: '',
      defaultAuxPool: '',
    });
  }
}

export function addProjects(
  { db, clock }: MasterState,
  { projects }: Facts,
  without: ReadonlySet<string>,
) {
  const defaults = {
    state: 'WORKSPACE_STATE_UNSPECIFIED',
    errorMessage: '',
    immutable: false,
  } as const;
  for (const [id, project] of byId(projects)) {
    if (id === 1 || without.has(`project ${id}`)) continue;
    const workspaceId = numberOf(project.workspaceId, 1);
    const description = textOf(project.description);
    const own = { workspaceId, description, notes: notesOf(project), createdAt: clock.now() };
    db.projects.insert({ ...defaults, ...own, id, ...namedBy(project) });
  }
}

const agentUserGroupOf = ({ agentUserGroup }: Json): AgentUserGroup | null =>
  isObject(agentUserGroup)
    ? {
        agentUid: numberOf(agentUserGroup.agentUid, 0),
        agentGid: numberOf(agentUserGroup.agentGid, 0),
        agentUser: textOf(agentUserGroup.agentUser),
        agentGroup: textOf(agentUserGroup.agentGroup),
      }
    : null;

const namedBy = (entity: Json) => ({
  name: textOf(entity.name),
  userId: numberOf(entity.userId, 1),
  archived: entity.archived === true,
});

const notesOf = ({ notes }: Json): Note[] =>
  listOf(notes)
    .filter(isObject)
    .map((note) => ({ name: textOf(note.name), contents: textOf(note.contents) }));
