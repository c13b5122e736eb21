import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { logExamples } from './examples';
import { LogViewer } from './log-viewer';

const words: Record<string, RegExp> = {
  'of a run that failed': /RuntimeError: CUDA out of memory/,
  'in colours': /color 7/,
  'with hostile lines': /<img src=x onerror=alert\(1\)>/,
  'of 10,000 lines': /step 570850/,
  'with a linked range and a search': /DataLoader worker 5/,
  'of two trials': /step 72350/,
  'without lines': /^No logs to show\.$/,
  'that failed': /^Logs could not be read\. connection refused/,
};

const named = Object.keys(words).map((name) => [name] as const);

function show(name: string) {
  const example = logExamples.find((each) => each.name === name);
  if (!example) throw new Error(`There is no log ${name}.`);
  const onViewChange = vi.fn();
  // what wraps is measured, and nothing is laid out here
  const view = { ...example.view, wrap: false };
  render(
    <LogViewer label={name} source={example.source} view={view} onViewChange={onViewChange} />,
  );
  return { onViewChange, user: userEvent.setup() };
}

test.each(named)('a log %s', async (name) => {
  show(name);
  expect(await screen.findAllByText(words[name] ?? /^$/)).not.toEqual([]);
});

test('a log on its way says so', () => {
  show('on its way');
  expect(screen.queryAllByLabelText('Loading logs')).toHaveLength(1);
});

test('markup and escapes in a line are text', async () => {
  show('with hostile lines');
  await screen.findByText(/<img src=x/);
  const log = screen.getByRole('log');
  expect(log.querySelector('img, script, a')).toBeNull();
  expect(log.textContent).toContain('a link that is none');
});

test('errors and warnings are counted and lead to their lines', async () => {
  const { user } = show('of a run that failed');
  await user.click(await screen.findByRole('button', { name: /1 warning/ }));
  await user.click(await screen.findByRole('button', { name: /DataLoader worker 5 took/ }));
  const current = document.querySelector('[data-current]');
  expect(current?.textContent).toContain('DataLoader worker 5');
});

test('a link of a line is asked for, and let go by a second click', async () => {
  const { onViewChange, user } = show('of a run that failed');
  await user.click(await screen.findByRole('button', { name: 'Link to line 41208' }));
  expect(onViewChange).toHaveBeenLastCalledWith({
    line: '41208',
    to: '',
    at: '2026-11-20T09:41:02.118Z',
  });
});

test('a range goes from the linked lines to where shift and a click say', async () => {
  const { onViewChange, user } = show('with a linked range and a search');
  await user.keyboard('{Shift>}');
  await user.click(await screen.findByRole('button', { name: 'Link to line 41208' }));
  expect(onViewChange).toHaveBeenLastCalledWith({
    line: '41208',
    to: '41212',
    at: '2026-11-20T09:41:02.118Z',
  });
  await user.click(screen.getByRole('button', { name: 'Link to line 41214' }));
  expect(onViewChange).toHaveBeenLastCalledWith({ to: '41214' });
});
