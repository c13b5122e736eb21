import { expect, test } from 'vitest';
import { manualClock } from '../lib/clock';
import { createSandbox } from '../sandbox';

async function peopleOf(scenario: string, rbac?: boolean) {
  const sandbox = createSandbox({ scenario, rbac, clock: manualClock(Date.now()) });
  const request = new Request('http://sandbox/sandbox/people');
  const { people } = await (await sandbox.fetch(request)).json();
  sandbox.close();
  return people;
}

test('the demo lists a researcher first and the administrator last', async () => {
  const people = await peopleOf('demo');
  expect(people[0]).toEqual({
    username: 'mkowalski',
    displayName: 'Marta Kowalski',
    title: 'Researcher',
    where: 'Owns Vision, works everywhere',
    may: 'Starts, forks and stops experiments; launches JupyterLab',
  });
  expect(people.at(-1)).toMatchObject({ username: 'admin', title: 'Administrator' });
  // inactive users cannot sign in
  expect(people.map(({ username }: { username: string }) => username)).not.toContain('pdubois');
});

test('with roles each has a description of their role, and its scope', async () => {
  const people = await peopleOf('rbac');
  const whereOf = (name: string) =>
    people.find(({ username }: { username: string }) => username === name)?.where;
  expect(people[0]).toMatchObject({ username: 'editor', title: 'Researcher' });
  expect(whereOf('grouped')).toBe('Editor in lab, Viewer in lab');
  expect(whereOf('clusterviewer')).toBe('Viewer everywhere');
  expect(whereOf('norole')).toBe('Holds no role');
  expect(people.at(-1)?.title).toBe('Administrator');
});

test('the demo has researchers with roles, too', async () => {
  const people = await peopleOf('demo', true);
  expect(people[0]).toMatchObject({
    username: 'mkowalski',
    title: 'Researcher',
    where: 'Editor in Vision and Language',
  });
});
