import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const chromiumPath = '/usr/bin/chromium';
/** For the option `skip` of a test. */
export const withoutChromium =
  !statSync(chromiumPath, { throwIfNoEntry: false })?.isFile() && 'there is no Chromium on this machine';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const screens = { phone: { width: 320, height: 640 }, desktop: { width: 1200, height: 820 } };
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

/** A headless browser that looks at pages and mails. Pictures go to `PAGES_SCREENSHOTS`, or nowhere for long. */
export async function looking() {
  const wanted = process.env['PAGES_SCREENSHOTS'];
  const folder = wanted ?? mkdtempSync(join(tmpdir(), 'notifications-'));
  mkdirSync(folder, { recursive: true });
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: chromiumPath, args: sandbox });
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));

  return {
    page,
    complaints,
    /** Shows a mail, free of the policy of the page that was there before. */
    async show(html: string): Promise<void> {
      await page.goto('about:blank');
      await page.setContent(html);
    },
    /** Looks at what the page shows in light and dark, on a desktop and on the smallest phone: nothing sticks out, and axe finds nothing. */
    async inspect(name: string): Promise<void> {
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const [screen, viewport] of Object.entries(screens)) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(viewport);
          const widest = await page.evaluate<number>('document.documentElement.scrollWidth');
          await page.screenshot({ path: join(folder, `${name}-${screen}-${colorScheme}.png`), fullPage: true });
          assert.equal(widest, viewport.width, `${name} is wider than its ${screen}`);
        }
        await page.evaluate(axeSource);
        const found = await page.evaluate<Violation[]>(
          `axe.run(document, { runOnly: ${JSON.stringify(standards)} }).then(({ violations }) => violations)`,
        );
        const violations = found.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
        );
        assert.deepEqual(violations, [], `${name} ${colorScheme}`);
      }
    },
    async close(): Promise<void> {
      await browser.close();
      if (!wanted) rmSync(folder, { recursive: true, force: true });
    },
  };
}
