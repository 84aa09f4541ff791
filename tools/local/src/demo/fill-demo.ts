import { makeAnswers } from './answers.js';
import { makeApplications } from './applications.js';
import { makeClicks } from './clicks.js';
import { makeLinkExtras } from './link-extras.js';
import { makeLinks } from './links.js';
import { makeNotifications } from './notifications.js';
import { makeOrganizations } from './organizations.js';
import { makePeople } from './people.js';
import type { Scene } from './scene.js';
import { makeWebhooks } from './webhooks.js';

/** In the order in which one needs another. */
const families = {
  people: makePeople,
  organizations: makeOrganizations,
  applications: makeApplications,
  links: makeLinks,
  'overlays, pages and codes': makeLinkExtras,
  answers: makeAnswers,
  clicks: makeClicks,
  notifications: makeNotifications,
  webhooks: makeWebhooks,
};

/**
 * Fills the small demo up to the living one, once: what is there stays as it is. A family that fails is said, and does
 * not keep the others from being made; the next start tries it again.
 *
 * @returns the sentence of each family that failed
 */
export async function fillDemo(scene: Scene): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, make] of Object.entries(families)) {
    try {
      await make(scene);
    } catch (error) {
      problems.push(`${name} of the demo: ${(error as Error).message}`);
    }
  }
  return problems;
}
