import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { freePort, isFree, requirePort } from './free-port.js';
import { Refusal } from './refusal.js';
import { runToEnd } from './run-to-end.js';

describe('ports', () => {
  it('refuses a taken public port with one sentence that names the port and its variable', async () => {
    const holder = createServer();
    await once(holder.listen(0, '127.0.0.1'), 'listening');
    const { port } = holder.address() as AddressInfo;
    await assert.rejects(requirePort('PLATFORM_PORT', port), (error) => {
      assert.ok(error instanceof Refusal);
      assert.equal(
        error.message,
        `Port ${port} is already in use: stop what listens there, or set PLATFORM_PORT to another port.`,
      );
      return true;
    });
    assert.notEqual(await freePort(port), port);
    holder.close();
  });

  it('sees a port as taken that is held on all addresses', async () => {
    const holder = createServer();
    await once(holder.listen(0, '0.0.0.0'), 'listening');
    assert.equal(await isFree((holder.address() as AddressInfo).port), false);
    holder.close();
  });

  it('gives a wished port when it is free, once', async () => {
    const wished = await freePort();
    assert.notEqual(await freePort(wished), wished);
    assert.ok(wished >= 20_000 && wished < 32_768);
  });

  it('is not given to two platforms of one machine, even before either listens', async () => {
    const port = await freePort();
    const script = `
      const { requirePort } = await import(${JSON.stringify(import.meta.resolve('./free-port.js'))});
      await requirePort('LINKS_PORT', ${port}).catch((error) => console.log(error.message));`;
    const other = await runToEnd(process.execPath, ['--input-type=module', '-e', script]);
    assert.match(other.output, new RegExp(`Port ${port} is already in use`));
  });
});
