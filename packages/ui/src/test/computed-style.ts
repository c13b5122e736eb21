type Visibility = { display: string; opacity: string };

// the browser's own style sheet hides or shows these by more than the name of their tag
const isVarying = (element: Element) =>
  element.localName === 'dialog' ||
  (element.localName === 'input' && element.getAttribute('type')?.toLowerCase() === 'hidden') ||
  element.hasAttribute('hidden') ||
  element.hasAttribute('popover');

const decisive = /display|opacity|visibility|pointer-events/;
const decides = (element: Element) => decisive.test(element.getAttribute('style') ?? '');

// such a value depends on other elements or style sheets
const isKeyword = (value: string) => /^(?:inherit|initial|revert|unset)/.test(value);

/** The value that an element's own style attribute sets; empty if it sets none. */
const setValue = (element: Element, name: string): string =>
  decides(element) && 'style' in element
    ? (element as HTMLElement).style.getPropertyValue(name)
    : '';

const sheets = new WeakMap<CSSStyleSheet, boolean>();

function sheetDecides(sheet: CSSStyleSheet): boolean {
  const cachedAnswer = sheets.get(sheet);
  if (cachedAnswer !== undefined) return cachedAnswer;
  const answer = [...sheet.cssRules].some(({ cssText }) => decisive.test(cssText));
  sheets.set(sheet, answer);
  return answer;
}

/**
 * Makes `getComputedStyle` return visibility and pointer events from the tag name, as long as
 * nothing else affects them. jsdom matches every rule of the browser's style sheet, and queries by
 * role read the style of each element and all its ancestors.
 */
export function quickenComputedStyle(view: Window & typeof globalThis) {
  const original = view.getComputedStyle;
  // test files share a window
  if (original.name === quickStyle.name) return;
  const byTag = new Map<string, Visibility>();

  function visibilityOf(element: Element): Visibility {
    const tag = `${element.namespaceURI} ${element.localName}`;
    const cachedVisibility = byTag.get(tag);
    if (cachedVisibility) return cachedVisibility;
    const { display, opacity } = original(element);
    // its own attribute may set the other property
    if (!decides(element)) byTag.set(tag, { display, opacity });
    return { display, opacity };
  }

  const isStyled = () => [...view.document.styleSheets].some(sheetDecides);

  /** The value of a property that is not inherited; undefined where jsdom must compute it. */
  function ownValue(element: Element, name: keyof Visibility): string | undefined {
    if (isVarying(element) || isStyled()) return undefined;
    const value = setValue(element, name);
    if (value === '') return visibilityOf(element)[name];
    return name === 'opacity' || isKeyword(value) ? undefined : value;
  }

  /** The value that the element or its nearest ancestor sets. */
  function inheritedValue(element: Element, name: string, initial: string): string | undefined {
    if (isStyled()) return undefined;
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (each.hasAttribute('hidden')) return undefined;
      const value = setValue(each, name);
      if (value !== '') return isKeyword(value) ? undefined : value;
    }
    return initial;
  }

  function quick(element: Element, name: string): string | undefined {
    switch (name) {
      case 'display':
      case 'opacity':
        return ownValue(element, name);
      case 'visibility':
        return inheritedValue(element, name, 'visible');
      case 'pointerEvents':
      case 'pointer-events':
        return inheritedValue(element, 'pointer-events', 'auto');
      default:
        return undefined;
    }
  }

  function quickStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
    const hasStyle = element instanceof view.HTMLElement || element instanceof view.SVGElement;
    if (pseudo || !hasStyle) return original(element, pseudo);
    return new Proxy(element.style, {
      get(_style, name) {
        if (name === 'getPropertyValue')
          return (property: string) =>
            quick(element, property) ?? original(element).getPropertyValue(property);
        const quickValue = typeof name === 'string' ? quick(element, name) : undefined;
        if (quickValue !== undefined) return quickValue;
        const style = original(element);
        const value: unknown = Reflect.get(style, name);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  }

  view.getComputedStyle = quickStyle;
}
