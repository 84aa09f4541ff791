import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { atProcessEnd } from './at-process-end.js';
import { startChromium } from './chromium.js';

export { computedLook, oneLook } from './computed-look.js';
export type { BrowserContext, CDPSession, ConsoleMessage, Locator, Page, Request, Route } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A machine that does other things as well may need this long for a page. */
const patienceMs = 60_000;
/** The smallest screen, which every page must fit. */
export const phone = { width: 320, height: 640 };
const desktop = { width: 1200, height: 820 };

/** Of axe. A mail is shown inside of another page, so landmarks are not its business. */
export const ofMails = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ofPages = [...ofMails, 'best-practice'];
/**
 * Nobody reads what is sound, and the markup of what is not says where it is. Style sheets would be read for an
 * experimental rule alone, which is off.
 */
const onlyAsked = { resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } };
/** All that the other colour scheme can break. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * Colours on their way from one scheme to the other are those of neither. A page that changes its scheme by a script
 * hears of it with one frame, and begins with another. They are ended, as each frame of the way would be painted.
 */
const transitionsEnd = `(async () => {
  for (let frame = 0; frame < 2; frame++) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  }
})()`;

interface Violation {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

export interface Inspection {
  glance?: boolean;
  /** What axe looks for. */
  standards?: string[];
  screens?: Record<'desktop' | 'phone', { width: number; height: number }>;
}

let started: Promise<Browser> | undefined;

/** One for all test files of a process: a suite has private windows of its own. */
function sharedBrowser(): Promise<Browser> {
  return (started ??= startChromium().then((browser) => {
    browser.on('disconnected', () => (started = undefined));
    atProcessEnd(() => browser.close());
    return browser;
  }));
}

/**
 * A headless browser that looks at pages as people and screen readers do. Takes pictures where `PAGES_SCREENSHOTS`
 * names a folder for them.
 */
export async function pageWalk() {
  const folder = process.env['PAGES_SCREENSHOTS'];
  if (folder) mkdirSync(folder, { recursive: true });
  const browser = await sharedBrowser();
  const windows: BrowserContext[] = [];
  const complaints: string[] = [];

  /** A private window. */
  async function open(baseURL: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
    const context = await browser.newContext({
      baseURL,
      viewport: desktop,
      reducedMotion: 'reduce',
      ...options,
    });
    windows.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    page.on('pageerror', (err) => complaints.push(err.message));
    page.on('console', (message) => {
      // A page with an error status is logged by the browser itself.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        complaints.push(message.text());
    });
    return page;
  }

  async function violations(page: Page, runOnly: string[]): Promise<string[]> {
    // By the protocol, not by a script tag: the page's own policy would refuse that, as it should.
    if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axeSource);
    // It is not in the frames of a page, and a sandboxed one would have the browser warn of its question to it.
    const options = JSON.stringify({ runOnly, iframes: false, ...onlyAsked });
    const found = await page.evaluate<Violation[]>(
      `axe.run(document, ${options}).then(({ violations }) => violations)`,
    );
    return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
  }

  /**
   * Looks at the page in light and dark, on a desktop and on the smallest phone, or on the given `screens`; `glance`
   * only looks whether it fits the phone.
   */
  async function inspect(page: Page, name: string, options: Inspection = {}): Promise<void> {
    const { glance = false, standards = ofPages, screens = { desktop, phone } } = options;
    const before = page.viewportSize() ?? screens.desktop;
    try {
      for (const screen of glance ? (['phone'] as const) : (['desktop', 'phone'] as const)) {
        // Colours change no width: the dark page on a phone is only a picture.
        const isLightOnly = glance || (screen === 'phone' && !folder);
        for (const colorScheme of isLightOnly ? (['light'] as const) : (['light', 'dark'] as const)) {
          const { width } = screens[screen];
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(screens[screen]);
          await page.evaluate(transitionsEnd);
          const widest = await page.evaluate<number>('document.documentElement.scrollWidth');
          assert.equal(widest, width, `${name} is wider than its ${screen}`);
          const picture = folder && join(folder, `${name}-${screen}-${colorScheme}.png`);
          if (picture) await page.screenshot({ path: picture, fullPage: true });
          const rules = colorScheme === 'dark' ? ofColours : standards;
          if (screen === 'desktop') assert.deepEqual(await violations(page, rules), [], `${name} ${colorScheme}`);
        }
      }
    } finally {
      // What a page falls short of must not be what the next test sees.
      await page.setViewportSize(before);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  }

  return {
    open,
    inspect,
    /** Errors of scripts and breaches of a content security policy, of all windows of this walk. */
    complaints,
    /** Closes its windows. */
    close: () => Promise.all(windows.map((window) => window.close())),
  };
}

export type PageWalk = Awaited<ReturnType<typeof pageWalk>>;
