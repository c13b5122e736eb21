import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  replaceNext,
  SearchQuery,
  search,
  setSearchQuery,
} from '@codemirror/search';
import type { EditorState } from '@codemirror/state';
import type { EditorView, Panel } from '@codemirror/view';
import { formatCount, plural } from '../lib/format';
import { keyOf } from '../lib/keys';

const maxCount = 1000;

/** Returns `3 of 12`, or why nothing can be counted. */
function placeOf(state: EditorState, query: SearchQuery): string {
  if (query.search === '') return '';
  if (!query.valid) return 'Not a pattern';
  const { from } = state.selection.main;
  let count = 0;
  let place = 0;
  for (const match of { [Symbol.iterator]: () => query.getCursor(state) }) {
    count += 1;
    if (match.from <= from) place = count;
    if (count === maxCount) return `more than ${formatCount(maxCount - 1)}`;
  }
  if (count === 0) return 'No match';
  return place === 0 ? plural(count, 'match', 'matches') : `${place} of ${count}`;
}

type SearchAction = { label: string; text: string; run: () => void };

function button({ label, text, run }: SearchAction): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.title = label;
  element.setAttribute('aria-label', label);
  element.addEventListener('click', run);
  return element;
}

function input(label: string, value: string, onInput: () => void): HTMLInputElement {
  const element = document.createElement('input');
  element.value = value;
  element.placeholder = label;
  element.setAttribute('aria-label', label);
  element.addEventListener('input', onInput);
  return element;
}

/**
 * The search bar inside the editor: plain DOM elements, because it belongs to the editor's own
 * tree.
 */
function searchPanel(view: EditorView): Panel {
  let query = getSearchQuery(view.state);
  const count = document.createElement('output');
  const showCount = () => {
    count.textContent = placeOf(view.state, query);
  };
  const change = () => {
    query = new SearchQuery({
      search: text.value,
      replace: replacement.value,
      caseSensitive: inCase.getAttribute('aria-pressed') === 'true',
      literal: true,
    });
    view.dispatch({ effects: setSearchQuery.of(query) });
    showCount();
  };
  const text = input('Search', query.search, change);
  text.setAttribute('main-field', 'true');
  text.addEventListener('keydown', (event) => {
    if (keyOf(event) !== 'Enter') return;
    event.preventDefault();
    (event.shiftKey ? findPrevious : findNext)(view);
  });
  const replacement = input('Replace with', query.replace, change);
  const inCase = button({
    label: 'Match case',
    text: 'Aa',
    run: () => {
      inCase.setAttribute('aria-pressed', `${inCase.getAttribute('aria-pressed') !== 'true'}`);
      change();
    },
  });
  inCase.setAttribute('aria-pressed', String(query.caseSensitive));
  const dom = document.createElement('search');
  dom.className = 'code-search';
  dom.append(
    text,
    count,
    button({ label: 'Previous match', text: '↑', run: () => findPrevious(view) }),
    button({ label: 'Next match', text: '↓', run: () => findNext(view) }),
    inCase,
  );
  if (!view.state.readOnly)
    dom.append(
      replacement,
      button({ label: 'Replace', text: 'Replace', run: () => replaceNext(view) }),
      button({ label: 'Replace all', text: 'All', run: () => replaceAll(view) }),
    );
  const close = button({ label: 'Close search', text: '×', run: () => closeSearchPanel(view) });
  close.className = 'code-close';
  dom.append(close);
  return {
    dom,
    top: true,
    mount: () => {
      showCount();
      text.select();
    },
    update: (update) => {
      const next = getSearchQuery(update.state);
      if (!next.eq(query)) {
        query = next;
        text.value = next.search;
      }
      if (update.docChanged || update.selectionSet) showCount();
    },
  };
}

export const editorSearch = search({ top: true, createPanel: searchPanel, literal: true });
