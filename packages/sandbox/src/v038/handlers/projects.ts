import type { schemas } from '@trainyard/sdk/v038';
import type { Database } from '../../database/database';
import { alreadyExists, invalidArgument, notFound } from '../../handlers/errors';
import { allowProject } from '../../handlers/scopes';
import { namedProjectAnswer } from '../../handlers/workspaces/projects';
import { complete } from '../complete';
import type { Handlers038 } from '../handler';
import { projectKey } from '../project-key';
import { sharedAnswer, withParts } from '../shared';

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

export const projectHandlers: Partial<Handlers038> = {
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
    if (body.key) checkKey(db, body.key, path.id);
    const { project } = await sharedAnswer('patchProject', withParts(request, {}));
    if (body.key) db.projects.find(path.id).key = body.key.toUpperCase();
    return { project: complete<schemas.Project>(project) };
  },
};
