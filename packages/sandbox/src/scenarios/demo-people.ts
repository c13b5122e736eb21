import { assignToUser } from '../auth/access';
import type { Database } from '../database/database';
import { addProject, addUser, addWorkspace } from '../database/start-state';
import { timestamp } from '../lib/clock';

const people = [
  ['mkowalski', 'Marta Kowalski'],
  ['slindqvist', 'Sara Lindqvist'],
  ['jtan', 'Jun Tan'],
  ['aroy', 'Anika Roy'],
  ['nokafor', ''],
] as const;

const places = [
  {
    workspace: 'Vision',
    owner: 'mkowalski',
    editors: ['mkowalski', 'aroy'],
    projects: [
      ['detection-and-classification', 'Backbones and detectors for the shelf scanner'],
      ['self-supervised', 'Pretraining without labels'],
    ],
  },
  {
    workspace: 'Language',
    owner: 'jtan',
    editors: ['jtan', 'mkowalski'],
    projects: [
      ['instruction-tuning', 'Assistants for the help desk'],
      ['retrieval-embeddings', ''],
    ],
  },
  {
    workspace: 'Speech',
    owner: 'slindqvist',
    editors: ['slindqvist', 'nokafor'],
    projects: [
      ['recognition', 'Call-center transcripts in nine languages'],
      ['keyword-spotting', 'Small enough for the doorbell'],
    ],
  },
] as const;

/** The role of users in their workspace; applies with roles. */
const editor = 5;

type PlaceName = (typeof places)[number];
export type ProjectName = PlaceName['projects'][number][0];

/** Ids by name. */
export type DemoIds = {
  users: Record<string, number>;
  projects: Record<ProjectName, number>;
};

/** Users (one of them inactive), three workspaces with their editors, and their six projects. */
export function addPeople(db: Database, now: number): DemoIds {
  const settled = now - 60 * 86_400_000;
  const users: Record<string, number> = { admin: 1 };
  for (const [username, displayName] of people) {
    users[username] = addUser({ db, now: settled, username, displayName }).id;
  }
  addUser({ db, now: settled, username: 'pdubois', displayName: 'Paul Dubois', active: false });
  const projects: Partial<Record<ProjectName, number>> = {};
  for (const place of places) {
    const userId = users[place.owner] ?? 1;
    const { id: workspaceId } = addWorkspace(db, { name: place.workspace, userId });
    for (const name of place.editors)
      assignToUser({ db, userId: users[name] ?? 1, roleId: editor, workspaceId });
    for (const [name, description] of place.projects) {
      const project = { name, description, userId, workspaceId, now: settled };
      projects[name] = addProject(db, project).id;
    }
  }
  addVisits(db, now);
  return { users, projects: allOf(projects) };
}

const hour = 3_600_000;

/** the time since users last opened the home page */
const absence = 52 * hour;

/**
 * Records that users have opened their projects, the first of them last, and the administrator one
 * of each workspace; and when they looked at the home page last.
 */
function addVisits(db: Database, now: number): void {
  for (const { id: userId, username } of db.users.all()) {
    const own = places.filter(({ editors }) => editors.some((name) => name === username));
    const ofAdmin = username === 'admin' ? places.map(({ projects: [[name]] }) => name) : [];
    const names = [...own.flatMap(({ projects }) => projects.map(([name]) => name)), ...ofAdmin];
    const opened = db.projects.all().filter(({ name }) => names.some((own) => own === name));
    for (const [at, { id: projectId }] of opened.entries())
      db.activity.insert({
        id: `${userId}/${projectId}`,
        userId,
        projectId,
        at: now - (14 + 5 * at) * hour,
      });
    if (opened.length > 0) addHomeVisit(db, userId, now - absence);
  }
}

/** Stores, as the console does, when a user looked at the home page last. */
function addHomeVisit(db: Database, userId: number, at: number): void {
  const [storagePath, key] = ['home-visit', 'visit'];
  const mark = { at: timestamp(at), count: 0 };
  const value = JSON.stringify({ left: null, back: mark, seen: mark });
  const id = JSON.stringify([userId, storagePath, key]);
  db.settings.insert({ id, userId, storagePath, key, value });
}

// spelled out, so that a missing project is a compile error
const allOf = (ids: Partial<Record<ProjectName, number>>): Record<ProjectName, number> => ({
  'detection-and-classification': ids['detection-and-classification'] ?? 1,
  'self-supervised': ids['self-supervised'] ?? 1,
  'instruction-tuning': ids['instruction-tuning'] ?? 1,
  'retrieval-embeddings': ids['retrieval-embeddings'] ?? 1,
  recognition: ids.recognition ?? 1,
  'keyword-spotting': ids['keyword-spotting'] ?? 1,
});
