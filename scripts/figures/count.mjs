import ts from 'typescript';

/** @typedef {'code' | 'generated' | 'test'} Kind */
/** @typedef {{ lines: number, casts: number, anys: number, lazies: number }} Count */

/**
 * Returns whether a file is code of the product, a test, or generated.
 *
 * @param {string} file
 * @returns {Kind}
 */
export function kindOf(file) {
  if (/(^|\/)generated\/|\.gen\.ts$/.test(file)) return 'generated';
  if (/\.(test|test-d|walk)\.tsx?$|(^|\/)(test|e2e|bench|compat)\//.test(file)) return 'test';
  return 'code';
}

/**
 * Returns the package that a file belongs to: `console`, `packages/sdk`, `scripts`.
 *
 * @param {string} file
 */
export function areaOf(file) {
  const [first = '', second = ''] = file.split('/');
  if (first === 'packages') return `packages/${second}`;
  return first === 'console' || first === 'scripts' ? first : 'root';
}

/**
 * Counts lines, casts (`as` but not `as const`), `any` and calls of `lazy()` in a file.
 *
 * @param {string} file
 * @param {string} text
 * @returns {Count}
 */
export function countFile(file, text) {
  const count = { lines: text.split('\n').length - 1, casts: 0, anys: 0, lazies: 0 };
  if (kindOf(file) !== 'code') return count;
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : undefined;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isAsExpression(node) && !isConst(node.type)) count.casts += 1;
    else if (node.kind === ts.SyntaxKind.AnyKeyword) count.anys += 1;
    else if (ts.isCallExpression(node) && isLazy(node.expression)) count.lazies += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return count;
}

/** @param {ts.TypeNode} type */
const isConst = (type) =>
  ts.isTypeReferenceNode(type) &&
  ts.isIdentifier(type.typeName) &&
  type.typeName.escapedText === 'const';

/** @param {ts.Expression} called */
const isLazy = (called) => ts.isIdentifier(called) && called.escapedText === 'lazy';
