import { content } from './content.js';
import type { Scene } from './scene.js';

export interface Colleague {
  name: string;
  surname: string;
  email: string;
  role?: string;
}

/** Those whom Ada adds to Harbour Works, those who join by a link, and those of other organizations. */
export const people = () => content<Record<'added' | 'joining' | 'elsewhere', Colleague[]>>('people');

/** The accounts of all of them, in one command. */
export async function makePeople({ once, operate, demo }: Scene): Promise<void> {
  await once('people', () => {
    const lines = Object.values(people())
      .flat()
      .map(({ name, surname, email }) => JSON.stringify({ name, surname, email }));
    return operate(['user', 'import', '--password', demo.password, '--verified'], lines.join('\n'));
  });
}
