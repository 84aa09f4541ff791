import { expect, it } from '@jest/globals';
import { deviceNamed, devicesOf } from './devices.js';

const agents = {
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  firefoxpad:
    'Mozilla/5.0 (iPad; CPU iPhone OS 13_3 like Mac OS X) AppleWebKit/605.1.15 ' +
    'FxiOS/133.0 Mobile/15E148 Safari/605.1.15',
  chromepad:
    'Mozilla/5.0 (iPhone; CPU iPad OS 16_3 like Mac OS X) AppleWebKit/605.1.15 CriOS/117.0 Mobile/15E148 Safari/604.1',
  pixel: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
  tablet: 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
  lumia: 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) Mobile Safari/537.36 Edge/15.15063',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
  chromebook: 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
};

it('devices are told apart, the more exact name first', () => {
  expect(Object.fromEntries(Object.entries(agents).map(([name, agent]) => [name, devicesOf(agent)]))).toStrictEqual({
    iphone: ['iphone', 'ios', 'mobile'],
    ipad: ['ipad', 'ios', 'tablet'],
    firefoxpad: ['ipad', 'ios', 'tablet'],
    chromepad: ['ipad', 'ios', 'tablet'],
    pixel: ['android', 'mobile'],
    tablet: ['android', 'tablet'],
    lumia: ['windowsphone', 'mobile'],
    windows: ['windows', 'desktop'],
    mac: ['mac', 'desktop'],
    linux: ['linux', 'desktop'],
    chromebook: ['chromeos', 'desktop'],
  });
  expect(devicesOf('')).toStrictEqual([]);
  expect(devicesOf('curl/8.0')).toStrictEqual([]);
});

it('a device is recognized by any of its names', () => {
  for (const [text, device] of [
    ['iPhone', 'iphone'],
    ['ANDROID', 'android'],
    ['Windows Phone', 'windowsphone'],
    ['macOS', 'mac'],
    ['Desktop', 'desktop'],
  ] as const)
    expect(deviceNamed(text)).toBe(device);
  for (const text of ['', 'toaster', 'constructor', '__proto__']) expect(deviceNamed(text)).toBe(null);
});
