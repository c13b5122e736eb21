import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { logExamples } from './examples';
import type { LogView } from './log-view';
import { LogViewer } from './log-viewer';
import { LogText } from './text/log-text';
import type { LogSource } from './window/log-source';

const words: Record<string, RegExp> = {
  'of a run that failed': /RuntimeError: CUDA out of memory/,
  'in colors': /color 7/,
  'with hostile lines': /<img src=x onerror=alert\(1\)>/,
  'of 10,000 lines': /step 570850/,
  'with a linked range and a search': /DataLoader worker 5/,
  'of two trials': /step 72350/,
  'without lines': /^No logs to show\.$/,
  'that failed': /^Logs could not be read\. connection refused/,
};

const named = Object.keys(words).map((name) => [name] as const);

function exampleOf(name: string) {
  const example = logExamples.find((each) => each.name === name);
  if (!example) throw new Error(`There is no log ${name}.`);
  return example;
}

function show(name: string) {
  const example = exampleOf(name);
  const onViewChange = vi.fn();
  // wrapped lines need measuring, and jsdom has no layout
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

test('a loading log shows a message', () => {
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

test('characters that reorder the text of a line are visible, also beside its colors (PB9)', () => {
  const textOf = (text: string) =>
    render(<LogText id="1" text={text} find={undefined} />).container.textContent;
  expect(textOf('\u202e never closed: rm -rf /')).toBe('\ufffd never closed: rm -rf /');
  expect(textOf('\u202e\x1b[31mrm -rf /')).toBe('\ufffdrm -rf /');
});

test('errors and warnings are counted and link to their lines', async () => {
  const { user } = show('of a run that failed');
  await user.click(await screen.findByRole('button', { name: /1 warning/ }));
  await user.click(await screen.findByRole('button', { name: /DataLoader worker 5 took/ }));
  const current = document.querySelector('[data-current]');
  expect(current?.textContent).toContain('DataLoader worker 5');
});

test('the matches of an expression are marked when they are found after the lines are drawn', async () => {
  const { source, view } = exampleOf('of a run that failed');
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const scan = {
    ...source.scan,
    async *match(options: Parameters<typeof source.scan.all>[0]) {
      await isAsked;
      yield* source.scan.all(options);
    },
  };
  render(
    <LogViewer
      label="late"
      source={{ ...source, scan }}
      view={{ ...view, find: 'CUDA \\w+', regex: true, wrap: false }}
      onViewChange={() => {}}
    />,
  );
  await screen.findByText(/RuntimeError: CUDA/);
  answer();
  await waitFor(() => expect(document.querySelector('mark')?.textContent).toBe('CUDA out'));
});

test('a click links a line, and a second click removes the link', async () => {
  const { onViewChange, user } = show('of a run that failed');
  await user.click(await screen.findByRole('button', { name: 'Link to line 1' }));
  expect(onViewChange).toHaveBeenLastCalledWith({
    line: '41208',
    to: '',
    at: '2026-11-20T09:41:02.118Z',
  });
});

test('a range extends from the linked lines to a click with Shift', async () => {
  const { onViewChange, user } = show('with a linked range and a search');
  await user.keyboard('{Shift>}');
  await user.click(await screen.findByRole('button', { name: 'Link to line 1' }));
  expect(onViewChange).toHaveBeenLastCalledWith({
    line: '41208',
    to: '41212',
    at: '2026-11-20T09:41:02.118Z',
  });
  await user.click(screen.getByRole('button', { name: 'Link to line 7' }));
  expect(onViewChange).toHaveBeenLastCalledWith({ to: '41214' });
});

/** A log as on a page: changes of the view go through the link. */
function LinkedLog({ name, onView }: { name: string; onView: (view: LogView) => void }) {
  const example = exampleOf(name);
  const [view, setView] = useState(example.view);
  return (
    <LogViewer
      label={name}
      source={example.source}
      view={view}
      onViewChange={(change) => {
        setView({ ...view, ...change });
        onView({ ...view, ...change });
      }}
    />
  );
}

test("Ctrl+F opens the search of the log; a second press opens the browser's search", async () => {
  show('of a run that failed');
  await screen.findByText(/RuntimeError: CUDA/);
  const search = screen.getByRole('textbox', { name: 'Search the whole log' });
  const press = (key: object) => fireEvent.keyDown(document.activeElement ?? document.body, key);
  // dispatching a handled event returns false
  expect(press({ key: 'f', ctrlKey: true })).toBe(false);
  expect(document.activeElement).toBe(search);
  expect(press({ key: 'f', ctrlKey: true })).toBe(true);
  search.blur();
  expect(press({ key: 'f', metaKey: true })).toBe(false);
  expect(document.activeElement).toBe(search);
  search.blur();
  expect(press({ key: 'f', ctrlKey: true, shiftKey: true })).toBe(true);
  expect(document.activeElement).not.toBe(search);
});

test('typing moves to the first match and puts it into the link; Enter moves on', async () => {
  const onView = vi.fn<(view: LogView) => void>();
  render(<LinkedLog name="of a run that failed" onView={onView} />);
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Search the whole log' }), 'loss 0');
  await screen.findByText('1 of 10');
  expect(document.querySelector('[data-current]')?.getAttribute('data-id')).toBe('41208');
  expect(onView.mock.lastCall?.[0]).toMatchObject({
    find: 'loss 0',
    hit: '41208',
    hitAt: '2026-11-20T09:41:02.118Z',
  });
  await user.keyboard('{Enter}');
  await screen.findByText('2 of 10');
  expect(onView.mock.lastCall?.[0]).toMatchObject({ hit: '41209' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onView.mock.lastCall?.[0]).toMatchObject({ find: '', hit: '' }));
});

test('a link with a match opens the log there', async () => {
  const { source, view } = exampleOf('of 10,000 lines');
  const hit = { hit: '44208', hitAt: '2026-11-20T10:49:32.118Z' };
  const onViewChange = vi.fn();
  render(
    <LogViewer
      label="long"
      source={source}
      view={{ ...view, find: 'step', ...hit }}
      onViewChange={onViewChange}
    />,
  );
  await screen.findByText('3,001 of 10,000');
  expect(onViewChange).not.toHaveBeenCalled();
});

test('lines are copied as shown: a progress bar once, a traceback completely', async () => {
  const { user } = show('of a run that failed');
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  onTestFinished(() => copied.mockRestore());
  await user.click(await screen.findByRole('button', { name: 'Copy logs' }));
  await waitFor(() => expect(copied).toHaveBeenCalled());
  const lines = (copied.mock.lastCall?.[0] ?? '').split('\n');
  expect(lines.filter((line) => line.includes('%|'))).toEqual([
    expect.stringMatching(/ 100%\|█+\| 196\/196 \[00:11<00:00\]$/),
  ]);
  expect(lines.filter((line) => line.startsWith('<ERROR>'))).toHaveLength(5);
  expect(lines).toHaveLength(17);
});

describe('the map of a long log', () => {
  const part = 'The map shows the lines read so far: count all';
  // a log that is higher than its view does not load more without scrolling
  beforeEach(() => {
    const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100_000);
    return () => height.mockRestore();
  });

  const bars = () => document.querySelectorAll('[data-mark="line-strong"]').length;
  const long = () => logExamples.find(({ name }) => name === 'of 10,000 lines');

  function showWith(all: LogSource['scan']['all']) {
    const example = long();
    if (!example) throw new Error('There is no long log.');
    const { source, view } = example;
    const scan = { ...source.scan, all };
    render(
      <LogViewer label="long" source={{ ...source, scan }} view={view} onViewChange={() => {}} />,
    );
    return userEvent.setup();
  }

  test('shows the lines read so far until all are counted', async () => {
    const { user } = show('of 10,000 lines');
    const button = await screen.findByRole('button', { name: part });
    const before = bars();
    // the number of lines before the loaded ones is not known
    expect(screen.getAllByRole('button', { name: 'Link to this line' }).length).toBeGreaterThan(10);
    expect(screen.queryByRole('button', { name: /^Link to line/ })).toBeNull();
    await user.click(button);
    await screen.findByRole('button', {
      name: 'The map shows all 10,000 lines: count again',
    });
    await waitFor(() => expect(bars()).toBeGreaterThan(Math.max(before, 100)));
    await screen.findByRole('button', { name: 'Link to line 10000' });
  });

  test('stops counting on request', async () => {
    let signal: AbortSignal | undefined;
    const user = showWith(async function* (options) {
      signal = options.signal;
      yield* [];
      await new Promise(() => {});
    });
    await user.click(await screen.findByRole('button', { name: part }));
    await user.click(await screen.findByRole('button', { name: /^Counting all lines, 0%: stop$/ }));
    await screen.findByRole('button', { name: part });
    expect(signal?.aborted).toBe(true);
  });

  test('reports a failed count, and retries', async () => {
    let requestCount = 0;
    // biome-ignore lint/correctness/useYield: it throws before the first line
    const user = showWith(async function* () {
      requestCount += 1;
      throw new Error('connection refused');
    });
    await user.click(await screen.findByRole('button', { name: part }));
    const again = 'The lines could not be counted: try again';
    await user.click(await screen.findByRole('button', { name: again }));
    await waitFor(() => expect(requestCount).toBe(2));
    await screen.findByRole('button', { name: again });
  });
});

test('needs no count for a log that is completely loaded', async () => {
  show('of a run that failed');
  await screen.findByText(/RuntimeError: CUDA out of memory/);
  await waitFor(() => expect(document.querySelector('[data-log-map]')).not.toBeNull());
  expect(screen.queryByRole('button', { name: /^The map shows/ })).toBeNull();
});
