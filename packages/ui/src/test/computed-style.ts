type Visibility = { display: string; opacity: string };

// whether the browser's own style sheet shows them depends on more than the name of their tag
const varying = new Set(['dialog', 'input']);
const isVarying = (element: Element) =>
  varying.has(element.localName) ||
  element.hasAttribute('hidden') ||
  element.hasAttribute('popover');

const decisive = /display|opacity|visibility|pointer-events/;
const decides = (element: Element) => decisive.test(element.getAttribute('style') ?? '');

const sheets = new WeakMap<CSSStyleSheet, boolean>();

function sheetDecides(sheet: CSSStyleSheet): boolean {
  const known = sheets.get(sheet);
  if (known !== undefined) return known;
  const found = [...sheet.cssRules].some(({ cssText }) => decisive.test(cssText));
  sheets.set(sheet, found);
  return found;
}

/**
 * Makes `getComputedStyle` answer whether an element is visible and takes the pointer from the name
 * of its tag, as long as nothing else decides that. jsdom matches every rule of the browser's style
 * sheet, and queries by role ask for each element and all of those around it.
 */
export function quickenComputedStyle(view: Window & typeof globalThis) {
  const whole = view.getComputedStyle;
  // test files share a window
  if (whole.name === quickStyle.name) return;
  const byTag = new Map<string, Visibility>();

  function visibilityOf(element: Element): Visibility {
    const tag = `${element.namespaceURI} ${element.localName}`;
    const known = byTag.get(tag);
    if (known) return known;
    const { display, opacity } = whole(element);
    byTag.set(tag, { display, opacity });
    return { display, opacity };
  }

  function isPlain(element: Element, name: string): boolean {
    if ([...view.document.styleSheets].some(sheetDecides)) return false;
    if (name === 'display' || name === 'opacity') return !decides(element) && !isVarying(element);
    // inherited from any element around it
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (decides(each) || each.hasAttribute('hidden')) return false;
    }
    return true;
  }

  function quick(element: Element, name: string): string | undefined {
    switch (name) {
      case 'display':
      case 'opacity':
        return isPlain(element, name) ? visibilityOf(element)[name] : undefined;
      case 'visibility':
        return isPlain(element, name) ? 'visible' : undefined;
      case 'pointerEvents':
      case 'pointer-events':
        return isPlain(element, name) ? 'auto' : undefined;
      default:
        return undefined;
    }
  }

  function quickStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
    const isStyled = element instanceof view.HTMLElement || element instanceof view.SVGElement;
    if (pseudo || !isStyled) return whole(element, pseudo);
    return new Proxy(element.style, {
      get(_style, name) {
        if (name === 'getPropertyValue')
          return (property: string) =>
            quick(element, property) ?? whole(element).getPropertyValue(property);
        const known = typeof name === 'string' ? quick(element, name) : undefined;
        if (known !== undefined) return known;
        const style = whole(element);
        const value: unknown = Reflect.get(style, name);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  }

  view.getComputedStyle = quickStyle;
}
