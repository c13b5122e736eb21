import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listPath, withHeight } from '~/test/experiment-list';
import { type Rendered, renderApp } from '~/test/render-app';

withHeight();

type Line = { section: string; label: string; keys: string[] };

const latin = [...'QWERTYUIOPASDFGHJKLZXCVBNM'];
const cyrillic = [...'йцукенгшщзфывапролдячсмить'];
/** The keys that no layout changes, by the names that the list prints. */
const named: Record<string, string> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  SPACE: ' ',
};

/** The event of a printed shortcut, such as "Ctrl + Shift + Z" or "⌘ K", on a Russian keyboard. */
function russianEvent(printed: string) {
  const parts = printed.replace('⌘ ', 'Cmd + ').split(' + ');
  const last = parts.at(-1) ?? '';
  const modifiers = {
    ctrlKey: parts.includes('Ctrl'),
    metaKey: ['Cmd', 'Win', 'Super'].some((name) => parts.includes(name)),
    shiftKey: parts.includes('Shift') || last === '?',
    altKey: parts.includes('Alt'),
  };
  const letter = cyrillic[latin.indexOf(last)];
  if (letter)
    return {
      key: modifiers.shiftKey ? letter.toUpperCase() : letter,
      code: `Key${last}`,
      ...modifiers,
    };
  if (last === '/') return { key: '.', code: 'Slash', ...modifiers };
  if (last === '?') return { key: ',', code: 'Slash', ...modifiers };
  const key = named[last.toUpperCase()] ?? `${last[0]}${last.slice(1).toLowerCase()}`;
  return { key, code: last === 'Space' ? 'Space' : key, ...modifiers };
}

const isCharacter = ({ code }: { code: string }) => /^(Key|Slash)/.test(code);

/** Presses a key where the focus is; returns true if the page handles it. */
const isHandled = (event: KeyboardEventInit) =>
  !fireEvent.keyDown(document.activeElement ?? document.body, event);

const blur = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

let pressed = '';
const overlay = () => document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]');

/** Closes what the last shortcut opened, whose code may still be loading. */
async function closeOverlays({ user }: Rendered) {
  await act(() => vi.dynamicImportSettled());
  await waitFor(async () => {
    if (overlay()) await user.keyboard('{Escape}');
    expect(overlay()).toBeNull();
  });
}

/** The lines of the list of shortcuts, as the page shows it. */
async function listedLines(app: Rendered): Promise<Line[]> {
  isHandled(russianEvent('?'));
  const dialog = await screen.findByRole('dialog', { busy: false, name: 'Keyboard shortcuts' });
  const lines = within(dialog)
    .getAllByRole('heading', { level: 3 })
    .flatMap((heading) =>
      [...(heading.nextElementSibling?.children ?? [])].map((line) => ({
        section: heading.textContent,
        label: line.querySelector('dt')?.textContent ?? '',
        keys: [...line.querySelectorAll('kbd')].map(({ textContent }) => textContent),
      })),
    );
  await closeOverlays(app);
  return lines;
}

type Place = {
  name: string;
  path: string;
  /** the search of another view, which can be undone */
  other: Record<string, unknown>;
  /** the parts of the list of shortcuts that apply */
  sections: string[];
  focus: () => Promise<HTMLElement>;
};

const places: Place[] = [
  {
    name: 'a list',
    path: listPath,
    other: { archived: true },
    sections: ['Everywhere', 'On this page', 'In lists', 'Go to'],
    focus: () =>
      waitFor(() => {
        const cell = document.querySelector<HTMLElement>('tr[data-index="1"] td[data-col="2"]');
        if (!cell) throw new Error(`The list has no row after ${pressed}.`);
        return cell;
      }),
  },
  {
    name: 'a log',
    path: '/experiments/1/trials/1/logs',
    other: { wrap: true },
    sections: ['On this page'],
    focus: async () => {
      await screen.findByRole('textbox', { name: 'Search the whole log' });
      return screen.findByRole('log');
    },
  },
];

test.each(places)(
  'each listed shortcut works on a Russian keyboard, and not while a word is composed: $name (C14)',
  async ({ path, other, sections, focus }) => {
    const app = await renderApp(path);
    const { router } = app;
    const start = async () => {
      await closeOverlays(app);
      const element = await focus();
      act(() => element.focus());
      // a selection would be the subject of the next key
      fireEvent.keyDown(element, { key: 'Escape', code: 'Escape' });
      if (document.activeElement !== element) act(() => blur());
    };
    await start();
    const lines = (await listedLines(app)).filter(({ section }) => sections.includes(section));
    expect(new Set(lines.map(({ section }) => section))).toEqual(new Set(sections));
    const ofPlaces = ({ section }: Line) => section === 'Go to';
    for (const { label, keys } of lines.filter((line) => !ofPlaces(line)))
      for (const printed of keys) {
        await start();
        if (label.startsWith('Undo'))
          await act(() => router.navigate({ to: '.', search: other, replace: true }));
        pressed = label;
        const event = russianEvent(printed);
        const { href } = router.state.location;
        for (const composed of [{ isComposing: true }, { keyCode: 229 }])
          expect(isHandled({ ...event, ...composed }), `${label}: ${printed}, composed`).toBe(
            false,
          );
        expect(overlay()).toBeNull();
        expect(router.state.location.href).toBe(href);
        if (isCharacter(event)) expect(isHandled(event), `${label}: ${printed}`).toBe(true);
      }
    for (const { label, keys } of lines.filter(ofPlaces)) {
      await closeOverlays(app);
      act(() => blur());
      const [first = '', second = ''] = keys;
      isHandled(russianEvent(first));
      expect(isHandled({ ...russianEvent(second), isComposing: true }), label).toBe(false);
      isHandled(russianEvent(first));
      expect(isHandled(russianEvent(second)), label).toBe(true);
    }
  },
);
