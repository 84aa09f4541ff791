import { page, type PageRoute } from '../../navigation/page-route.js';
import { numberOf } from '../../navigation/params.js';

export const channelRoutes: PageRoute[] = [
  page('links/channels', async () => (await import('./channels.page.js')).ChannelsPage),
  page('links/channels/new', async () => (await import('./new-channel.page.js')).NewChannelPage),
  page(
    'links/channels/$id',
    async () => (await import('./channel.page.js')).ChannelPage,
    (given) => {
      const id = numberOf(given['id']);
      return id !== undefined && { id };
    },
  ),
];
