/**
 * A column that is computed from others; its id in links and views holds its whole definition.
 */
export type Derived = { name: string; expression: string };

const idPattern = /^fx\.([^=]+)=(.+)$/s;

export const derivedId = ({ name, expression }: Derived): string =>
  `fx.${name.trim()}=${expression.trim()}`;

/** `fx.ratio=validation.loss / hp.lr`; undefined for other columns. */
export function derivedOf(id: string): Derived | undefined {
  const [, name, expression] = idPattern.exec(id) ?? [];
  return name === undefined || expression === undefined ? undefined : { name, expression };
}
