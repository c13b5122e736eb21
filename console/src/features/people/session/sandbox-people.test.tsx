import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoSandbox, renderApp } from '~/test/render-app';
import { masterWith, paths, signInButton } from '~/test/sign-in';

test('a sandbox offers its people: one click signs in as a researcher', async () => {
  const { user, router } = await renderApp('/login', { as: null });
  const offer = within(await screen.findByRole('region', { name: 'Step in as' }));
  const [first] = offer.getAllByRole('button');
  expect(first?.textContent).toContain('Marta Kowalski Researcher');
  expect(first?.textContent).toContain('Starts, forks and stops experiments');
  await user.click(offer.getByRole('button', { name: /^Anika Roy/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(await screen.findByRole('button', { name: 'User menu of Anika Roy' })).toBeVisible();
});

test('what was typed before the people came stays', async () => {
  const sandbox = demoSandbox();
  let comeIn = () => {};
  const arrival = new Promise<void>((resolve) => {
    comeIn = resolve;
  });
  const { user } = await renderApp('/login', {
    as: null,
    sandbox,
    answer: (request) =>
      request.url.endsWith('/sandbox/people')
        ? arrival.then(() => sandbox.fetch(request))
        : undefined,
  });
  await user.type(await screen.findByLabelText('Username'), 'ad');
  comeIn();
  expect(await screen.findByRole('region', { name: 'Step in as' })).toBeVisible();
  await user.keyboard('min');
  expect(screen.getByLabelText('Username')).toHaveValue('admin');
});

test('the people are requested at a sandbox only', async () => {
  const { sandbox, answer } = await masterWith({ branding: 'determined' });
  const { requests } = await renderApp('/login', { as: null, sandbox, answer });
  await signInButton();
  expect(paths(requests)).not.toContain('GET /sandbox/people');
  expect(screen.queryByRole('region', { name: 'Step in as' })).toBeNull();
});
