import type { LinkDetails } from '@platform/contracts';
import type { Requests } from '../../api/keyed-posts.js';
import type { LinkFields } from './answers.js';

/** Changes a link. @returns how it is then */
export async function updateLink(platform: Requests, id: number, body: LinkFields): Promise<LinkDetails> {
  const params = { path: { id } };
  await platform.put('/api/v1/links/url/{id}/update', { params, body });
  return (await platform.get('/api/v1/links/url/{id}', { params })).details;
}
