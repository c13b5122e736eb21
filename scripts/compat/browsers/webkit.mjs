import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { viewport } from './driver.mjs';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

/**
 * WebKitGTK, which has the engine of Safari, by WebDriver, on a screen in memory.
 *
 * @returns {Promise<import('./driver.mjs').Driver>}
 */
export async function openWebKit() {
  const port = await freePort();
  const child = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', '/usr/bin/WebKitWebDriver', `--port=${port}`],
    {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    },
  );
  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>}
   */
  const send = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const { value } = /** @type {{ value: any }} */ (await answer.json());
    if (!answer.ok) throw new Error(`WebKit: ${value?.error}: ${value?.message}`);
    return value;
  };
  const session = await started(() =>
    send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
            args: ['--automation'],
          },
        },
      },
    }),
  );
  const base = `/session/${session.sessionId}`;
  // longer than any wait of a step
  await send('POST', `${base}/timeouts`, { script: 120_000, pageLoad: 120_000 });
  /** @param {string} script */
  const run = async (script) => {
    const text = await send('POST', `${base}/execute/async`, {
      script: `const done = arguments[arguments.length - 1];
        (async () => { ${script} })().then(
          (value) => done(JSON.stringify({ value })),
          (error) => done(JSON.stringify({ error: String(error) })),
        );`,
      args: [],
    });
    const { value, error } = JSON.parse(text);
    if (error) throw new Error(`WebKit: ${error}`);
    return value;
  };
  return {
    name: 'WebKitGTK',
    goto: async (url, helpers) => {
      await send('POST', `${base}/url`, { url });
      const { width, height } = await run(
        'return { width: outerWidth - innerWidth, height: outerHeight - innerHeight };',
      );
      const size = { width: viewport.width + width, height: viewport.height + height };
      await send('POST', `${base}/window/rect`, size);
      await run(helpers);
    },
    run,
    perform: async (actions) => {
      await send('POST', `${base}/actions`, { actions });
    },
    screenshot: () => send('GET', `${base}/screenshot`),
    close: async () => {
      await send('DELETE', base).catch(() => undefined);
      // the whole group: the screen, the driver and the browser
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/**
 * Repeats a call until the driver listens.
 *
 * @template Value
 * @param {() => Promise<Value>} call
 */
async function started(call) {
  const until = Date.now() + 90_000;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (Date.now() > until || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
