import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '~/test/render-app';

// the running search of the demo, and its first trial
const first = '/experiments/113/trials/502';

const nextTrial = () => screen.findByRole('link', { name: 'Next Trial' });
const title = (path: string) =>
  screen.findByRole('heading', { level: 1, name: `Trial ${path.split('/').at(-2)}` });

test('the arrow keys lead to the trials before and after; the open tab stays open', async () => {
  const { user, router } = await renderApp(`${first}/hyperparameters`);
  const second = (await nextTrial()).getAttribute('href') ?? '';
  expect(second).toMatch(/^\/experiments\/113\/trials\/\d+\/hyperparameters$/);
  expect(screen.queryByRole('link', { name: 'Previous Trial' })).toBeNull();
  await user.keyboard('{ArrowLeft}');
  await user.keyboard('{ArrowRight}');
  await title(second);
  expect(router.state.location.pathname).toBe(second);
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`${first}/hyperparameters`));
});

test('what takes the arrows itself keeps them: fields, what scrolls, what lies in front', async () => {
  const { user, router } = await renderApp(`${first}/overview`);
  const second = (await nextTrial()).getAttribute('href') ?? '';
  await user.click(await screen.findByRole('searchbox'));
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('radio', { name: 'Log' }));
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await screen.findByRole('menu');
  await user.keyboard('{ArrowRight}');
  expect(router.state.location.pathname).toBe(`${first}/overview`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  // the one press that counts leads one trial on
  await user.keyboard('{ArrowRight}');
  await title(second);
  expect(router.state.location.pathname).toBe(second);
});

test('the keyboard map lists the arrows', async () => {
  const { user } = await renderApp(`${first}/hyperparameters`);
  await nextTrial();
  await user.keyboard('?');
  const map = within(
    await screen.findByRole('dialog', { busy: false, name: 'Keyboard shortcuts' }),
  );
  expect((await map.findByText('Next Trial')).nextElementSibling?.textContent).toBe('→');
  expect(map.queryByText('Previous Trial')).toBeNull();
});
