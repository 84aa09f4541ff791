import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { freePort, isFree, requirePort } from './free-port.js';
import { Refusal } from './refusal.js';
import { runToEnd } from './run-to-end.js';

describe('the ports of the platform', () => {
  it('are refused when taken, with one sentence that names the port and its variable', async () => {
    const holder = createServer();
    await once(holder.listen(0, '127.0.0.1'), 'listening');
    const { port } = holder.address() as AddressInfo;
    await assert.rejects(requirePort('PLATFORM_PORT', port), (error) => {
      assert.ok(error instanceof Refusal);
      expect(error.message).toBe(
        `Port ${port} is already in use: stop what listens there, or set PLATFORM_PORT to another port.`,
      );
      return true;
    });
    expect(await freePort(port)).not.toBe(port);
    holder.close();
  });

  it('are taken when another program listens on all addresses', async () => {
    const holder = createServer();
    await once(holder.listen(0, '0.0.0.0'), 'listening');
    expect(await isFree((holder.address() as AddressInfo).port)).toBe(false);
    holder.close();
  });

  it('are the preferred ones when these are free, once', async () => {
    const wished = await freePort();
    expect(await freePort(wished)).not.toBe(wished);
    assert.ok(wished >= 20_000 && wished < 32_768);
  });

  it('are not given to two platforms of one machine, even before either listens', async () => {
    const port = await freePort();
    const script = `
      const { requirePort } = await import(${JSON.stringify(import.meta.resolve('./free-port.js'))});
      await requirePort('LINKS_PORT', ${port}).catch((error) => console.log(error.message));`;
    const other = await runToEnd(process.execPath, ['--input-type=module', '-e', script]);
    expect(other.output).toMatch(new RegExp(`Port ${port} is already in use`));
  });
});
