import { expect, test } from 'vitest';
import { listLink, runsLink, runsText } from './block-link';

test('the link of a list holds its project and its view', () => {
  const link = listLink(' /projects/2/experiments?name=unet&sort=id%3Dasc \n');
  expect(link).toMatchObject({ projectId: 2, search: { name: 'unet', sort: 'id=asc' } });
  expect(link?.address).toBe('/projects/2/experiments?name=unet&sort=id%3Dasc');
});

test('the line below the link of a list is the name of a saved view', () => {
  expect(listLink('/projects/2/experiments?name=unet\r\n  Best & latest \n')).toMatchObject({
    ...{ projectId: 2, address: '/projects/2/experiments', view: 'Best & latest' },
  });
  expect(listLink('/projects/2/experiments')?.view).toBeUndefined();
});

test('a link of another master is read by its path', () => {
  expect(listLink('https://old.example.org/det/projects/7/experiments')).toMatchObject({
    projectId: 7,
    address: '/det/projects/7/experiments',
  });
});

test('the link of a comparison or of an experiment holds the shown ids', () => {
  const compared = runsLink('/experiment-compare?id=3&id=1&metric=validation.loss&scale=log');
  expect(compared).toMatchObject({
    ids: [3, 1],
    view: { metric: ['validation.loss'], scale: 'log' },
  });
  expect(runsLink('/experiments/108/overview')?.ids).toEqual([108]);
});

test.each(['', 'javascript:alert(1)', 'http://[', '/projects/2/notes', '/experiment-compare'])(
  '%j is not a link of experiments',
  (text) => {
    expect(listLink(text)).toBeUndefined();
    expect(runsLink(text)).toBeUndefined();
  },
);

test('the lines below the link of a chart are its title and its size', () => {
  expect(
    runsLink('/experiments/7/overview?metric=loss\n title: Loss of 7\r\nsize: half\n'),
  ).toMatchObject({
    ...{ ids: [7], title: 'Loss of 7', isHalf: true, view: { metric: ['loss'] } },
    address: '/experiments/7/overview?metric=loss',
  });
  expect(runsLink('/experiments/7/overview\nsize: huge\nother')).toMatchObject({ isHalf: false });
});

test.each([
  { ids: [7], metrics: [], title: '', isHalf: false },
  { ids: [7], metrics: ['validation/a b'], title: 'One: <b>', isHalf: true },
  { ids: [7, 9], metrics: ['training/loss', 'validation/x&y'], title: 'Two', isHalf: false },
])('blockText', (block) => {
  const { ids, metrics, title, isHalf } = block;
  const link = runsLink(runsText(block));
  expect(link).toMatchObject({ ids, isHalf, view: { metric: metrics } });
  expect(link?.title ?? '').toBe(title);
});
