import { screen } from '@testing-library/react';
import { demoSandbox, type RenderOptions } from '~/test/render-app';

type Sandbox = ReturnType<typeof demoSandbox>;

export const signInButton = () => screen.findByRole('button', { name: 'Sign In' });

/** Returns the requests, as `GET /path`. */
export const paths = (requests: Request[]) =>
  requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);

/** A sandbox, and overrides of its master's description. */
export async function masterWith(
  change: object,
): Promise<{ sandbox: Sandbox } & Required<Pick<RenderOptions, 'answer'>>> {
  const sandbox = demoSandbox();
  const real = await sandbox.fetch(new Request('http://localhost/api/v1/master'));
  const master = { ...(await real.json()), ...change };
  const answer = (request: Request) =>
    request.url.endsWith('/api/v1/master') ? Response.json(master) : undefined;
  return { sandbox, answer };
}

/** Signs a user in, and returns the token. */
export async function tokenOf(username: string, sandbox: Sandbox): Promise<string> {
  const body = JSON.stringify({ username, password: '', isHashed: true });
  const init = { method: 'POST', body };
  const login = await sandbox.fetch(new Request('http://localhost/api/v1/auth/login', init));
  return (await login.json()).token;
}

/** Sends a request with a token, as a browser does with its cookie. */
export function withToken(
  request: Request,
  token: string,
  send: (request: Request) => Promise<Response>,
) {
  const headers = new Headers(request.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return send(new Request(request, { headers }));
}
