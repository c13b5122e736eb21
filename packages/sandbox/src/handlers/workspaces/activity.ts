import { isInListOf } from '../allow';
import { invalidArgument, plainError } from '../errors';
import type { Handlers } from '../types';
import { namedProjectAnswer } from './projects';

export const activityHandlers = {
  postUserActivity: ({ body, db, viewer, clock }) => {
    const { activityType, entityType, entityId } = body;
    if (activityType === 'ACTIVITY_TYPE_UNSPECIFIED') {
      throw plainError(`missing mapping for activity type ${activityType} to model`);
    }
    if (entityType === 'ENTITY_TYPE_UNSPECIFIED') {
      throw plainError(`missing mapping for entity type ${entityType} to model`);
    }
    // does not check that it exists
    const userId = viewer.user.id;
    const id = `${userId}/${entityId}`;
    db.activity.insert({ id, userId, projectId: entityId, at: clock.now() });
    return {};
  },

  /** Newest first; empty without a limit. */
  getProjectsByUserActivity: ({ query, db, viewer }) => {
    const { limit = 0 } = query;
    if (limit < 0 || limit > 500) {
      throw invalidArgument('Bad request: limit is required and must be <= 500');
    }
    const projects = db.activity
      .where((each) => each.userId === viewer.user.id)
      .sort((a, b) => b.at - a.at)
      .flatMap(({ projectId }) => db.projects.get(projectId) ?? [])
      .filter(({ workspaceId }) => isInListOf(viewer, 'getProjectsByUserActivity', { workspaceId }))
      .slice(0, limit);
    return { projects: projects.map((project) => namedProjectAnswer(db, project)) };
  },
} satisfies Partial<Handlers>;
