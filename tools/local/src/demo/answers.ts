import { Chance } from './chance.js';
import { content } from './content.js';
import { linkOf } from './links.js';
import { visitPublicly } from './public-visit.js';
import type { Scene } from './scene.js';
import type { Traffic } from './visits.js';

interface Answers {
  /** How many votes come for each option. */
  poll: { link: string; votes: number[] };
  contact: { link: string; messages: { email: string; message: string }[] };
  report: { link: string; category: string; details: string };
}

const seed = 1910;

/** What visitors have sent: votes, messages to the owner, and a report of a harmful link to the operator. */
export async function makeAnswers(scene: Scene): Promise<void> {
  const { poll, contact, report } = content<Answers>('answers');
  const chance = new Chance(seed);
  const { countries } = content<Traffic>('clicks');
  const send = async (url: string, form: Record<string, string>) => {
    const address = `${chance.of(chance.weighted(countries).networks)}.${1 + chance.below(250)}`;
    const status = await visitPublicly(scene, url, { address, form, headers: { accept: 'text/plain' } });
    if (status !== 200) throw new Error(`a form to ${url} was answered by ${status}`);
  };
  const answered = async (link: string) => `${(await linkOf(scene, link)).shorturl}/answer`;
  const votes = poll.votes.flatMap((count, option) => Array.from({ length: count }, () => String(option)));
  for (const [index, option] of votes.entries())
    await scene.once(`vote ${index}`, async () => send(await answered(poll.link), { option }));
  for (const message of contact.messages)
    await scene.once(`message ${message.email}`, async () => send(await answered(contact.link), message));
  const { link, ...form } = report;
  await scene.once('report', async () => {
    const address = (await linkOf(scene, link)).shorturl;
    await send(`${scene.addresses.links_base_url}/report`, { address, ...form });
  });
}
