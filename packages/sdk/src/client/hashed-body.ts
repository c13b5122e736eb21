// the operations whose body has a password and `isHashed`
const operations: readonly string[] = ['login', 'postUser', 'patchUser'];

/** Returns true if the body of the operation may contain a password, which is sent hashed. */
export const hasPassword = (operationId: string): boolean => operations.includes(operationId);

/**
 * The body with its password hashed, so that it never travels in clear; unchanged without a password
 * or where the caller sets `isHashed`.
 */
export async function hashedBody(body: unknown): Promise<unknown> {
  if (typeof body !== 'object' || body === null) return body;
  if ('isHashed' in body && body.isHashed !== undefined) return body;
  if (!('password' in body) || typeof body.password !== 'string') return body;
  const { hashPassword } = await import('./password');
  return { ...body, password: await hashPassword(body.password), isHashed: true };
}
