import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '~/test/render-app';

// a single trial of the demo that trains
const path = '/experiments/107/overview';

const titlesIn = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('figure')
    .map((figure) => figure.querySelector('[title]')?.textContent);

test('charts are pinned, moved by keys, and given a title; Back undoes each, and Reset all', async () => {
  const { user, router } = await renderApp(path);
  const choose = async (title: string, command: string) => {
    const chart = within(await screen.findByRole('figure', { name: title }));
    await user.click(await chart.findByRole('button', { name: 'More for this chart' }));
    await user.click(await screen.findByRole('menuitem', { name: command }));
  };
  await choose('grad_norm', 'Pin to the top');
  await waitFor(() => expect(titlesIn('Pinned charts')).toEqual(['grad_norm']));
  // the chart has left the place where the focus was
  await waitFor(() =>
    expect(
      document.activeElement?.contains(screen.getByRole('figure', { name: 'grad_norm' })),
    ).toBe(true),
  );
  await choose('lr', 'Pin to the top');
  await waitFor(() => expect(titlesIn('Pinned charts')).toEqual(['grad_norm', 'lr']));
  screen.getByRole('button', { name: 'Move lr, 2 of 2' }).focus();
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(titlesIn('Pinned charts')).toEqual(['lr', 'grad_norm']));
  expect(router.state.location.search).toEqual({
    chart: ['training|lr;pinned', 'training|grad_norm;pinned'],
  });
  act(() => router.history.back());
  await waitFor(() => expect(titlesIn('Pinned charts')).toEqual(['grad_norm', 'lr']));

  await choose('lr', 'Chart settings...');
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Rate');
  const form = within(screen.getByRole('form', { name: 'Settings of lr' }));
  await user.click(form.getByRole('radio', { name: 'Log' }));
  await user.type(screen.getByRole('textbox', { name: 'Y from' }), '0');
  await user.type(screen.getByRole('textbox', { name: 'Y to' }), '1');
  await screen.findByText('A log axis begins above 0.');
  await user.clear(screen.getByRole('textbox', { name: 'Y from' }));
  await user.clear(screen.getByRole('textbox', { name: 'Y to' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByRole('figure', { name: 'Rate' });
  expect(router.state.location.search).toMatchObject({
    chart: ['training|grad_norm;pinned', 'training|lr;pinned;scale=log;title=Rate'],
  });
  await user.click(screen.getByRole('button', { name: 'Reset layout' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(screen.queryByRole('region', { name: 'Pinned charts' })).toBeNull();
});

test('a chart is made taller by its menu and by keys on its lower edge; Back undoes each, and Reset all', async () => {
  const { user, router } = await renderApp(path);
  const chart = within(await screen.findByRole('figure', { name: 'lr' }));
  const height = () =>
    Number.parseInt(
      screen.getByRole('figure', { name: 'lr' }).querySelector<HTMLElement>('[style*="height"]')
        ?.style.height ?? '',
      10,
    );
  expect(height()).toBe(190);
  await user.click(await chart.findByRole('button', { name: 'More for this chart' }));
  expect(screen.queryByRole('menuitem', { name: 'Normal height' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Taller' }));
  await waitFor(() => expect(height()).toBe(285));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ chart: 'training|lr;height=285' }),
  );
  const edge = await screen.findByRole('separator', { name: 'Height of lr' });
  edge.focus();
  await user.keyboard('{ArrowDown}');
  expect(height()).toBe(305);
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ chart: 'training|lr;height=305' }),
  );
  await waitFor(() => expect(edge.getAttribute('aria-valuenow')).toBe('305'));
  expect(edge).toHaveFocus();
  act(() => router.history.back());
  await waitFor(() => expect(height()).toBe(285));
  edge.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  await user.keyboard('{End}');
  await waitFor(() => expect(height()).toBe(900));
  // a drag by 100 pixels
  edge.setPointerCapture = () => undefined;
  fireEvent.pointerDown(edge, { button: 0, clientY: 900 });
  fireEvent.pointerMove(edge, { clientY: 800 });
  await waitFor(() => expect(height()).toBe(800));
  fireEvent.pointerUp(edge, { clientY: 800 });
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ chart: 'training|lr;height=800' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Reset layout' }));
  await waitFor(() => expect(height()).toBe(190));
});

test('a chart of expressions is made, changed and removed; a wrong one is named', async () => {
  const { user, router } = await renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Add chart' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Add chart' }));
  const curves = dialog.getByRole('textbox', { name: 'Curves, one a line' });
  await user.click(curves);
  await user.paste('ema(training.los, 0.9)');
  await user.click(dialog.getByRole('button', { name: 'Add chart' }));
  await dialog.findByText(/There is no metric “training.los”/);
  await user.clear(curves);
  await user.paste('training.loss\nema(train.loss, 0.9)');
  await user.click(dialog.getByRole('textbox', { name: 'Title' }));
  await user.paste('Smoothed <img onerror=x>');
  await user.click(dialog.getByRole('button', { name: 'Add chart' }));
  const chart = await screen.findByRole('figure', { name: 'Smoothed <img onerror=x>' });
  await within(chart).findByText('ema(train.loss, 0.9)');
  expect(router.state.location.search).toEqual({
    chart: '=training.loss\nema(train.loss, 0.9);pinned;title=Smoothed <img onerror=x>',
  });
  await user.click(await within(chart).findByRole('button', { name: 'More for this chart' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove chart' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('a filter finds charts of expressions by title, by expression and by the metrics that they read', async () => {
  const formulas = ['=ratio(grad_norm, 2);pinned', '=train.loss * 2;pinned;title=Twice <b>'];
  const links = formulas.map((text) => `chart=${encodeURIComponent(text)}`).join('&');
  const { user } = await renderApp(`${path}?${links}`);
  const field = await screen.findByRole('searchbox', { name: /^Filter \d+ charts$/ });
  const made = async (titles: string[]) =>
    waitFor(() => {
      const section = screen.queryByRole('region', { name: 'Pinned charts' });
      const figures = section ? within(section).queryAllByRole('figure') : [];
      expect(figures.map((each) => each.querySelector('[title]')?.textContent)).toEqual(titles);
    });
  const [ratio, twice] = ['ratio(grad_norm, 2)', 'Twice <b>'];
  await made([ratio, twice]);
  const type = async (text: string) => {
    await user.clear(field);
    await user.paste(text);
  };
  await type('twice');
  await made([twice]);
  expect(screen.queryByRole('figure', { name: 'lr' })).toBeNull();
  await type('^ratio\\(');
  await made([ratio]);
  // the expression says train
  await type('training/loss');
  await made([twice]);
  await type('lr');
  await made([]);
  expect(screen.getByRole('figure', { name: 'lr' })).toBeVisible();
  await type('nosuch');
  await screen.findByText('No metric matches “nosuch”');
  await made([]);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await made([ratio, twice]);
});

test.each([
  ['an experiment', path],
  ['a comparison', '/experiment-compare?id=107&id=108'],
])(
  'on the page of %s a choice in the tree of metrics leaves the charts of expressions that read one of them',
  async (_, page) => {
    const formulas = [
      '=ratio(grad_norm, lr);pinned;title=Two',
      '=train.loss * 2;pinned;title=Twice',
    ];
    const link = new URL(page, 'http://console');
    for (const text of formulas) link.searchParams.append('chart', text);
    link.searchParams.append('metric', 'training/lr');
    const { user } = await renderApp(`${link.pathname}${link.search}`);
    await screen.findByRole('figure', { name: 'Two' });
    await screen.findByRole('figure', { name: 'lr' });
    await waitFor(() => expect(screen.queryByRole('figure', { name: 'Twice' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await screen.findByRole('figure', { name: 'Twice' });
  },
);

test('an expression of a link that cannot be drawn says why, and can be removed; a wrong setting is reported', async () => {
  const { user, router } = await renderApp(
    `${path}?chart=${encodeURIComponent('=1 +;pinned')}&chart=training%7Clr;wid`,
  );
  await screen.findByText('“training|lr;wid” does not arrange a chart. It is left out.');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    '1 +: A number or a metric is missing',
  );
  await user.click(screen.getByRole('button', { name: 'Remove chart' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('a saved layout is there on every run, unless a link says otherwise; reset and saved, it is gone', async () => {
  const { user, router } = await renderApp(`${path}?chart=training%7Cgrad_norm;pinned`);
  await user.click(await screen.findByRole('button', { name: 'Save layout' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  await waitFor(() => expect(titlesIn('Pinned charts')).toEqual(['grad_norm']));
  expect(screen.queryByRole('button', { name: 'Save layout' })).toBeNull();
  await act(() => router.navigate({ href: '/experiments/108/overview' }));
  await waitFor(() => expect(titlesIn('Pinned charts')).toEqual(['grad_norm']));
  await act(() => router.navigate({ href: `${path}?chart=training%7Clr;pinned` }));
  await waitFor(() => expect(titlesIn('Pinned charts')).toEqual(['lr']));
  await user.click(screen.getByRole('button', { name: 'Reset layout' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Pinned charts' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save layout' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(screen.queryByRole('region', { name: 'Pinned charts' })).toBeNull();
});
