import { useEffect } from 'react';

type SheetProps = { styles: string; dynamic?: boolean };
type StyleSheetUse = { add: (styles: string) => void; remove: () => void };

/**
 * Replaces the package of this name, with which dialogs and menus lock the page's scrolling. Adds
 * rules as constructed style sheets, because the content security policy forbids a `<style>`
 * element.
 */
function adoptedSheet(): StyleSheetUse {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  return {
    add(styles) {
      users += 1;
      if (users > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      sheet = null;
    },
  };
}

function useStyles(sheet: StyleSheetUse, { styles, dynamic = false }: SheetProps) {
  const key = dynamic ? styles : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: static styles are read once
  useEffect(() => {
    sheet.add(styles);
    return () => sheet.remove();
  }, [sheet, key]);
}

export function styleSingleton() {
  const sheet = adoptedSheet();
  return (props: SheetProps) => {
    useStyles(sheet, props);
    return null;
  };
}
